import { sentenceSpans } from '../split-sentences.js';
import type { StyleEdit } from '../style-rule.js';
import { distant, textOf, type TargetStyle } from '../target-style.js';

/** Whom the first line greets. */
export type Greeted = 'nobody' | 'first-name' | 'surname' | 'several' | 'role' | 'family';

const name = String.raw`\p{Lu}[\p{Ll}]+(?:-\p{Lu}\p{Ll}+)?`;
const opener = String.raw`(?:Hallo|Hi|Hey|Servus|Moin|Grüezi|Na|Liebe|Lieber|Sehr geehrter?|Guten Tag|Guten Morgen|Guten Abend|Grüß dich|Hallöchen)`;
const greetingLine = new RegExp(String.raw`^\s*(${opener})(?:,? (?:liebe|lieber|sehr geehrter?) ?)?(?: ((?:[^,!.\r\n]|(?<=Dr|Prof)\.){1,60}))?\s*([,!]|$)`, 'u');
const titled = /^(?:liebe[r]? |sehr geehrte[r]? )?(Frau|Herr|Familie)((?: (?:Dr\.|Prof\.|Professor|Professorin|Doktor))*(?: \p{Lu}[\p{L}-]+){1,2})$/u;
const several = /^(?:zusammen|alle|alle zusammen|Leute|ihr Lieben|an alle|miteinander|Damen und Herren)$/u;
const kin = /^(?:Mama|Papa|Mutti|Vati|Oma|Opa|Eltern|Freundin|Freund|Freunde|Freundinnen|Schatz|Tante|Onkel|Bruder|Schwester|Mutter|Vater)(?!\p{L})/u;
const role = /^(?:Kollegen|Kolleginnen|Kollege|Kollegin|Nachbarn|Nachbar|Nachbarin|Kunden|Kundinnen|Kunde|Kundin|Team|Mieter|Mieterinnen|Gast|Gäste)(?!\p{L})/u;
const firstNames = new RegExp(String.raw`^(?:liebe[r]? )?(${name}(?: (?:und (?:liebe[r]? )?)?${name})?)$`, 'u');

interface Greeting {
  from: number;
  to: number;
  opener: string;
  rest: string;
  mark: string;
  greeted: Greeted;
}

/** The greeting in the first lines of a text. */
export function findGreeting(text: string): Greeting | undefined {
  for (const { offset, text: sentence } of sentenceSpans(text).slice(0, 3)) {
    const match = greetingLine.exec(sentence);
    if (match === null) continue;
    const [whole, word = '', rest = '', mark = ''] = match;
    const greeted = greetedBy(rest.trim());
    if (greeted === undefined) return undefined;
    return { from: offset, to: offset + whole.length, opener: word, rest: rest.trim(), mark, greeted };
  }
  return undefined;
}

function greetedBy(rest: string): Greeted | undefined {
  if (rest === '') return 'nobody';
  if (several.test(rest)) return 'several';
  if (titled.test(rest)) return 'surname';
  if (kin.test(rest)) return 'family';
  if (role.test(rest)) return 'role';
  return firstNames.test(rest) ? 'first-name' : undefined;
}

/** The greeting that suits the style, if another one stands there. */
export function changeGreeting(text: string, style: TargetStyle): StyleEdit[] {
  const greeting = findGreeting(text);
  const better = greeting === undefined ? undefined : distant.includes(style) ? formalGreeting(greeting) : style === 'informal' ? informalGreeting(greeting) : undefined;
  if (greeting === undefined || better === undefined) return [];
  const end = greeting.to - greeting.mark.length;
  const original = text.slice(greeting.from, end);
  if (better === original.trim()) return [];
  const explanation =
    style === 'informal'
      ? `In ${textOf[style]} grüßt man freundlich und einfach: „${better}“.`
      : greeting.greeted === 'first-name'
        ? `„${better}“ ist höflicher als „${original.trim()}“; den Nachnamen muss man selbst ergänzen, wenn man ihn kennt.`
        : `In ${textOf[style]} lautet die Anrede „${better}“.`;
  return [{ from: greeting.from, to: end, replacement: better, topic: 'greeting', explanation }];
}

function formalGreeting({ opener: word, rest, greeted }: Greeting): string | undefined {
  const isFormal = /^(?:Sehr|Guten)/u.test(word);
  if (greeted === 'surname') {
    if (word.startsWith('Sehr')) return undefined;
    const person = rest.replace(/^(?:liebe|sehr geehrte)r? /u, '');
    return `${person.startsWith('Herr') ? 'Sehr geehrter' : 'Sehr geehrte'} ${person}`;
  }
  if (greeted === 'family' || greeted === 'role' || isFormal) return undefined;
  if (greeted === 'first-name') return `Guten Tag ${rest.replace(/^liebe[r]? /u, '').replace(/ und liebe[r]? /u, ' und ')}`;
  return 'Sehr geehrte Damen und Herren';
}

function informalGreeting({ opener: word, rest, greeted }: Greeting): string | undefined {
  const isStiff = /^(?:Sehr|Guten)/u.test(word);
  if (!isStiff || greeted === 'family' || greeted === 'role') return undefined;
  if (greeted === 'several') return 'Hallo zusammen';
  if (greeted === 'nobody') return word === 'Guten Tag' ? 'Hallo' : undefined;
  if (greeted === 'surname') return word.startsWith('Sehr') ? `${rest.startsWith('Herr') ? 'Lieber' : 'Liebe'} ${rest}` : undefined;
  return `Hallo ${rest}`;
}
