import type { AchievementsResponse, UserProgress } from '@b1fuchs/contracts';
import { Fox } from '../../../components/fox/fox.js';
import { Banner } from '../../../components/ui/banner.js';
import { LinkButton } from '../../../components/ui/button.js';
import { nextStepFor } from '../model/next-step.js';
import { sectionActions } from '../model/texts.js';

type Props = {
  achievements: AchievementsResponse;
  hasPractisedToday: boolean;
  /** Null where the server could not be asked. */
  advice: UserProgress['nextExercise'] | null;
};

/** What to do next and why: the one main action of the home screen. */
export function NextStep({ achievements, hasPractisedToday, advice }: Props) {
  const { streakDates, currentStreak } = achievements;
  const { section, title, sentences } = nextStepFor({ advice, isNew: streakDates.length === 0, hasPractisedToday, currentStreak });
  const action = sectionActions[section];
  return (
    <Banner
      title={title}
      picture={<Fox state={hasPractisedToday ? 'celebrating' : 'idle'} size={96} />}
      action={
        <LinkButton to={action.to} variant="primary">
          {action.label}
        </LinkButton>
      }
    >
      {sentences.flatMap((sentence) => [sentence, ' '])}
    </Banner>
  );
}
