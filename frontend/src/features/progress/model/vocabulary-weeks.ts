import type { Insights } from '@b1fuchs/contracts';
import type { DayKey } from './days.js';

export type VocabularyWeek = { week: DayKey; answered: number; right: number; /** Whole percent of the answers. */ percent: number };

/** How many answers to cards were right, week by week; a week without answers is left out. */
export const vocabularyWeeks = (weeks: Insights['vocabulary']): VocabularyWeek[] =>
  weeks.filter(({ answered }) => answered > 0).map((week) => ({ ...week, percent: Math.round((week.right / week.answered) * 100) }));
