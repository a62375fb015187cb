import type { TargetStyle } from '@b1fuchs/contracts';
import { sentencesOf } from '../sentences.js';
import type { StyleEdit } from '../style-rule.js';
import { distant, textOf } from '../target-style.js';

/** Whom the first line greets. */
export type Greeted = 'nobody' | 'first-name' | 'two-names' | 'surname' | 'several' | 'role' | 'family';

const name = String.raw`\p{Lu}[\p{Ll}]+(?:-\p{Lu}\p{Ll}+)?`;
const opener = String.raw`(?:Hallo|Hi|Hey|Servus|Moin|Grüezi|Na|Liebe[rs]?|Sehr geehrte[rs]?|Guten Tag|Guten Morgen|Guten Abend|Grüß dich|Hallöchen)`;
/** „Ihr Lieben“ greets without a word before it. */
const bareGreeting = /^\s*()(Ihr Lieben|Leute|Ihr)\s*([,!])/u;
const greetingLine = new RegExp(String.raw`^\s*(${opener})(?:,? (?:liebe[rs]?|sehr geehrte[rs]?) ?)?(?: ((?:[^,!.\r\n]|(?<=Dr|Prof)\.){1,60}))?\s*([,!]|$)`, 'u');
const titled = /^(?:liebe[r]? |sehr geehrte[r]? )?(Frau|Herr|Familie)((?: (?:Dr\.|Prof\.|Professor|Professorin|Doktor))*(?: \p{Lu}[\p{L}-]+){1,2})$/u;
const several = /^(?:zusammen|alle|alle zusammen|Leute|[Ii]hr Lieben|[Ii]hr|ihr beiden|an alle|miteinander|Damen und Herren(?: .+)?)$/u;
const kin = /^(?:Mama|Papa|Mutti|Vati|Oma|Opa|Eltern|Freundin|Freund|Freunde|Freundinnen|Schatz|Schwiegereltern|Großeltern|Cousine|Cousin|Tagebuch|Tante|Onkel|Bruder|Schwester|Mutter|Vater)(?!\p{L})/u;
const office = /^(?:Bürgermeister|Direktor|Schulleiter|Professor|Präsident)(?:in)?$/u;
const role = /^(?:(?:Chef|Trainer|Lehrer)(?:in)?$)|^(?:liebe[r]? )?(?:Kollegen|Kolleginnen|Kollege|Kollegin|Nachbarn|Nachbar|Nachbarin|Kunden|Kundinnen|Kunde|Kundin|(?:liebes )?Team|Mieter|Mieterinnen|Gast|Gäste)(?!\p{L})/u;
const first = String.raw`${name}(?: ${name})?`;
const firstNames = new RegExp(String.raw`^(?:liebe[r]? )?${first}$`, 'u');
const twoNames = new RegExp(String.raw`^(?:liebe[r]? )?(${name}) und (?:liebe[r]? )?(${name})$`, 'u');
/** „Lieber Herr Nowak, liebe Frau Nowak,“ */
const secondPerson = /^, (?:liebe|sehr geehrte)r? ((?:Frau|Herr)(?: (?:Dr\.|Prof\.))*(?: \p{Lu}[\p{L}-]+){1,2})(?=\s*[,!])/u;
/** „Liebe Anna, lieber Paul,“ */
const secondName = new RegExp(String.raw`^, liebe[r]? (${name})(?=\s*[,!])`, 'u');

interface Greeting {
  from: number;
  to: number;
  opener: string;
  rest: string;
  mark: string;
  greeted: Greeted;
  /** „Frau Nowak“, greeted after „Herr Nowak“. */
  second?: string;
}

/** The greeting in the first lines of a text. */
export function findGreeting(text: string): Greeting | undefined {
  for (const { offset, text: sentence } of sentencesOf(text).slice(0, 3)) {
    const match = greetingLine.exec(sentence) ?? bareGreeting.exec(sentence);
    if (match === null) continue;
    const [whole, word = '', rest = '', mark = ''] = match;
    // „Na, wie geht’s?“ greets nobody.
    if (word === 'Na' && rest === '') return undefined;
    const after = text.slice(offset + whole.length - mark.length);
    const second = titled.test(rest.trim()) ? secondPerson.exec(after) : null;
    const other = second ?? secondName.exec(after);
    const named = other === null || second !== null ? rest.trim() : `${rest.trim()} und ${other[1] ?? ''}`;
    const greeted = greetedBy(named);
    if (greeted === undefined) return undefined;
    return { from: offset, to: offset + whole.length + (other?.[0].length ?? 0), opener: word, rest: named, mark, greeted, ...(second?.[1] === undefined ? {} : { second: second[1] }) };
  }
  return undefined;
}

