import { DAYS_FOR_A_FREEZE } from '@b1fuchs/contracts';
import { addDays, daysBetween, learningDay, type DayKey } from '@b1fuchs/kit';
import type { Moment, PracticeDay } from './practice-day.js';

export type StreakDay = Pick<PracticeDay, 'day' | 'first' | 'last'>;
export type Streaks = { currentStreak: number; longestStreak: number; /** Missed days that a freeze bridged. */ frozenDates: DayKey[]; hasFreeze: boolean };

/** A streak on its way: how many days it has, how many of the last ones are in a row, and whether it holds a freeze. */
type Run = { length: number; inRow: number; hasFreeze: boolean };
const NONE: Run = { length: 0, inRow: 0, hasFreeze: false };

/** Streaks as they stood after the last practice; the time since then is not looked at. */
export type StreaksAtPractice = { run: Run; longestStreak: number; frozenDates: DayKey[]; last: { day: DayKey; moment: Moment } | null };

/** A run after so many missed days, and the day that its freeze bridged. */
function afterMissing({ run, missed, since }: { run: Run; missed: number; since: DayKey }): { run: Run; frozen: DayKey[] } {
  if (missed <= 0) return { run, frozen: [] };
  const frozen = run.hasFreeze ? [addDays(since, 1)] : [];
  return { run: missed === 1 && run.hasFreeze ? { length: run.length, inRow: 0, hasFreeze: false } : NONE, frozen };
}

/**
 * Streaks in days practised. Seven days in a row earn the streak a freeze, one at most; the next missed day takes it and
 * does not end the streak (docs/progress.md). More practice never makes a streak shorter.
 * @param days in any order, each once
 */
export function streaksAtPractice(days: readonly StreakDay[]): StreaksAtPractice {
  const inOrder = days.toSorted((one, other) => (one.day < other.day ? -1 : 1));
  const frozenDates: DayKey[] = [];
  let run = NONE;
  let longestStreak = 0;
  let previous: StreakDay | undefined;
  for (const day of inOrder) {
    if (previous) {
      const missed = missedBetween(previous.day, previous.last, day.day, day.first);
      const after = afterMissing({ run, missed, since: previous.day });
      run = after.run;
      frozenDates.push(...after.frozen);
    }
    const inRow = run.inRow + 1;
    run = { length: run.length + 1, inRow, hasFreeze: run.hasFreeze || inRow >= DAYS_FOR_A_FREEZE };
    longestStreak = Math.max(longestStreak, run.length);
    previous = day;
  }
  return { run, longestStreak, frozenDates, last: previous ? { day: previous.day, moment: previous.last } : null };
}

/** The current streak runs to today, or to yesterday while today can still be practised. @param now who is asking, and where they are */
export function streaksNow({ run, longestStreak, frozenDates, last }: StreaksAtPractice, now: Moment): Streaks {
  if (last === null) return { currentStreak: 0, longestStreak, frozenDates, hasFreeze: false };
  const missed = missedBetween(last.day, last.moment, learningDay(now.at, now.timeZone), now);
  const after = afterMissing({ run, missed, since: last.day });
  return { currentStreak: after.run.length, longestStreak, frozenDates: [...frozenDates, ...after.frozen], hasFreeze: after.run.hasFreeze };
}

/**
 * Whole days without practice from one practice to the next. Who travels may never have had the day in between: where
 * the zone changed, both moments are looked at in either zone too, and the fewest days count.
 */
function missedBetween(day: DayKey, practised: Moment, nextDay: DayKey, next: Moment): number {
  const apart = [daysBetween(day, nextDay)];
  if (practised.timeZone !== next.timeZone) {
    apart.push(daysBetween(learningDay(practised.at, next.timeZone), nextDay), daysBetween(day, learningDay(next.at, practised.timeZone)));
  }
  return Math.min(...apart) - 1;
}
