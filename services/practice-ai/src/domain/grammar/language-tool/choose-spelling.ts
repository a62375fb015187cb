import { commonWords } from './common-words.js';
import { spellingDistance } from './spelling-distance.js';

/** What LanguageTool offers first is a little more likely. */
const rankPrice = 0.06;
/** A word this far from what was written is not what was meant. In letters' worth, against the word's length. */
const furthest = (length: number): number => Math.min(1.3, 0.2 * length + 0.2);

/**
 * The word a misspelling stands for, out of LanguageTool's suggestions; undefined where none is likely or the word is a name.
 * `before` is the sentence up to the word, `after` what follows it.
 */
export function chooseSpelling(input: {
  written: string;
  suggestions: readonly string[];
  before: string;
  after: string;
}): string | undefined {
  const { written, before } = input;
  if (/^\p{Lu}{2,}$/u.test(written) || /\p{M}/u.test(written) || isCode(input) || isName(input)) return undefined;
  // The spelling before 1996: „ißt“ is „isst“, however near „ist“ may be.
  const reformed = written.replaceAll('ß', 'ss');
  if (reformed !== written && input.suggestions.includes(reformed)) return reformed;
  const nounBefore = expectsNoun(before);
  const startsSentence = !/\p{L}/u.test(before);
  const ranked = input.suggestions
    .slice(0, 15)
    .map((word, rank) => ({ word, price: spellingDistance(written, word) + rank * rankPrice + contextPrice(written, word, nounBefore, startsSentence) }))
    .sort((one, other) => one.price - other.price);
  const [best] = ranked;
  if (best === undefined || best.price > furthest(written.length)) return undefined;
  // „Amir“ is no „mir“: nobody puts a capital before a word by mistake.
  if (/^\p{Lu}/u.test(written) && written.slice(1).toLowerCase() === best.word.toLowerCase()) return undefined;
  if (written.includes('-') && best.price > 0.7) return undefined;
  // In the middle of a sentence a short or odd word with a capital is more likely a name.
  if (!startsSentence && !nounBefore && /^\p{Lu}/u.test(written) && (written.length < 4 || best.price > nameLimit)) return undefined;
  return startsSentence ? best.word.charAt(0).toUpperCase() + best.word.slice(1) : best.word;
}

/** A word with a capital that no article announces is changed only for slips as small as this. */
const nameLimit = 0.85;

/** How much nearer a frequent word is. */
const commonBonus = 0.75;

/** A capital only where a noun can stand, and a noun where an article stands before it. */
function contextPrice(written: string, word: string, nounBefore: boolean, startsSentence: boolean): number {
  const capital = /^\p{Lu}/u.test(word);
  const common = commonWords.has(word.toLowerCase()) ? commonBonus : 0;
  if (startsSentence) return -common;
  if (nounBefore) return (capital ? -0.25 : 0.1) - common;
  return (capital && /^\p{Ll}/u.test(written) ? 0.25 : 0) - common;
}

const determiner = 'der|die|das|den|dem|des|(?:k?ein|mein|dein|sein|ihr|unser|eur)(?:e|en|em|er|es)?|dies\\p{L}{1,2}|jed\\p{L}{1,2}|viele?n?|alle[nr]?|im|am|zum|zur|beim|vom|ins|ans';
const beforeNoun = new RegExp(`(?:^|\\s)(?:(?:${determiner})(?:\\s+\\p{Ll}+e[nrsm]?){0,2}|\\p{Ll}+(?:ige|isch|lich)e?[nrsm]?|(?:gut|groß|neu|schön)e[nrsm]?)\\s+$`, 'iu');

/** An article, with or without an adjective, or an adjective stands right before. */
const expectsNoun = (before: string): boolean => beforeNoun.test(before);

/** Markup, addresses and the like are no words to correct. */
const isCode = ({ before, after }: { before: string; after: string }): boolean => /[<>/&@#_=`{}[\]|\\$(]$/u.test(before) || /^[<>/@#_=`{}[\]|\\$(;]/u.test(after);

/** After a title, a greeting or „ich heiße“ an unknown word with a capital is a name; so is one with letters that German does not have. */
function isName({ written, before, after, suggestions }: { written: string; before: string; after: string; suggestions: readonly string[] }): boolean {
  if (!/^\p{Lu}/u.test(written)) return false;
  if (/[^a-zäöüßáéèêàâ'’-]/iu.test(written)) return true;
  if (isSignature(before, after)) return true;
  if (/(?:^|\s)(?:hallo|hi|hey|herrn?|frau|familie|doktor|dr\.|heiße|heißt|name ist|namens)\s+$/iu.test(before)) return true;
  if (/(?:^|\s)(?:dein|deine|euer|eure|ihre?)\s+$/iu.test(before)) return !/\p{L}/u.test(after);
  // „Liebe Grüse“ is a misspelt closing, not a name.
  return /(?:^|\s)liebe[rs]?\s+$/iu.test(before) && !suggestions.slice(0, 3).some((word) => word.startsWith('Gr') && spellingDistance(written, word) < 0.8);
}

/** The word stands in a line of nothing but names, alone or after a closing formula: „Viele Grüße, Reza Karimi“. */
function isSignature(before: string, after: string): boolean {
  const names = /^(?:[\s,.!]*\p{Lu}[\p{L}.'’-]*){0,2}[\s.,!]*$/u;
  if (!names.test(after)) return false;
  const line = before.slice(Math.max(before.lastIndexOf('\n'), before.lastIndexOf(',')) + 1);
  const closing = /(?:gr[uü](?:ß|ss)(?:en?)?|bis (?:bald|dann|morgen)|tschüss|dein|deine|euer|eure|ihr|ihre)[\s,!.]+(?:\p{Lu}[\p{L}.'’-]*\s+)?$/iu;
  return closing.test(before) || (before !== line && names.test(line)) || (before.trim() !== '' && names.test(before));
}
