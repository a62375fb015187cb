import { clauseEnd } from '../../grammar/clause-extent.js';
import { particleOf } from '../../grammar/clause.js';
import { isFiniteReading, type Morph } from '../../grammar/german/morphology.js';
import type { WordForms } from '../../grammar/rule.js';
import { childrenOf, type Sentence, type Word } from '../../grammar/sentence.js';
import type { VerbEntry } from '../lexicon/entry.js';
import { verbs } from '../lexicon/verbs.js';
import type { StyleEdit, StyleRule } from '../style-rule.js';
import { targetStyles } from '../target-style.js';
import { finiteForm, tenseOf } from '../verb-form.js';
import { finiteReadings, isQuoted, likeOriginal, takenOut } from '../word-tools.js';
import { explainWord } from './explain-word.js';

const prefixes = ['heraus', 'hinaus', 'raus', 'weg', 'mit', 'an', 'aus', 'zu', 'vor'];

/** With these a verb is another one, which has no entry: „Wir kriegen das hin.“ */
const otherParticles = ['ab', 'auf', 'bei', 'ein', 'fest', 'her', 'hin', 'los', 'nach', 'rein', 'rum', 'weiter', 'zurück', 'zusammen', 'hoch', 'kaputt'];

/** „wegschmeißen“ → weg + schmeißen; „verstehen“ has no separable prefix. */
function split(infinitive: string): { prefix: string; base: string } {
  const prefix = prefixes.find((one) => infinitive.startsWith(one) && infinitive.length > one.length + 4) ?? '';
  return { prefix, base: infinitive.slice(prefix.length) };
}

/** Verbs in all their forms, with their separable prefix: „ich kriege“ → „ich bekomme“, „hat gekriegt“ → „hat bekommen“. */
export const verbRule: StyleRule = {
  styles: targetStyles,
  find: async (sentence, { style, forms }) => {
    const entries = verbs.filter(({ styles }) => styles.includes(style));
    const found = await Promise.all(
      sentence.words.flatMap((word) => {
        if (isQuoted(sentence, word) || (word.text !== word.lower && word.index > 0)) return [];
        const entry = entries.find((one) => isFormOf(sentence, word, one) && objectFits(sentence, word, one));
        return entry === undefined ? [] : [replace(sentence, word, entry, forms)];
      }),
    );
    return found.flatMap((edits) =>
      edits.map(({ from, to, replacement, shown, improved }): StyleEdit => ({ from, to, replacement, ...explainWord(style, shown, improved) })),
    );
  },
};

interface VerbEdit {
  from: number;
  to: number;
  replacement: string;
  /** What the explanation names. */
  shown: string;
  improved: string;
}

const isVerbLike = (word: Word): boolean => word.pos !== 'NOUN' && word.pos !== 'DET' && word.pos !== 'ADP';

function isFormOf(sentence: Sentence, word: Word, { from }: VerbEntry): boolean {
  const { prefix, base } = split(from);
  if (!isVerbLike(word)) return false;
  const whole = word.all.some((morph) => morph.kind === 'VER' && morph.lemma === from) || (word.all.some((morph) => morph.kind === 'VER') && word.lower === from);
  if (whole && prefix === '') return looseParticle(sentence, word) === undefined;
  if (whole) return true;
  return prefix !== '' && word.all.some((morph) => morph.lemma === base && isFiniteReading(morph)) && looseParticle(sentence, word)?.lower === prefix;
}

/** The separable particle at the end of the clause; behind another verb it belongs to that one. */
function looseParticle(sentence: Sentence, verb: Word): Word | undefined {
  const last = sentence.words[clauseEnd(sentence, verb.index) - 1];
  const isParticle = last !== undefined && (prefixes.includes(last.lower) || otherParticles.includes(last.lower)) && last.all.some((morph) => morph.kind === 'ZUS');
  const particle = particleOf(sentence, verb) ?? (isParticle ? last : undefined);
  // One also says „frei bekommen“.
  if (particle === undefined || particle.index <= verb.index || particle.lower === 'frei') return undefined;
  const between = sentence.words.slice(verb.index + 1, particle.index);
  return between.some((word) => (word.pos === 'VERB' || word.pos === 'AUX') && finiteReadings(word).length > 0) ? undefined : particle;
}

