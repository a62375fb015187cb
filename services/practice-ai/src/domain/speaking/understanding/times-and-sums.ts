const DAY = /(?<!\p{L})(?<day>montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|wochenende)(?<part>vormittag|nachmittag|abend|morgen)?s?(?!\p{L})/iu;
const AND_DAY = /(montag|dienstag|mittwoch|donnerstag|freitag|samstag)s? und (?:am )?(dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)/iu;
const DATE = /(?<!\p{L})(?:am |den |der )?(?<date>\d{1,2}\. (?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember))/u;
const NUMBER = 'eins?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn|achtzehn|neunzehn|zwanzig|einundzwanzig|zweiundzwanzig';
const CLOCK = String.raw`halb \p{L}+|viertel (?:nach|vor) \p{L}+|\d{1,2}(?:[.:]\d{2})?|${NUMBER}`;
const HOUR = new RegExp(String.raw`(?<!\p{L})(?:um |ab |gegen )(?<hour>${CLOCK})(?: uhr)?(?!\p{L}| euro| leute)|(?<!bis )(?<![\p{L}\d.:])(?<clock>${CLOCK}) uhr(?!\p{L})`, 'iu');
/** Said to the question when: "zehn ist gut", "acht". */
const BARE_HOUR = new RegExp(String.raw`^(?:ja|so|also|dann|lieber|vielleicht|gegen|um|[ ,])*(?<hour>${CLOCK})(?:$|[.!,]| (?:ist|wäre|passt|geht|finde|uhr)(?!\p{L}))`, 'iu');
const SUM = /(?<![\p{L}\d,.])(?<sum>\d+(?:,\d{2})?|(?:\p{L}+und)?(?:zwanzig|dreißig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig)|(?:zwei|drei|vier|fünf)?hundert|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|fünfzehn)(?: euro| €)/iu;
/** Reasons, and what somebody has to do then, are no time for the plan. */
const REASON = /(?<!\p{L})(?:weil|denn|sonst)(?!\p{L})(?:(?! so um )[^.,;!?])*/giu;
/** "Können wir nicht um acht gehen?" proposes. */
const POLITE_NOT = /((?:^|[.!?,] )(?:können|könnten|wollen|sollen|sollten) (?:wir|sie)(?: uns)?) nicht(?= \p{L})/giu;
/** How often: no day of its own. */
const OFTEN = /(?<!\p{L})(?<often>(?:ein|zwei|drei|vier|fünf)mal (?:in der|pro|die|im) (?:Woche|Monat|Tag)|jede[nr]? (?:Tag|Woche|zweiten Tag|Morgen|Abend|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag))(?!\p{L})/iu;
const NOT_THEN = /(?<!\p{L})(?:nicht|kein\p{L}*|zu (?:früh|spät)|muss (?:ich )?(?:\p{L}+ ){0,4}(?:arbeiten|zuhause|zu hause|aufstehen)|arbeite\p{L}*|habe ich|ich habe)(?!\p{L})/iu;
const FREE = /(?<!kein\p{L}* |nicht )(?:zeit|frei)(?!\p{L})/iu;

/** A day and an hour as they are said in a plan: "am Freitag", "um 17 Uhr". */
export type PlannedTime = { day: string | undefined; hour: string | undefined };

/** The day and the hour that a message proposes; `isAsked`: it answers the question when. */
export function plannedTimeIn(message: string, isAsked = false): PlannedTime {
  const parts = message.replaceAll(REASON, ' ').replaceAll(POLITE_NOT, '$1').split(/(?<!\d)[.!?;:]\s|, | aber | dann /iu).filter((part) => !NOT_THEN.test(part) || FREE.test(part));
  const days = parts.flatMap((one) => [DAY.exec(one)?.groups ?? []].flat());
  // "Am Wochenende ist es gut, am Samstag noch besser": the day says more.
  const { day, part } = days.find((one) => one.day?.toLowerCase() !== 'wochenende') ?? days[0] ?? {};
  const [, first, second] = parts.map((one) => AND_DAY.exec(one)).find((found) => found !== null) ?? [];
  const isBoth = first !== undefined && first.toLowerCase() === day?.toLowerCase();
  const { hour, clock } = parts.map((one) => (HOUR.exec(one) ?? (isAsked ? BARE_HOUR.exec(one.trim()) : null))?.groups).find((found) => found !== undefined) ?? {};
  const at = hour ?? clock;
  const date = parts.map((one) => DATE.exec(one)?.groups?.date).find((found) => found !== undefined);
  return {
    day: date !== undefined ? `am ${date}` : day === undefined ? undefined : `am ${capital(day)}${part?.toLowerCase() ?? ''}${isBoth && second !== undefined ? ` und ${capital(second)}` : ''}`,
    hour: at === undefined ? undefined : `um ${at.toLowerCase()}${/^(?:halb|viertel)/iu.test(at) ? '' : ' Uhr'}`,
  };
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** "am Freitag um 17 Uhr"; undefined where neither is known. */
export const spokenTime = ({ day, hour }: PlannedTime): string | undefined => (day === undefined && hour === undefined ? undefined : [day, hour].filter((one) => one !== undefined).join(' '));

/** The sum of money that a message names: "zwanzig Euro"; not one that it calls too much. */
export function sumIn(message: string): string | undefined {
  const parts = message.split(/(?<!\d)[.!?;]\s|, /u).filter((part) => !TOO_MUCH.test(part));
  const sum = parts.map((part) => SUM.exec(part)?.groups?.sum).find((found) => found !== undefined);
  return sum === undefined ? undefined : `${sum.toLowerCase()} Euro`;
}
const TOO_MUCH = /(?<!\p{L})(?:ist|sind|wäre|finde|kostet) (?:(?!nicht )\p{L}+ ){0,2}(?:viel|teuer|wenig)(?!\p{L})(?!.*\?)/iu;

/** How often something is to be done: "zweimal in der Woche". */
export const frequencyIn = (message: string): string | undefined => OFTEN.exec(message)?.groups?.often?.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
