/** A calendar day, 'yyyy-MM-dd'. */
export type DayKey = string;
export type Month = { year: number; /** 1 to 12 */ month: number };

const pad = (value: number): string => String(value).padStart(2, '0');
const keyOf = (year: number, month: number, day: number): DayKey => `${String(year).padStart(4, '0')}-${pad(month)}-${pad(day)}`;
// Noon in UTC stands for the calendar day, so that no clock change can move it.
const noonOf = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month - 1, day, 12));
const keyOfNoon = (noon: Date): DayKey => keyOf(noon.getUTCFullYear(), noon.getUTCMonth() + 1, noon.getUTCDate());

function parts(day: DayKey): { year: number; month: number; date: number } {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month, date };
}

/** Moves a day by whole days. */
export function addDays(day: DayKey, days: number): DayKey {
  const { year, month, date } = parts(day);
  return keyOfNoon(noonOf(year, month, date + days));
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: DayKey): number {
  const { year, month, date } = parts(day);
  return (noonOf(year, month, date).getUTCDay() + 6) % 7;
}

/** The seven days, Monday first, of the week that `day` lies in. */
export function weekOf(day: DayKey): DayKey[] {
  const monday = addDays(day, -weekdayOf(day));
  return [0, 1, 2, 3, 4, 5, 6].map((offset) => addDays(monday, offset));
}

export function monthOf(day: DayKey): Month {
  const { year, month } = parts(day);
  return { year, month };
}

/** Moves a month by whole months. */
export function addMonths({ year, month }: Month, months: number): Month {
  const index = year * 12 + (month - 1) + months;
  return { year: Math.floor(index / 12), month: (index % 12) + 1 };
}

/** The weeks of a month, Monday first; null stands where a day belongs to another month. */
export function weeksOfMonth({ year, month }: Month): (DayKey | null)[][] {
  const lastDate = noonOf(year, month + 1, 0).getUTCDate();
  const days = Array.from({ length: lastDate }, (_, index) => keyOf(year, month, index + 1));
  const lead = weekdayOf(keyOf(year, month, 1));
  const cells = [...Array.from({ length: lead }, () => null), ...days];
  const weekCount = Math.ceil(cells.length / 7);
  return Array.from({ length: weekCount }, (_, week) => Array.from({ length: 7 }, (_, day) => cells[week * 7 + day] ?? null));
}

/** How many of `days` lie in the month, each counted once. */
export function countInMonth(days: readonly DayKey[], { year, month }: Month): number {
  const prefix = keyOf(year, month, 1).slice(0, 8);
  return new Set(days.filter((day) => day.startsWith(prefix))).size;
}

/** A day in German words, such as 'Montag, 3. März 2025'. */
export function dayName(day: DayKey): string {
  const { year, month, date } = parts(day);
  return new Intl.DateTimeFormat('de-DE', { dateStyle: 'full', timeZone: 'UTC' }).format(noonOf(year, month, date));
}

/** A day without its weekday, such as '3. März 2025'. */
export function dateName(day: DayKey): string {
  const { year, month, date } = parts(day);
  return new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' }).format(noonOf(year, month, date));
}

/** A day for a table, such as '03.03.2025'. */
export function numericDate(day: DayKey): string {
  const { year, month, date } = parts(day);
  return `${pad(date)}.${pad(month)}.${year}`;
}

/** A day for the narrow axis of a chart, such as '3.3.'. */
export function shortDate(day: DayKey): string {
  const { month, date } = parts(day);
  return `${date}.${month}.`;
}

/** A month in German words, such as 'März 2025'. */
export function monthName({ year, month }: Month): string {
  return new Intl.DateTimeFormat('de-DE', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(noonOf(year, month, 1));
}

/** Comes `one` before `other`? */
export const isEarlierMonth = (one: Month, other: Month): boolean => one.year * 12 + one.month < other.year * 12 + other.month;
