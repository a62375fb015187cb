import { practiceSectionSchema, type PracticeSection } from '@b1fuchs/contracts';
import { addDays, daysBetween, type DayKey } from '@b1fuchs/kit';
import type { Moment, PracticeDay, SectionTotals } from './practice-day.js';
import { streaksAtPractice, streaksNow, type Streaks, type StreaksAtPractice } from './streaks.js';

/** A Monday; every other Monday is whole weeks away from it. */
const SOME_MONDAY: DayKey = '2024-01-01';
export const mondayOf = (day: DayKey): DayKey => addDays(SOME_MONDAY, Math.floor(daysBetween(SOME_MONDAY, day) / 7) * 7);

/** All that a learner's practice days come to. The same days give the same, in whatever order they are. */
export type Practice = {
  facts: number;
  exercises: number;
  days: DayKey[];
  sections: Partial<Record<PracticeSection, SectionTotals>>;
  /** The day on which each section was practised last. */
  lastDays: Partial<Record<PracticeSection, DayKey>>;
  /** Days practised before 8 in the morning. */
  earlyDays: number;
  /** Most of speaking, writing and style refinement that one week has had. */
  weeklyVariety: number;
  /** Most days of one weekend. */
  weekendDays: number;
  lastSession: Date | null;
  streaks: StreaksAtPractice;
};
/** Seen at a moment: the current streak depends on it, nothing else. */
export type Summary = Omit<Practice, 'streaks'> & Streaks;

export function practiceOf(days: readonly PracticeDay[]): Practice {
  return {
    facts: days.reduce((sum, { facts }) => sum + facts, 0),
    exercises: days.reduce((sum, { exercises }) => sum + exercises, 0),
    days: days.map(({ day }) => day).toSorted(),
    sections: sectionTotals(days),
    lastDays: lastDaysOf(days),
    earlyDays: days.filter(({ isEarly }) => isEarly).length,
    weeklyVariety: most(days, ({ day }) => mondayOf(day), ({ sections: had }) => WEEKLY_GOAL.filter((section) => had[section] !== undefined)),
    weekendDays: most(days.filter(({ day }) => daysBetween(mondayOf(day), day) >= 5), ({ day }) => mondayOf(day), ({ day }) => [day]),
    lastSession: days.length === 0 ? null : new Date(Math.max(...days.map(({ last }) => last.at.getTime()))),
    streaks: streaksAtPractice(days),
  };
}

/** @param now who is asking, and where they are */
export const seenAt = ({ streaks, ...practice }: Practice, now: Moment): Summary => ({ ...practice, ...streaksNow(streaks, now) });

/** The weekly goal (spec 1, progress page): speaking, writing and style refinement. */
const WEEKLY_GOAL = ['speaking', 'writing', 'style-refinement'] as const;

function sectionTotals(days: readonly PracticeDay[]): Practice['sections'] {
  const totals: Practice['sections'] = {};
  for (const section of practiceSectionSchema.options) {
    const some = days.flatMap(({ sections }) => sections[section] ?? []);
    if (some.length > 0) totals[section] = some.reduce(together);
  }
  return totals;
}

function lastDaysOf(days: readonly PracticeDay[]): Practice['lastDays'] {
  const last: Practice['lastDays'] = {};
  for (const { day, sections } of days) {
    for (const section of practiceSectionSchema.options) {
      if (sections[section] !== undefined && day > (last[section] ?? '')) last[section] = day;
    }
  }
  return last;
}

const together = (one: SectionTotals, other: SectionTotals): SectionTotals => ({
  exercises: one.exercises + other.exercises,
  totalScore: one.totalScore + other.totalScore,
  points: one.points + other.points,
  best: Math.max(one.best, other.best),
  lastActivity: one.lastActivity > other.lastActivity ? one.lastActivity : other.lastActivity,
});

/** The most different values that the days of one group have together. */
function most(days: readonly PracticeDay[], groupOf: (day: PracticeDay) => string, valuesOf: (day: PracticeDay) => string[]): number {
  const groups = new Map<string, Set<string>>();
  for (const day of days) {
    const values = groups.get(groupOf(day)) ?? new Set();
    for (const value of valuesOf(day)) values.add(value);
    groups.set(groupOf(day), values);
  }
  return Math.max(0, ...[...groups.values()].map(({ size }) => size));
}
