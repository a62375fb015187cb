import { wallClock } from '@b1fuchs/kit';

/** Reminders go out in the learner's evening, from 18:00 until 22:00. */
const EVENING_FROM = 18;
const EVENING_UNTIL = 22;
/** Every zone's clock is a whole number of quarters of an hour away from the others. */
const QUARTER_MS = 15 * 60_000;
const LONGEST_WAIT_MS = 26 * 3_600_000;

const hourAt = (time: number, timeZone: string): number => wallClock(new Date(time), timeZone).hour;

export function isEvening(at: Date, timeZone: string): boolean {
  const { hour } = wallClock(at, timeZone);
  return hour >= EVENING_FROM && hour < EVENING_UNTIL;
}

/** The next moment after `at` at which the learner's clock says 18:00. */
export function nextEvening(at: Date, timeZone: string): Date {
  const first = (Math.floor(at.getTime() / QUARTER_MS) + 1) * QUARTER_MS;
  for (let time = first; time <= first + LONGEST_WAIT_MS; time += QUARTER_MS) {
    if (hourAt(time, timeZone) === EVENING_FROM && hourAt(time - QUARTER_MS, timeZone) !== EVENING_FROM) return new Date(time);
  }
  throw new Error(`No evening comes in ${timeZone}.`);
}
