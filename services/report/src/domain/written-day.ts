/** A moment as a day in words, '3. Mai 2025', in the given IANA time zone. */
export const writtenDay = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone }).format(at);