function greetedBy(rest: string): Greeted | undefined {
  if (rest === '' || rest === 'du') return 'nobody';
  if (several.test(rest)) return 'several';
  if (titled.test(rest)) return 'surname';
  if (kin.test(rest)) return 'family';
  if (role.test(rest) || office.test(rest)) return 'role';
  if (twoNames.test(rest)) return 'two-names';
  return firstNames.test(rest) ? 'first-name' : undefined;
}

/** The greeting that suits the style, if another one stands there. */
export function changeGreeting(text: string, style: TargetStyle): StyleEdit[] {
  const greeting = findGreeting(text);
  const better = greeting === undefined ? undefined : distant.includes(style) ? formalGreeting(greeting, text) : style === 'informal' ? informalGreeting(greeting) : undefined;
  if (greeting === undefined || better === undefined) return [];
  const end = greeting.to - greeting.mark.length;
  const original = text.slice(greeting.from, end);
  if (better === original.trim()) return [];
  const explanation =
    style === 'informal'
      ? `In ${textOf[style]} grüßt man freundlich und einfach: „${better}“.`
      : greeting.greeted === 'first-name' || greeting.greeted === 'two-names'
        ? `„${better}“ ist höflicher als „${original.trim()}“; den Nachnamen muss man selbst ergänzen, wenn man ihn kennt.`
        : `In ${textOf[style]} lautet die Anrede „${better}“.`;
  return [{ from: greeting.from, to: end, replacement: better, topic: 'greeting', explanation }];
}

function formalGreeting({ opener: word, rest, greeted, second }: Greeting, text: string): string | undefined {
  const isFormal = /^(?:Sehr|Guten)/u.test(word);
  if (greeted === 'surname') {
    if (word.startsWith('Sehr')) return undefined;
    const person = rest.replace(/^(?:liebe|sehr geehrte)r? /u, '');
    return [person, ...(second === undefined ? [] : [second])].map((one, index) => `${index === 0 ? 'Sehr' : 'sehr'} geehrte${one.startsWith('Herr') ? 'r' : ''} ${one}`).join(', ');
  }
  if (isFormal) return undefined;
  if (rest === 'Team' || rest === 'liebes Team') return 'Sehr geehrtes Team';
  if (office.test(rest)) return `Sehr geehrte${rest.endsWith('in') ? ' Frau' : 'r Herr'} ${rest}`;
  if (greeted === 'role' && !word.startsWith('Liebe')) return `${/^(?:Kollege|Nachbar|Kunde|Gast|Chef|Trainer|Lehrer)$/u.test(rest) ? 'Lieber' : 'Liebe'} ${rest}`;
  if (greeted === 'family' || greeted === 'role') return undefined;
  if (greeted === 'first-name' || greeted === 'two-names') return `Guten Tag ${rest.replace(/^liebe[r]? /u, '').replace(/ und liebe[r]? /u, ' und ')}`;
  // One knows whom one says „du“ to, only not by name.
  if (greeted === 'nobody' && /(?<!\p{L})(?:du|dich|dir|dein(?:e[nmrs]?)?)(?!\p{L})/iu.test(text)) return 'Guten Tag';
  return 'Sehr geehrte Damen und Herren';
}

function informalGreeting({ opener: word, rest, greeted, second }: Greeting): string | undefined {
  const isStiff = /^(?:Sehr|Guten)/u.test(word);
  if (isStiff && rest === 'Team') return 'Liebes Team';
  if (!isStiff || greeted === 'family' || greeted === 'role') return undefined;
  if (greeted === 'several') return 'Hallo zusammen';
  if (greeted === 'nobody') return word === 'Guten Tag' ? 'Hallo' : undefined;
  if (greeted === 'surname') {
    if (!word.startsWith('Sehr')) return undefined;
    return [rest, ...(second === undefined ? [] : [second])].map((one, index) => `${index === 0 ? 'L' : 'l'}iebe${one.startsWith('Herr') ? 'r' : ''} ${one}`).join(', ');
  }
  return `Hallo ${rest}`;
}
