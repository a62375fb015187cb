import { spellingDistance } from './spelling-distance.js';

/** What LanguageTool offers first is a little more likely. */
const rankPrice = 0.06;
/** A word this far from what was written is not what was meant. In letters' worth, against the word's length. */
const furthest = (length: number): number => Math.min(2.6, 0.4 * length + 0.6);

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
  if (/^\p{Lu}{2,}$/u.test(written) || isName(input)) return undefined;
  const nounBefore = expectsNoun(before);
  const startsSentence = !/\p{L}/u.test(before);
  const ranked = input.suggestions
    .slice(0, 15)
    .map((word, rank) => ({ word, price: spellingDistance(written, word) + rank * rankPrice + contextPrice(written, word, nounBefore, startsSentence) }))
    .sort((one, other) => one.price - other.price);
  const [best] = ranked;
  if (best === undefined || best.price > furthest(written.length)) return undefined;
  return startsSentence ? best.word.charAt(0).toUpperCase() + best.word.slice(1) : best.word;
}

/** A capital only where a noun can stand, and a noun where an article stands before it. */
function contextPrice(written: string, word: string, nounBefore: boolean, startsSentence: boolean): number {
  const capital = /^\p{Lu}/u.test(word);
  if (startsSentence) return 0;
  if (nounBefore) return capital ? -0.15 : 0.1;
  return capital && /^\p{Ll}/u.test(written) ? 0.25 : 0;
}

function expectsNoun(before: string): boolean {
  return /(?:^|\s)(?:der|die|das|den|dem|des|(?:k?ein|mein|dein|sein|ihr|unser|eur)(?:e|en|em|er|es)?|dies\p{L}{1,2}|jed\p{L}{1,2}|viele?n?|im|am|zum|zur|beim|vom|ins|ans|\p{Ll}+(?:ige|igen|iger|iges|ische|ischen|liche|lichen|schönen?|gute[nrsm]?|große[nrsm]?|neue[nrsm]?))\s+$/iu.test(before);
}

/** After a greeting, a title or another capitalised word a capital unknown word is a name. */
function isName({ written, before, after, suggestions }: { written: string; before: string; after: string; suggestions: readonly string[] }): boolean {
  if (!/^\p{Lu}/u.test(written)) return false;
  if (/(?:^|\s)(?:liebe[rs]?|hallo|hi|hey|herrn?|frau|familie|dein|deine|euer|ihre?|heiße|heißt|namens)\s+$/iu.test(before) && !/^\s*\p{Ll}/u.test(after)) {
    // „Liebe Grüse“ is a misspelt closing, not a name.
    const near = suggestions[0];
    return near === undefined || !/^Gr/u.test(near) || spellingDistance(written, near) > 0.6;
  }
  return false;
}
