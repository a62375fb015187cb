/**
 * The browser's IANA time zone in the shape a sign-in or registration sends it.
 * Some browsers know none: then nothing is sent, and the server keeps what it has.
 */
export function browserTimeZone(): { timeZone?: string } {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions() as { timeZone?: string };
  return timeZone === undefined || timeZone === '' || timeZone === 'Etc/Unknown' ? {} : { timeZone };
}
