import type { MailFacts } from './mail-text.js';

/** A moment on the reader's own clock. */
export function momentIn(timeZone: string, at: Date): { german: string; english: string } {
  const format = (locale: string): string => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(at);
  return { german: `${format('de-DE')} Uhr (${timeZone})`, english: `${format('en-GB')} (${timeZone})` };
}

/** When something was done to an account and, where it is known, with which browser (`values.device`), so that its owner can tell whether it was them. */
export function circumstances({ timeZone, askedAt, values: { device } }: Pick<MailFacts, 'timeZone' | 'askedAt' | 'values'>): { german: string[]; english: string[] } {
  const moment = momentIn(timeZone, askedAt);
  return {
    german: [`Zeit: ${moment.german}`, ...(device === undefined ? [] : [`Gerät: ${device}`])],
    english: [`Time: ${moment.english}`, ...(device === undefined ? [] : [`Device: ${device}`])],
  };
}
