import type { GramNumber, Morph, Person } from '../grammar/german/morphology.js';
import type { WordForms } from '../grammar/rule.js';
import type { Word } from '../grammar/sentence.js';
import { finiteReadings } from './word-tools.js';

const tenses = ['PRÄ', 'PRT', 'KJ2'] as const;
type Tense = (typeof tenses)[number];

export const tenseOf = (morph: Morph): Tense | undefined => tenses.find((tense) => morph.parts.has(tense));

/** The dictionary knows „vergiß“ and „läßt“ too, as they were written before 1996. */
export const inCurrentSpelling = (forms: WordForms): WordForms => async (lemma, tag) => {
  const found = await forms(lemma, tag);
  return found.filter((form) => !form.includes('ß') || !found.includes(form.replace('ß', 'ss')));
};

/** The form of a verb for person, number and tense, in the position (main or subordinate clause) that the old form has. */
export async function finiteForm(
  input: { lemma: string; person: Person; number: GramNumber; tense: Tense },
  forms: WordForms,
): Promise<string | undefined> {
  const { lemma, person, number, tense } = input;
  const found = await forms(lemma, `VER:(?:AUX:|MOD:)?${person}:${number}:${tense}(?::(?:NON|SFT))?(?::NEB)?`);
  // „du erhältst“, „du wolltest“: the longer of two spellings is the rare one (du „reisest“).
  return [...found].sort((one, other) => one.length - other.length || (one < other ? -1 : 1))[0];
}

/** Another person of the same verb in the same tense; undefined where the dictionary isn't sure. */
export async function inPerson(
  verb: Word,
  from: { person: Person; number: GramNumber },
  to: { person: Person; number: GramNumber },
  forms: WordForms,
): Promise<string | undefined> {
  const fitting = finiteReadings(verb).filter((morph) => morph.person === from.person && morph.number === from.number && tenseOf(morph) !== undefined);
  const strong = fitting.filter((morph) => !morph.parts.has('SFT'));
  const [reading] = tenses.flatMap((tense) => (strong.length > 0 ? strong : fitting).filter((morph) => morph.parts.has(tense)));
  const tense = reading === undefined ? undefined : tenseOf(reading);
  return reading === undefined || tense === undefined ? undefined : finiteForm({ ...to, lemma: reading.lemma, tense }, forms);
}

/** „schreib“, „warte“, „nimm“: with -e only where the stem needs it. */
export async function imperative(lemma: string, number: GramNumber, forms: WordForms): Promise<string | undefined> {
  const found = [...(await forms(lemma, `VER:(?:AUX:|MOD:)?IMP:${number}(?::(?:NON|SFT))?`))].sort((one, other) => one.length - other.length);
  if (number === 'PLU') return found[0];
  const stem = lemma.replace(/e?n$/u, '');
  const needsE = /(?:[td]|ig|el|er|[^aeiouäöülrmnh][mn])$/u.test(stem);
  const full = found.find((form) => form.endsWith('e'));
  return needsE && found.every((form) => form.startsWith(stem.slice(0, 3))) ? (full ?? found[0]) : found[0];
}
