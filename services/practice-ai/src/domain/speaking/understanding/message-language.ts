import { isFunctionWord, isGerman } from '../../grading/german.js';
import { wordsOf } from '../../grading/sentences.js';
import { isKnownWord } from './known-nouns.js';
import type { MessageLanguage } from './understood.js';

/** Common words of English; without those that German has too (am, an, was). */
const english = new Set(
  `i you he she it we they me my your the and or but is are were do does don't did what where when why how can could would should
  not yes no have has had want need understand know think like please sorry speak say repeat this that there of to for with hello hi help mean don t`.split(/\s+/u),
);
/** German too, and common in speech. */
const spoken = new Set('am an in alle alles man manche jeder jemand niemand zusammen war da so bitte ja nein doch etwas ganz also schon mal hallo hey danke okay nee oder auch wo wer hier'.split(' '));
/** Names, places and single words may be German whatever they are. */
const SHORT = 4;
/** Less than in a whole text (see german.ts): a sentence that names things has few words that say little. */
const NATIVE_SHARE = 0.13;
/** "Dienstag Sprechen, Donnerstag Schreiben" has no small words; but of no other language does one know so many. */
const KNOWN_SHARE = 0.75;

/**
 * The language that a message is mostly in. A message of a few words is taken for German (a name, a place) unless its
 * words are English or its letters Persian.
 */
export function messageLanguage(message: string): MessageLanguage {
  const letters = message.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return 'other';
  const arabic = message.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  if (arabic > letters / 2) return 'persian';
  const latin = message.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (latin < letters / 2) return 'other';
  const words = wordsOf(message.replaceAll(/['’]/gu, ' '));
  const foreign = words.filter((word) => english.has(word) && !isFunctionWord(word)).length;
  const native = words.filter((word) => isFunctionWord(word) || spoken.has(word)).length;
  if (foreign > native && foreign >= words.length / 3) return 'english';
  const known = words.filter((word) => isFunctionWord(word) || spoken.has(word) || isKnownWord(word)).length;
  if (known >= words.length * KNOWN_SHARE) return 'german';
  return words.length <= SHORT || isGerman(message) || native / words.length >= NATIVE_SHARE ? 'german' : 'other';
}
