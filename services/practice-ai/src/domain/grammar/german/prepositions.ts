import type { Case } from './morphology.js';

/** Prepositions with one case. Those that also serve as other words are kept apart by the parse. */
const fixed: [Case, string[]][] = [
  ['DAT', ['aus', 'bei', 'mit', 'nach', 'seit', 'von', 'zu', 'gegenüber', 'außer']],
  ['AKK', ['durch', 'für', 'gegen', 'ohne', 'um']],
  ['GEN', ['wegen', 'trotz', 'während', 'innerhalb', 'außerhalb', 'aufgrund', 'anstatt', 'statt']],
];
const fixedCase = new Map(fixed.flatMap(([wanted, words]) => words.map((word): [string, Case] => [word, wanted])));

const twoWay = new Set(['an', 'auf', 'hinter', 'in', 'neben', 'über', 'unter', 'vor', 'zwischen']);

/** In speech these also take the dative, which is no error in a letter to a friend. */
export const takesDativeToo = (preposition: string): boolean => ['wegen', 'trotz', 'während', 'statt', 'anstatt'].includes(preposition);

/** The one case that a preposition governs; undefined for others. */
export const caseOfPreposition = (preposition: string): Case | undefined => fixedCase.get(preposition);
export const isTwoWay = (preposition: string): boolean => twoWay.has(preposition);
export const isPreposition = (word: string): boolean => fixedCase.has(word) || twoWay.has(word);
