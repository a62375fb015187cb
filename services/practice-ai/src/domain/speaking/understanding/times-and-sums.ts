const DAY = /(?<!\p{L})(?<day>montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|wochenende)(?<part>vormittag|nachmittag|abend|morgen)?(?!\p{L})/iu;
const HOUR = /(?<!\p{L})(?:um |ab |gegen )(?<hour>halb \p{L}+|viertel (?:nach|vor) \p{L}+|\d{1,2}(?:[.:]\d{2})?|eins?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)(?: uhr)?(?!\p{L})|(?<!\p{L})(?<clock>\d{1,2}(?:[.:]\d{2})?) uhr/iu;
const SUM = /(?<!\p{L})(?<sum>\d+|fünf|zehn|fünfzehn|zwanzig|dreißig|vierzig|fünfzig|hundert|zweihundert|dreihundert)(?: euro| €)/iu;

/** The day and the hour that a message names: "am Freitag um 17 Uhr"; undefined where it names neither. */
export function timeIn(message: string): string | undefined {
  const { day, part } = DAY.exec(message)?.groups ?? {};
  const { hour, clock } = HOUR.exec(message)?.groups ?? {};
  const at = hour ?? clock;
  const spoken = at === undefined ? undefined : `um ${at.toLowerCase()}${/^(?:halb|viertel)/iu.test(at) ? '' : ' Uhr'}`;
  const on = day === undefined ? undefined : `am ${day.charAt(0).toUpperCase()}${day.slice(1).toLowerCase()}${part?.toLowerCase() ?? ''}`;
  return on === undefined ? spoken : spoken === undefined ? on : `${on} ${spoken}`;
}

/** The sum of money that a message names: "zwanzig Euro". */
export const sumIn = (message: string): string | undefined => {
  const sum = SUM.exec(message)?.groups?.sum;
  return sum === undefined ? undefined : `${sum.toLowerCase()} Euro`;
};
