const DAY_MS = 86_400_000;

/** The date by the clock where this browser is, as a number of days. */
const dateOf = (time: Date): number => Date.UTC(time.getFullYear(), time.getMonth(), time.getDate()) / DAY_MS;

/** Days on the calendar from today until the day on which something ends; 0 on that day and after it. */
export const daysUntil = (endsAt: string, now: Date): number => Math.max(0, dateOf(new Date(endsAt)) - dateOf(now));

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });
const germanDay = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long' });
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** '29 December 2026' */
export const dayOf = (time: string | Date): string => day.format(new Date(time));
/** '29 December 2026 at 14:05': where the hour matters, since access ends then. */
export const momentOf = (time: string | Date): string => moment.format(new Date(time));
/** '29. Dezember 2026', for what is German: home and invoices. */
export const germanDayOf = (time: string): string => germanDay.format(new Date(time));
