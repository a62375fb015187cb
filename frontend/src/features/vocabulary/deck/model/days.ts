import { learningDayOf } from '../../../../lib/learning-day.js';

/** Noon in UTC stands for the calendar day, so that no time zone can move it. */
const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

const weekdays = { short: new Intl.DateTimeFormat('de', { weekday: 'short', timeZone: 'UTC' }), long: new Intl.DateTimeFormat('de', { weekday: 'long', timeZone: 'UTC' }) };
const dates = new Intl.DateTimeFormat('de', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** 'Mo' and 'Montag' of a day, 'yyyy-MM-dd'. */
export const weekdayNames = (day: string): { short: string; long: string } => ({
  short: weekdays.short.format(noonOf(day)),
  long: weekdays.long.format(noonOf(day)),
});

/**
 * When a card comes again: 'Heute fällig', 'Morgen fällig', 'Am 3. Dezember fällig'; today also where its day has passed.
 * @param dueDay 'yyyy-MM-dd'
 */
export function dueText(dueDay: string, now: Date): string {
  const today = learningDayOf(now);
  if (dueDay <= today) return 'Heute fällig';
  const daysAhead = (noonOf(dueDay).getTime() - noonOf(today).getTime()) / 86_400_000;
  return daysAhead === 1 ? 'Morgen fällig' : `Am ${dates.format(noonOf(dueDay))} fällig`;
}
