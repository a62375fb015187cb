import { tokensOf, type Token } from './tokens.js';
import type { Edit } from './written.js';

/** Sounds of somebody who is thinking; "eh" and "na ja" are words. */
const SOUND = /^(?:[äöe]h+m+|[äö]+h+|h+m+|m+h+m*|m{2,})$/u;
/** Words after which somebody says it better. */
const REPAIR = new Set(['nein', 'sorry', 'entschuldigung', 'quatsch', 'pardon', 'verzeihung']);
const REPAIR_PAIRS = new Set(['ich meine', 'besser gesagt', 'oder besser']);
/** So far back somebody starts anew: "mit mein äh mit meinem", "am Montag, nein, am Dienstag". */
const AFTER_SOUND = 3;
const AFTER_WORD = 5;
/** May stand twice without a stumble: "Leute, die die Sprache lernen", "weil sie sie mag", "ich kaufe ein, ein Vorteil ist". */
const MAY_DOUBLE = new Set(['der', 'die', 'das', 'den', 'dem', 'sie', 'ihr', 'sein', 'es', 'ein']);
const ARTICLE = /^(?:der|die|das|den|dem)$/u;
/** Two of one kind side by side are a correction; "hat ihr ihre Mutter" is none. */
const DETERMINER = /^(mein|dein|unser|kein|ein)(?:e[mnrs]?)?$/u;
/** Marks and spaces around a sound are no more characters than this. */
const AROUND = 20;
const SUBJECT = /^(?:ich|du|er|sie|es|wir|man)$/u;
const AUXILIARY = /^(?:bin|bist|ist|sind|war|waren|habe|hast|hat|haben|hatte|hatten|kann|kannst|können|muss|musst|müssen|will|wollen|möchte|möchten|werde|wird|werden)$/u;

/**
 * The edits that take out what is no word of an answer: sounds, words said twice and what somebody corrected at once. Both
 * are how people speak, and neither is an error.
 */
export function dropFalseStarts(text: string): Edit[] {
  const tokens = tokensOf(text);
  const dropped = new Set<number>();
  tokens.forEach(({ lower }, index) => {
    if (SOUND.test(lower)) dropped.add(index);
  });
  const sounds = new Set(dropped);
  const words = [...tokens.keys()].filter((index) => !sounds.has(index));
  words.forEach((_, at) => {
    for (const index of [...repeated(text, tokens, words, at), ...corrected(text, tokens, words, at)]) dropped.add(index);
  });
  return editsOf(text, tokens, dropped);
}

/** The words from `at` on that are said again at once, up to three of them. */
function repeated(text: string, tokens: Token[], words: number[], at: number): number[] {
  for (const size of [3, 2, 1]) {
    const first = words.slice(at, at + size);
    const second = words.slice(at + size, at + 2 * size);
    if (second.length < size || !first.every((index, place) => tokens[index]?.lower === tokens[second[place] ?? -1]?.lower)) continue;
    if (crossesMark(text, tokens, first[0], second.at(-1)) || first.some((index) => /\p{N}/u.test(tokens[index]?.text ?? ''))) continue;
    const only = tokens[first[0] ?? -1]?.lower ?? '';
    const hasSound = (second[0] ?? 0) - (first[0] ?? 0) > 1 || (at > 0 ? (first[0] ?? 0) - (words[at - 1] ?? 0) > 1 : (first[0] ?? 0) > 0);
    const isStumble = size > 1 || !MAY_DOUBLE.has(only) || hasSound;
    if (isStumble) return first;
  }
  return [];
}

/** What the word at `at` takes back: everything since it was said first, or the article before it. */
function corrected(text: string, tokens: Token[], words: number[], at: number): number[] {
  const index = words[at];
  const before = words[at - 1];
  const word = index === undefined ? undefined : tokens[index];
  if (index === undefined || before === undefined || word === undefined) return [];
  const last = tokens[before]?.lower ?? '';
  const hasSound = index - before > 1;

  const markers = REPAIR.has(last) ? 1 : REPAIR_PAIRS.has(`${tokens[words[at - 2] ?? -1]?.lower ?? ''} ${last}`) ? 2 : 0;
  const reach = markers > 0 ? AFTER_WORD + markers : hasSound ? AFTER_SOUND : 0;
  for (let back = markers + 1; back <= reach && at - back >= 0; back += 1) {
    const start = words[at - back] ?? 0;
    if (tokens[start]?.lower !== word.lower) continue;
    // "das finde ich gut äh ich kann": a clause that was finished, not one that was begun.
    if (markers === 0 && SUBJECT.test(word.lower) && !opensClause(text, tokens, words, at - back)) return [];
    return crossesMark(text, tokens, start, index) ? [] : words.slice(at - back, at);
  }
  const family = DETERMINER.exec(word.lower)?.[1];
  const isOtherForm = last !== word.lower && ((family !== undefined && DETERMINER.exec(last)?.[1] === family) || (hasSound && ARTICLE.test(last) && ARTICLE.test(word.lower)));
  if (isOtherForm) return crossesMark(text, tokens, before, index) ? [] : [before];
  return isOtherAuxiliary(tokens, words, at) ? words.slice(at - 2, at) : [];
}

const JOINER = /^(?:und|oder|aber|denn|weil|dass|wenn|ob|dann|also|ja|nein|heute|gestern)$/u;
const opensClause = (text: string, tokens: Token[], words: number[], at: number): boolean => {
  const before = words[at - 1];
  return before === undefined || JOINER.test(tokens[before]?.lower ?? '') || /[^\p{L}\s]|[\r\n]/u.test(text.slice(tokens[before]?.to, tokens[words[at] ?? 0]?.from));
};

/** "ich habe ich bin gegangen" */
function isOtherAuxiliary(tokens: Token[], words: number[], at: number): boolean {
  const [subject = '', verb = '', again = '', next = ''] = [-2, -1, 0, 1].map((by) => tokens[words[at + by] ?? -1]?.lower);
  return SUBJECT.test(again) && subject === again && AUXILIARY.test(verb) && AUXILIARY.test(next);
}

/** Does a sentence or a line end between two words? */
const crossesMark = (text: string, tokens: Token[], first: number | undefined, last: number | undefined): boolean =>
  /[.!?;:](?!\.)\s|[\r\n]/u.test(text.slice(tokens[first ?? -1]?.from, tokens[last ?? -1]?.from).replaceAll('...', ' '));

function editsOf(text: string, tokens: Token[], dropped: ReadonlySet<number>): Edit[] {
  const edits: Edit[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    if (!dropped.has(index)) continue;
    const first = index;
    while (dropped.has(index + 1)) index += 1;
    const from = tokens[first]?.from ?? 0;
    const to = tokens[index]?.to ?? from;
    const before = /(?:[^\S\r\n]|[,…–-])*$/u.exec(text.slice(Math.max(from - AROUND, 0), from))?.[0] ?? '';
    const after = /^(?:\.\.\.|[^\S\r\n]|[,…–-])*/u.exec(text.slice(to, to + AROUND))?.[0] ?? '';
    edits.push({ from: from - before.length, to: to + after.length, replacement: before !== '' && after !== '' ? ' ' : '' });
  }
  return edits;
}
