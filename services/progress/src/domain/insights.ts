import { errorCategorySchema, type ErrorCategory, type ErrorTrend, type Insights } from '@b1fuchs/contracts';
import { addDays, type DayKey } from '@b1fuchs/kit';
import type { Activity } from './practice-day.js';
import { mondayOf } from './summary.js';

/** Weeks that the charts go back, this one included. */
export const WEEKS_SHOWN = 12;
/** A trend compares the last so many days with as many before. */
export const DAYS_COMPARED = 28;
/** Fewer words in either period say nothing of a trend. */
const LEAST_WORDS = 150;
/** A change counts from a fifth on, and from three errors in 1,000 words. */
const LEAST_CHANGE = 0.2;
const LEAST_ERRORS_CHANGED = 0.3;

/** Grades over time, oldest first. @param latest graded exercises, the latest first */
export function gradesOverTime(section: 'writing' | 'speaking', latest: readonly Activity[]): Insights['grades'] {
  return latest.toReversed().flatMap(({ score, occurredAt, day, result }) => (score === null ? [] : { section, at: occurredAt.toISOString(), day, grade: score, criteria: result.criteria ?? {} }));
}

/** Errors week by week, oldest first; weeks without corrected words are left out. */
export function errorsByWeek(activities: readonly Activity[]): Insights['errors'] {
  return byWeek(activities.filter(({ result }) => (result.errors?.words ?? 0) > 0)).map(([week, some]) => ({ week, ...errorsIn(some) }));
}

/** Cards week by week, oldest first; weeks without answers are left out. */
export function cardsByWeek(activities: readonly Activity[]): Insights['vocabulary'] {
  return byWeek(activities.filter(({ result }) => (result.cards?.answered ?? 0) > 0)).map(([week, some]) => ({ week, ...cardsIn(some) }));
}

export function cardsIn(activities: readonly Activity[]): { answered: number; right: number } {
  const cards = activities.flatMap(({ result }) => result.cards ?? []);
  return { answered: sum(cards.map(({ answered }) => answered)), right: sum(cards.map(({ right }) => right)) };
}

/** Which kinds of error fall and which rise, the most frequent now first; empty without enough words in both periods. */
export function errorTrends(activities: readonly Activity[], today: DayKey): ErrorTrend[] {
  const border = addDays(today, 1 - DAYS_COMPARED);
  const now = errorsIn(activities.filter(({ day }) => day >= border));
  const before = errorsIn(activities.filter(({ day }) => day < border && day >= addDays(border, -DAYS_COMPARED)));
  if (now.words < LEAST_WORDS || before.words < LEAST_WORDS) return [];
  return errorCategorySchema.options
    .map((category) => trendOf(category, rate(before, category), rate(now, category)))
    .filter((trend) => trend.before > 0 || trend.now > 0)
    .toSorted((one, other) => other.now - one.now || other.before - one.before);
}

type Errors = { words: number; counts: Partial<Record<ErrorCategory, number>> };

function trendOf(category: ErrorCategory, before: number, now: number): ErrorTrend {
  const change = now - before;
  const isChange = Math.abs(change) >= Math.max(LEAST_ERRORS_CHANGED, LEAST_CHANGE * before);
  return { category, before, now, direction: isChange ? (change < 0 ? 'falling' : 'rising') : 'steady' };
}

/** In 100 words, to one decimal. */
const rate = ({ words, counts }: Errors, category: ErrorCategory): number => Math.round((1_000 * (counts[category] ?? 0)) / words) / 10;

function errorsIn(activities: readonly Activity[]): Errors {
  const counts: Errors['counts'] = {};
  let words = 0;
  for (const { result } of activities) {
    words += result.errors?.words ?? 0;
    for (const category of errorCategorySchema.options) {
      const count = result.errors?.counts[category] ?? 0;
      if (count > 0) counts[category] = (counts[category] ?? 0) + count;
    }
  }
  return { words, counts };
}

function byWeek(activities: readonly Activity[]): [DayKey, Activity[]][] {
  const weeks = new Map<DayKey, Activity[]>();
  for (const activity of activities) {
    const week = mondayOf(activity.day);
    weeks.set(week, [...(weeks.get(week) ?? []), activity]);
  }
  return [...weeks].toSorted(([one], [other]) => one.localeCompare(other));
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