function objectFits(sentence: Sentence, verb: Word, { objects, transitive, notBeside }: VerbEntry): boolean {
  if (notBeside !== undefined && sentence.words.some(({ lower }) => notBeside.includes(lower))) return false;
  if (objects === undefined && transitive !== true) return true;
  const own = childrenOf(sentence, verb).filter((word) => word.relation === 'obj' || word.relation === 'nsubj:pass');
  if (objects === undefined) return own.some((word) => word.lower !== 'sich');
  return own.some((word) => word.all.some((morph) => morph.kind === 'SUB' && objects.includes(morph.lemma)));
}

async function replace(sentence: Sentence, word: Word, entry: VerbEntry, forms: WordForms): Promise<VerbEdit[]> {
  const old = split(entry.from);
  const next = split(entry.to);
  const particle = word.all.some((morph) => morph.lemma === entry.from) ? undefined : looseParticle(sentence, word);
  if (next.prefix !== '' && old.prefix === '') return [];
  const form = await formLike(sentence, word, { lemma: particle === undefined ? entry.from : old.base, to: particle === undefined ? entry.to : next.base, bare: particle !== undefined }, forms);
  if (form === undefined) return [];
  const improved = likeOriginal(word.text, form);
  if (particle === undefined) return [{ from: word.start, to: word.end, replacement: improved, shown: word.text, improved }];
  const shown = `${word.text} … ${particle.text}`;
  const better = next.prefix === '' ? improved : `${improved} … ${next.prefix}`;
  const rest = next.prefix === '' ? takenOut(sentence, particle) : { from: particle.start, to: particle.end, replacement: next.prefix };
  if (next.prefix === '' && particle.index === word.index + 1) return [{ from: word.start, to: particle.end, replacement: improved, shown: sentence.text.slice(word.start, particle.end), improved }];
  const edits = [{ from: word.start, to: word.end, replacement: improved, shown, improved: better }];
  return next.prefix === old.prefix ? edits : [...edits, { ...rest, shown, improved: better }];
}

/** The new verb in the form that the old one has. */
async function formLike(sentence: Sentence, word: Word, { lemma, to, bare }: { lemma: string; to: string; bare: boolean }, forms: WordForms): Promise<string | undefined> {
  const readings = word.all.filter((morph) => morph.kind === 'VER' && morph.lemma === lemma);
  const { prefix, base } = split(to);
  const isInfinitive = readings.some((morph) => morph.parts.has('INF')) || word.lower === lemma;
  if (isParticiple(sentence, word, readings)) return prefixed(prefix, (await forms(base, 'VER:PA2(?::(?:NON|SFT))?'))[0]);
  if (readings.some((morph) => morph.parts.has('EIZ'))) return prefix === '' ? `zu ${to}` : `${prefix}zu${base}`;
  if (readings.length > 0 && readings.every((morph) => morph.parts.has('IMP'))) return (await forms(base, 'VER:IMP:SIN(?::(?:NON|SFT))?')).sort((one, other) => one.length - other.length)[0];
  const finite = preferred(readings);
  const tense = finite === undefined ? undefined : tenseOf(finite);
  if (isInfinitive && (finite === undefined || (finite.number === 'PLU' && tense === 'PRÄ'))) return bare ? to : `${prefix}${base}`;
  if (finite?.person === undefined || finite.number === undefined || tense === undefined) return undefined;
  return prefixed(bare ? '' : prefix, await finiteForm({ lemma: base, person: finite.person, number: finite.number, tense }, forms));
}

const prefixed = (prefix: string, form: string | undefined): string | undefined => (form === undefined ? undefined : prefix + form);

/** Indicative before the rest; the third person before the plural „ihr“, which has the same form. */
function preferred(readings: readonly Morph[]): Morph | undefined {
  const finite = readings.filter((morph) => isFiniteReading(morph) && !morph.parts.has('KJ1'));
  const rank = (morph: Morph): number => (morph.parts.has('PRÄ') ? 0 : morph.parts.has('PRT') ? 1 : 2) + (morph.person === '2' && morph.number === 'PLU' ? 0.5 : 0);
  return [...finite].sort((one, other) => rank(one) - rank(other))[0];
}

/** „erhalten“ and „verwendet“ are more than participles; beside haben, sein or in the passive they are nothing else. */
function isParticiple(sentence: Sentence, word: Word, readings: readonly Morph[]): boolean {
  if (!readings.some((morph) => morph.parts.has('PA2'))) return false;
  if (!readings.some(isFiniteReading)) return true;
  return childrenOf(sentence, word).some(({ relation, all }) => relation === 'aux:pass' || (relation === 'aux' && all.some(({ lemma }) => lemma === 'haben' || lemma === 'sein')));
}
