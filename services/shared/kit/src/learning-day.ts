/** A learner's day begins at 4 in the morning, so that a late evening still belongs to it. */
export const DAY_BEGINS_AT_HOUR = 4;
const MS_A_DAY = 86_400_000;
const MS_AN_HOUR = 3_600_000;

/** 'yyyy-MM-dd' */
export type DayKey = string;

/** One for each zone: making one takes twenty times as long as asking it. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', hourCycle: 'h23' });
  clocks.set(timeZone, clock);
  return clock;
}

/** The learner's own day at a moment. Wall-clock time decides, so it holds on days with a clock change too. */
export function learningDay(at: Date, timeZone: string): DayKey {
  const { date, hour } = wallClock(at, timeZone);
  return hour < DAY_BEGINS_AT_HOUR ? dayBefore(date) : date;
}

/** What calendar and clock say at a moment: the date, and the hour from 0 to 23. */
export function wallClock(at: Date, timeZone: string): { date: DayKey; hour: number } {
  const parts = clockIn(timeZone).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((one) => one.type === type)?.value ?? '';
  return { date: `${part('year')}-${part('month')}-${part('day')}`, hour: Number(part('hour')) };
}

/** The day as a number of days; Date.parse would take ten times as long. */
const numberOf = (day: DayKey): number => Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))) / MS_A_DAY;
const dayOf = (number: number): DayKey => new Date(number * MS_A_DAY).toISOString().slice(0, 10);

/** The calendar day so many days later, or earlier for a negative number; days as such have no clock changes. */
export const addDays = (day: DayKey, days: number): DayKey => dayOf(numberOf(day) + days);

export const dayBefore = (day: DayKey): DayKey => addDays(day, -1);

/** Calendar days from one day to another; negative when the other is earlier. */
export const daysBetween = (from: DayKey, to: DayKey): number => numberOf(to) - numberOf(from);

/** The first moment of a day in a zone, also where the clock leaves midnight out. */
export function midnight(day: DayKey, timeZone: string): Date {
  const noon = new Date(`${day}T12:00:00.000Z`).getTime();
  // No zone is further than a day from UTC; the wall clock's date changes once in between.
  let [before, after] = [noon - 36 * MS_AN_HOUR, noon + 24 * MS_AN_HOUR];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (wallClock(new Date(middle), timeZone).date < day) before = middle;
    else after = middle;
  }
  return new Date(after);
}

/** Each day from one to another, both included. */
export const daysFrom = (from: DayKey, to: DayKey): DayKey[] => Array.from({ length: Math.max(0, 1 + daysBetween(from, to)) }, (_, index) => addDays(from, index));
