import { decline, determinerOf } from '../../grammar/german/declension.js';
import type { Morph } from '../../grammar/german/morphology.js';
import { caseOfPreposition } from '../../grammar/german/prepositions.js';
import { nounPhraseOf } from '../../grammar/noun-phrase.js';
import type { WordForms } from '../../grammar/rule.js';
import type { Sentence, Word } from '../../grammar/sentence.js';
import type { NounEntry } from '../lexicon/entry.js';
import { nouns } from '../lexicon/nouns.js';
import type { StyleEdit, StyleRule } from '../style-rule.js';
import { elevated } from '../target-style.js';
import { isQuoted } from '../word-tools.js';
import { explainWord } from './explain-word.js';

/** Nouns in case and number: „mit den Leuten“ → „mit den Menschen“. */
export const nounRule: StyleRule = {
  styles: elevated,
  find: async (sentence, { style, forms }) => {
    const entries = nouns.filter(({ styles }) => styles.includes(style));
    const found = await Promise.all(
      sentence.words.map(async (word): Promise<StyleEdit[]> => {
        const entry = entries.find((one) => isFormOf(word, one));
        if (entry === undefined || isQuoted(sentence, word) || sentence.words[word.index + 1]?.pos === 'PROPN') return [];
        if (entry.article === true && determinerOf(sentence.words[word.index - 1]?.text ?? '') === undefined) return [];
        const before = sentence.words[word.index - 1];
        if (entry.bare === true && (before === undefined || determinerOf(before.text) !== undefined || before.pos === 'ADJ' || before.pos === 'DET')) return [];
        // „die Leute vom Vertrieb“ are a certain group.
        if (entry.to === 'Mensch' && /^(?:von|vom)$/u.test(sentence.words[word.index + 1]?.lower ?? '')) return [];
        // „zehn Leute“ are counted one by one.
        const counted = entry.to === 'Mensch' && sentence.words[word.index - 1]?.pos === 'NUM';
        const form = await formOf(sentence, word, counted ? { ...entry, to: 'Person' } : entry, forms);
        return form === undefined ? [] : [{ from: word.start, to: word.end, replacement: form, ...explainWord(style, word.text, form) }];
      }),
    );
    return found.flat();
  },
};

const isFormOf = (word: Word, entry: NounEntry): boolean =>
  /^\p{Lu}/u.test(word.text) && (word.pos === 'NOUN' || word.pos === 'PROPN') && readingsOf(word, entry).length > 0;

const readingsOf = (word: Word, { from, plural }: NounEntry) =>
  word.all.filter((morph) => morph.kind === 'SUB' && (morph.lemma === from || word.text === from) && (plural !== true || morph.number === 'PLU'));

/** One form for all that the old form may be, or nothing. */
async function formOf(sentence: Sentence, word: Word, entry: NounEntry, forms: WordForms): Promise<string | undefined> {
  const slots = readingsOf(word, entry).filter((morph) => fits(sentence, word, morph)).flatMap(({ case: wanted, number }) => (wanted === undefined || number === undefined ? [] : [`${wanted}:${number}`]));
  const found = await Promise.all([...new Set(slots)].map((slot) => forms(entry.to, `SUB:${slot}:.*`)));
  if (found.length === 0 || found.some((list) => list.length === 0)) return entry.to === 'E-Mail' ? emailForm(word) : undefined;
  const [first = [], ...others] = found;
  const common = first.filter((form) => others.every((list) => list.includes(form)));
  return common.length === 1 ? common[0] : common.find((form) => form === entry.to);
}

/** Article and preposition leave some cases out: „mit den Kids“ is a dative. */
function fits(sentence: Sentence, word: Word, morph: Morph): boolean {
  const phrase = nounPhraseOf(sentence, word);
  const wanted = phrase?.prepositionName === undefined ? undefined : caseOfPreposition(phrase.prepositionName);
  if (wanted !== undefined && morph.case !== wanted) return false;
  // Without preposition and article a dative shows itself by its form.
  const isPlain = wanted === undefined && phrase?.determiner === undefined && (phrase !== undefined || sentence.words[word.index - 1]?.pos !== 'DET');
  if (isPlain && morph.case === 'DAT' && word.all.some((other) => other.kind === 'SUB' && (other.case === 'AKK' || other.case === 'NOM'))) return false;
  if (phrase?.determiner === undefined && morph.case === 'GEN' && morph.number === 'SIN') return false;
  if (phrase?.determiner === undefined || morph.case === undefined || morph.number === undefined) return true;
  return decline(phrase.determiner, { case: morph.case, number: morph.number, gender: morph.gender ?? 'MAS' }) === phrase.determinerWord?.lower;
}

const emailForm = (word: Word): string => (word.text.endsWith('s') ? 'E-Mails' : 'E-Mail');
