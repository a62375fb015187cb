import type { TargetStyle } from '@b1fuchs/contracts';
import { childrenOf, type Sentence, type Word } from '../../grammar/sentence.js';
import type { AdjectiveEntry } from '../lexicon/entry.js';
import { adjectives } from '../lexicon/adjectives.js';
import { intensifiers } from '../lexicon/phrases.js';
import { adjectiveEnding, decline } from '../../grammar/german/declension.js';
import { nounPhraseOf } from '../../grammar/noun-phrase.js';
import type { StyleEdit, StyleRule } from '../style-rule.js';
import { elevated } from '../target-style.js';
import { isPersonNoun, isQuoted, likeOriginal } from '../word-tools.js';
import { explainWord } from './explain-word.js';

/** Adjectives of spoken German: „eine tolle Idee“ → „eine sehr gute Idee“, „ist kaputt“ → „ist defekt“. */
export const adjectiveRule: StyleRule = {
  styles: elevated,
  find: (sentence, { style }) => sentence.words.flatMap((word) => firstOf(adjectives.filter(({ styles }) => styles.includes(style)).flatMap((entry) => replace(sentence, word, entry, style) ?? []))),
};

const firstOf = (edits: readonly StyleEdit[]): StyleEdit[] => edits.slice(0, 1);

/** „Ich spreche toll Deutsch.“ */
const languages = new Set(['Deutsch', 'Englisch', 'Französisch', 'Persisch', 'Arabisch', 'Türkisch', 'Spanisch', 'Russisch', 'Italienisch']);

const degrees = new Set(['so', 'zu', 'wie', 'noch', 'viel', 'ziemlich', 'recht', 'besonders', 'wirklich', 'ganz', 'unglaublich', 'nicht']);

function replace(sentence: Sentence, word: Word, entry: AdjectiveEntry, style: TargetStyle): StyleEdit | undefined {
  const { words } = sentence;
  if (!word.lower.startsWith(entry.from) || isQuoted(sentence, word) || (word.text !== word.lower && word.index > 0)) return undefined;
  const ending = word.lower.slice(entry.from.length);
  const before = words[word.index - 1];
  const next = words[word.index + 1];
  const isBeforeNoun = next?.pos === 'NOUN' && /^\p{Lu}/u.test(next.text);
  const described = isBeforeNoun ? next : subjectOf(sentence, word);
  if (entry.nouns !== undefined && described?.all.some((morph) => entry.nouns?.includes(morph.lemma)) !== true) return undefined;
  const isStrong = entry.to.startsWith('sehr ');
  const to = isStrong && before?.lower === 'sehr' ? entry.to.slice('sehr '.length) : entry.to;
  // „echt toll“ is „sehr gut“, not „sehr sehr gut“.
  const joined = before !== undefined && isStrong && intensifiers.includes(before.lower) ? before : undefined;
  if (before !== undefined && joined === undefined && degrees.has(before.lower) && isStrong) return undefined;

  let improved: string | undefined;
  if (isBeforeNoun && entry.things === true && /(?:leuten?|menschen?|freunden?|personen|mann|frau)$/u.test(next.lower)) return undefined;
  if (isBeforeNoun && (ending !== '' || entry.bare === true)) improved = entry.bare === true ? declined(sentence, word, next, to) : /^(?:e|en|em|er|es)$/u.test(ending) && entry.to !== 'in Ordnung' ? to + ending : undefined;
  else if (ending === '' && isBeforeNoun && languages.has(next.text)) improved = to;
  else if (ending === '' && standsFree(sentence, word, entry, next)) improved = to;
  if (improved === undefined) return undefined;
  const from = joined?.start ?? word.start;
  const original = sentence.text.slice(from, word.end);
  const text = likeOriginal(original, improved);
  return { from, to: word.end, replacement: text, ...explainWord(style, original, text) };
}

/** „ein super Essen“: the new adjective needs the ending that „super“ doesn't have. */
function declined(sentence: Sentence, word: Word, noun: Word, to: string): string | undefined {
  if (to === 'in Ordnung') return undefined;
  const phrase = nounPhraseOf(sentence, noun);
  const article = sentence.words[word.index - 1];
  const own = phrase?.determinerWord ?? article;
  if (phrase === undefined || own?.index !== word.index - 1) return undefined;
  const full = { kind: 'indefinite', stem: 'ein' } as const;
  const determiner = phrase.determiner ?? (own.lower.startsWith('ein') ? full : undefined);
  if (determiner === undefined) return undefined;
  const endings = new Set(
    phrase.nounReadings.flatMap((morph) => {
      // „das Tag“ is a word of programmers.
      if (morph.lemma === 'Tag' && morph.gender === 'NEU') return [];
      if (morph.case === undefined || morph.number === undefined || (morph.number === 'SIN' && morph.gender === undefined)) return [];
      const slot = { case: morph.case, number: morph.number, gender: morph.gender ?? 'MAS' } as const;
      return decline(determiner, slot) === own.lower ? [adjectiveEnding(determiner, slot)] : [];
    }),
  );
  const [ending] = endings;
  return endings.size === 1 && ending !== undefined ? to + ending : undefined;
}

/** After sein, finden and the like, or as an adverb beside a verb. */
function standsFree(sentence: Sentence, word: Word, entry: AdjectiveEntry, next: Word | undefined): boolean {
  if (next !== undefined && (next.pos === 'ADJ' || next.lower === 'gern' || next.lower === 'gerne' || next.pos === 'NOUN')) return false;
  if (intensifiers.includes(entry.from) && next?.pos === 'ADV' && next.all.some((morph) => morph.kind === 'ADJ')) return false;
  if (entry.from === 'kaputt' && /^(?:ge|zu|mach|geh|ging)/u.test(next?.lower ?? '')) return false;
  const children = childrenOf(sentence, word);
  const isPredicate = children.some(({ relation }) => relation === 'cop');
  const isJudgement = word.relation === 'xcomp';
  if (isPredicate || isJudgement) {
    const holders = isPredicate ? children : childrenOf(sentence, sentence.words[word.head] ?? word);
    const subject = holders.find(({ relation, lower }) => relation.startsWith(isPredicate ? 'nsubj' : 'obj') || (isPredicate && relation === 'expl' && lower === 'es') || (isJudgement && (lower === 'das' || lower === 'es')));
    return entry.things !== true || (subject !== undefined && isThing(subject));
  }
  return entry.adverb === true && word.relation === 'advmod';
}

/** „Die Stadt ist super“: the noun that a predicate describes. */
const subjectOf = (sentence: Sentence, word: Word): Word | undefined =>
  childrenOf(sentence, word).some(({ relation }) => relation === 'cop') ? childrenOf(sentence, word).find(({ relation, pos }) => relation.startsWith('nsubj') && pos === 'NOUN') : undefined;

/** Not a word for people; „das“ and „es“ are about things too. */
const isThing = (word: Word): boolean => /^(?:das|es|alles|was|dies|'s)$/u.test(word.lower) || (word.pos === 'NOUN' && !isPersonNoun(word));
