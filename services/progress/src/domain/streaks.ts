import { DAYS_FOR_A_FREEZE } from '@b1fuchs/contracts';
import { addDays, daysBetween, learningDay, type DayKey } from '@b1fuchs/kit';
import type { Moment, PracticeDay } from './practice-day.js';

export type StreakDay = Pick<PracticeDay, 'day' | 'first' | 'last'>;
export type Streaks = { currentStreak: number; longestStreak: number; /** Missed days that a freeze bridged. */ frozenDates: DayKey[]; hasFreeze: boolean };

/** A streak on its way: how many days it has, how many of the last ones are in a row, and whether it holds a freeze. */
type Run = { length: number; inRow: number; hasFreeze: boolean };
const NONE: Run = { length: 0, inRow: 0, hasFreeze: false };

/**
 * Streaks in days practised. The current one runs to today, or to yesterday while today can still be practised.
 * Seven days in a row earn the streak a freeze, one at most; the next missed day takes it and does not end the streak
 * (docs/progress.md). More practice never makes a streak shorter.
 * @param days in any order, each once
 * @param now who is asking, and where they are
 */
export function streaksOf(days: readonly StreakDay[], now: Moment): Streaks {
  const inOrder = days.toSorted((one, other) => (one.day < other.day ? -1 : 1));
  const frozenDates: DayKey[] = [];
  let run = NONE;
  let longestStreak = 0;
  let previous: StreakDay | undefined;
  const miss = (missed: number, since: DayKey): void => {
    if (missed <= 0) return;
    if (run.hasFreeze) frozenDates.push(addDays(since, 1));
    run = missed === 1 && run.hasFreeze ? { length: run.length, inRow: 0, hasFreeze: false } : NONE;
  };

  for (const day of inOrder) {
    if (previous) miss(missedBetween(previous, { day: day.day, moment: day.first }), previous.day);
    const inRow = run.inRow + 1;
    run = { length: run.length + 1, inRow, hasFreeze: run.hasFreeze || inRow >= DAYS_FOR_A_FREEZE };
    longestStreak = Math.max(longestStreak, run.length);
    previous = day;
  }
  if (previous) miss(missedBetween(previous, { day: learningDay(now.at, now.timeZone), moment: now }), previous.day);
  return { currentStreak: run.length, longestStreak, frozenDates, hasFreeze: run.hasFreeze };
}

/**
 * Whole days without practice from one practice to the next. Who travels may never have had the day in between: where
 * the zone changed, both moments are looked at in either zone too, and the fewest days count.
 */
function missedBetween({ day, last }: StreakDay, next: { day: DayKey; moment: Moment }): number {
  const apart = [daysBetween(day, next.day)];
  if (last.timeZone !== next.moment.timeZone) {
    apart.push(daysBetween(learningDay(last.at, next.moment.timeZone), next.day), daysBetween(day, learningDay(next.moment.at, last.timeZone)));
  }
  return Math.min(...apart) - 1;
}
