import type { DueFlashcard, LeitnerStats } from '@b1fuchs/contracts';

type Counts = Pick<LeitnerStats, 'dueToday' | 'overdue'>;
type Due = Pick<DueFlashcard, 'dueDay'>;

/** What is due and what was due on an earlier day, of these cards. @param today the learner's day, 'yyyy-MM-dd' */
export const countsOf = (cards: readonly Due[], today: string): Counts => ({
  dueToday: cards.length,
  overdue: cards.filter(({ dueDay }) => dueDay < today).length,
});

/** The figures once these cards are answered, until the server's own arrive. */
export function withoutCards<T extends Counts>(stats: T, cards: readonly Due[], today: string): T {
  const { dueToday, overdue } = countsOf(cards, today);
  return { ...stats, dueToday: Math.max(0, stats.dueToday - dueToday), overdue: Math.max(0, stats.overdue - overdue) };
}

/** The figures once these cards are due again. */
export function withCards<T extends Counts>(stats: T, cards: readonly Due[], today: string): T {
  const { dueToday, overdue } = countsOf(cards, today);
  return { ...stats, dueToday: stats.dueToday + dueToday, overdue: stats.overdue + overdue };
}
