import type { LeitnerStats } from '@b1fuchs/contracts';
import { paths } from '../../../../lib/paths.js';
import { dashboardTexts, dueCardsTexts } from '../wording.js';

export type DueSummary = {
  title: string;
  text?: string;
  /** Small numbers beside the title. */
  figures: { name: string; count: number }[];
  action: { to: string; label: string };
};

/** What is due today in words and figures, and where to go: to the cards, to the deck, or to the words for a first one. */
export function dueSummary({ dueToday, overdue, reviewedToday, forecast, boxDistribution }: LeitnerStats): DueSummary {
  if (boxDistribution.every(({ count }) => count === 0)) {
    return { title: dashboardTexts.emptyTitle, text: dashboardTexts.emptyText, figures: [], action: { to: paths.addWords, label: dashboardTexts.addWords } };
  }
  const figures = [
    { name: dueCardsTexts.reviewed, count: reviewedToday },
    { name: dueCardsTexts.tomorrow, count: forecast[0]?.count ?? 0 },
  ];
  if (dueToday === 0) return { title: dashboardTexts.nothingDue, figures, action: { to: paths.vocabulary, label: dueCardsTexts.open } };
  return {
    title: dashboardTexts.due(dueToday),
    ...(overdue > 0 ? { text: dashboardTexts.overdue(overdue) } : {}),
    figures,
    action: { to: `${paths.vocabulary}?tab=study`, label: dueCardsTexts.study },
  };
}
