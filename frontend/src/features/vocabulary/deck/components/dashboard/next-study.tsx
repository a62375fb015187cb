import type { FlashcardStats, LeitnerStats } from '@b1fuchs/contracts';
import { GraduationCap, Plus } from 'lucide-react';
import { Fox } from '../../../../../components/fox/fox.js';
import { Banner } from '../../../../../components/ui/banner.js';
import { LinkButton } from '../../../../../components/ui/button.js';
import { HelpText } from '../../../../../components/ui/help-text.js';
import { paths } from '../../../../../lib/paths.js';
import { dashboardTexts as texts } from '../../wording.js';

/** How many cards wait, and the way to them; with an empty deck, the way to its first words. */
export function NextStudy({ stats: { totalCards, dueCards }, leitnerStats: { overdue, reviewedToday } }: { stats: FlashcardStats; leitnerStats: LeitnerStats }) {
  if (totalCards === 0) {
    return (
      <Banner
        title={texts.emptyTitle}
        picture={<Fox state="idle" size={96} />}
        action={
          <LinkButton to={paths.addWords} variant="primary" icon={<Plus aria-hidden />}>
            {texts.addWords}
          </LinkButton>
        }
      >
        {texts.emptyText}
      </Banner>
    );
  }
  const isDone = dueCards === 0;
  return (
    <Banner
      title={isDone ? texts.nothingDue : texts.due(dueCards)}
      picture={<Fox state={isDone ? 'celebrating' : 'idle'} size={96} />}
      action={
        <LinkButton to={`${paths.vocabulary}?tab=study`} variant={isDone ? 'secondary' : 'primary'} icon={<GraduationCap aria-hidden />}>
          {texts.study}
        </LinkButton>
      }
    >
      {isDone && <HelpText>{texts.nothingDueText}</HelpText>}
      {overdue > 0 && <HelpText>{texts.overdue(overdue)}</HelpText>}
      {reviewedToday > 0 && <HelpText>{texts.reviewedToday(reviewedToday)}</HelpText>}
    </Banner>
  );
}
