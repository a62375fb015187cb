import type { AchievementsResponse } from '@b1fuchs/contracts';
import { Fox } from '../../../components/fox/fox.js';
import { Banner } from '../../../components/ui/banner.js';
import { LinkButton } from '../../../components/ui/button.js';
import { paths } from '../../../lib/paths.js';
import { overviewTexts, texts } from '../model/texts.js';

type Props = { achievements: AchievementsResponse; hasPractisedToday: boolean };

/** What to do next and why: the one main action of the home screen. */
export function NextStep({ achievements, hasPractisedToday }: Props) {
  const isNew = achievements.streakDates.length === 0;
  const { title, text } = wording({ isNew, hasPractisedToday, streak: achievements.currentStreak });
  return (
    <Banner
      title={title}
      picture={<Fox state={hasPractisedToday ? 'celebrating' : 'idle'} size={96} />}
      action={
        <LinkButton to={paths.writing} variant={hasPractisedToday ? 'secondary' : 'primary'}>
          {hasPractisedToday ? overviewTexts.doneAction : texts.startWriting}
        </LinkButton>
      }
    >
      {text}
    </Banner>
  );
}

function wording({ isNew, hasPractisedToday, streak }: { isNew: boolean; hasPractisedToday: boolean; streak: number }) {
  if (hasPractisedToday) return { title: overviewTexts.doneTitle, text: overviewTexts.doneText };
  if (isNew) return { title: overviewTexts.firstTitle, text: overviewTexts.firstText };
  return { title: overviewTexts.dueTitle, text: overviewTexts.dueText(streak) };
}
