import type { Case, Gender, GramNumber } from './morphology.js';

/** What a noun phrase agrees in. In the plural German tells no genders apart. */
export interface Slot {
  case: Case;
  number: GramNumber;
  gender: Gender;
}

type Column = Gender | 'PLU';
type Table = Record<Case, Record<Column, string>>;
const column = (slot: Slot): Column => (slot.number === 'PLU' ? 'PLU' : slot.gender);

const definite: Table = {
  NOM: { MAS: 'der', FEM: 'die', NEU: 'das', PLU: 'die' },
  AKK: { MAS: 'den', FEM: 'die', NEU: 'das', PLU: 'die' },
  DAT: { MAS: 'dem', FEM: 'der', NEU: 'dem', PLU: 'den' },
  GEN: { MAS: 'des', FEM: 'der', NEU: 'des', PLU: 'der' },
};
/** Endings of dieser, jeder, welcher …, and of an adjective without a determiner before it. */
const strong: Table = {
  NOM: { MAS: 'er', FEM: 'e', NEU: 'es', PLU: 'e' },
  AKK: { MAS: 'en', FEM: 'e', NEU: 'es', PLU: 'e' },
  DAT: { MAS: 'em', FEM: 'er', NEU: 'em', PLU: 'en' },
  GEN: { MAS: 'es', FEM: 'er', NEU: 'es', PLU: 'er' },
};
/** Endings of ein, kein and the possessives. */
const indefinite: Table = {
  NOM: { MAS: '', FEM: 'e', NEU: '', PLU: 'e' },
  AKK: { MAS: 'en', FEM: 'e', NEU: '', PLU: 'e' },
  DAT: { MAS: 'em', FEM: 'er', NEU: 'em', PLU: 'en' },
  GEN: { MAS: 'es', FEM: 'er', NEU: 'es', PLU: 'er' },
};
const weakAdjective: Table = {
  NOM: { MAS: 'e', FEM: 'e', NEU: 'e', PLU: 'en' },
  AKK: { MAS: 'en', FEM: 'e', NEU: 'e', PLU: 'en' },
  DAT: { MAS: 'en', FEM: 'en', NEU: 'en', PLU: 'en' },
  GEN: { MAS: 'en', FEM: 'en', NEU: 'en', PLU: 'en' },
};
const mixedAdjective: Table = {
  NOM: { MAS: 'er', FEM: 'e', NEU: 'es', PLU: 'en' },
  AKK: { MAS: 'en', FEM: 'e', NEU: 'es', PLU: 'en' },
  DAT: { MAS: 'en', FEM: 'en', NEU: 'en', PLU: 'en' },
  GEN: { MAS: 'en', FEM: 'en', NEU: 'en', PLU: 'en' },
};
/** Without a determiner the genitive of masculine and neuter nouns takes -en. */
const strongAdjective: Table = { ...strong, GEN: { MAS: 'en', FEM: 'er', NEU: 'en', PLU: 'er' } };

export type DeterminerKind = 'definite' | 'demonstrative' | 'indefinite' | 'possessive' | 'plural';
/** A determiner as a word to decline: der, dies-, ein, mein-, alle. */
export interface Determiner {
  kind: DeterminerKind;
  stem: string;
}

const demonstrativeStems = ['dies', 'jed', 'jen', 'welch'];
const possessiveStems = ['mein', 'dein', 'sein', 'ihr', 'unser', 'euer', 'kein'];
const indefiniteStems = ['ein', 'irgendein'];
const pluralStems = ['all', 'beid'];
const endings = ['', 'e', 'en', 'em', 'er', 'es'];

const determiners = new Map<string, Determiner>();
for (const stem of demonstrativeStems) {
  for (const ending of endings.slice(1)) determiners.set(stem + ending, { kind: 'demonstrative', stem });
}
for (const stem of possessiveStems) {
  for (const ending of endings) determiners.set(withEnding(stem, ending), { kind: 'possessive', stem });
}
for (const stem of indefiniteStems) {
  for (const ending of endings) determiners.set(stem + ending, { kind: 'indefinite', stem });
}
for (const stem of pluralStems) {
  for (const ending of ['e', 'en', 'er']) determiners.set(stem + ending, { kind: 'plural', stem });
}
for (const form of ['der', 'die', 'das', 'den', 'dem', 'des']) determiners.set(form, { kind: 'definite', stem: 'd' });

/** The determiner that a word form belongs to, if it is one. */
export const determinerOf = (form: string): Determiner | undefined => determiners.get(form.toLowerCase());

/** The form of a determiner for a slot; undefined where there is none (ein in the plural, alle in the singular). */
export function decline(determiner: Determiner, slot: Slot): string | undefined {
  switch (determiner.kind) {
    case 'definite':
      return definite[slot.case][column(slot)];
    case 'demonstrative':
      return determiner.stem === 'jed' && slot.number === 'PLU' ? undefined : determiner.stem + strong[slot.case][column(slot)];
    case 'indefinite':
      return slot.number === 'PLU' ? undefined : determiner.stem + indefinite[slot.case][column(slot)];
    case 'possessive':
      return withEnding(determiner.stem, indefinite[slot.case][column(slot)]);
    case 'plural':
      return slot.number === 'PLU' ? determiner.stem + strong[slot.case].PLU : undefined;
  }
}

/** Where a contraction is one of preposition and article, its article's slot forms: zum → dem. */
export const contractions = new Map<string, { preposition: string; article: 'dem' | 'der' | 'das' }>([
  ['am', { preposition: 'an', article: 'dem' }],
  ['im', { preposition: 'in', article: 'dem' }],
  ['zum', { preposition: 'zu', article: 'dem' }],
  ['zur', { preposition: 'zu', article: 'der' }],
  ['beim', { preposition: 'bei', article: 'dem' }],
  ['vom', { preposition: 'von', article: 'dem' }],
  ['ans', { preposition: 'an', article: 'das' }],
  ['ins', { preposition: 'in', article: 'das' }],
]);
const contractionOf = new Map([...contractions].map(([form, { preposition, article }]) => [`${preposition} ${article}`, form]));
/** „zu“ and „der“ → „zur“; „zu“ and „den“ stay two words. */
export const contracted = (preposition: string, article: string): string => contractionOf.get(`${preposition} ${article}`) ?? `${preposition} ${article}`;

/** The ending an adjective takes after this determiner (undefined: none) in a slot. */
export function adjectiveEnding(determiner: Determiner | undefined, slot: Slot): string {
  if (determiner === undefined) return strongAdjective[slot.case][column(slot)];
  const table = determiner.kind === 'indefinite' || determiner.kind === 'possessive' ? mixedAdjective : weakAdjective;
  return table[slot.case][column(slot)];
}

function withEnding(stem: string, ending: string): string {
  return (stem === 'euer' && ending !== '' ? 'eur' : stem) + ending;
}
