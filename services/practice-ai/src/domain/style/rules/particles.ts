import type { TargetStyle } from '@b1fuchs/contracts';
import { clearSubordinators } from '../../grammar/german/subordinators.js';
import { isPunctuation, type Sentence, type Word } from '../../grammar/sentence.js';
import { interjections, intensifiers, particles } from '../lexicon/phrases.js';
import type { StyleEdit, StyleRule } from '../style-rule.js';
import { elevated, textOf } from '../target-style.js';
import { capitalised, hasLemma, isQuoted, takenOut } from '../word-tools.js';

/** Particles, sounds and strong little words of spoken German. */
export const particleRule: StyleRule = {
  styles: elevated,
  find: (sentence, { style }) => [...opening(sentence, style), ...sentence.words.flatMap((word) => [...strong(sentence, word, style), ...empty(sentence, word, style)])],
};

/** „Na ja, das …“ → „Das …“. */
function opening({ text, words }: Sentence, style: TargetStyle): StyleEdit[] {
  const match = /^(\p{L}+(?: \p{L}+)?), (\p{L}+)/u.exec(text);
  const word = match?.[1];
  if (match === null || word === undefined || !interjections.includes(word.toLowerCase()) || words.length < 5) return [];
  // „Klar, dass ich helfe.“: without „klar“ there would be no main clause.
  if (clearSubordinators.has(match[2] ?? '')) return [];
  return [
    {
      from: 0,
      to: match[0].length,
      replacement: capitalised(match[2] ?? ''),
      topic: 'particles',
      explanation: `„${word}“ am Satzanfang gehört zur gesprochenen Sprache und fällt in ${textOf[style]} weg.`,
    },
  ];
}

/** „echt nett“ → „sehr nett“; „echt geholfen“ → „wirklich geholfen“. */
function strong(sentence: Sentence, word: Word, style: TargetStyle): StyleEdit[] {
  if (!(intensifiers.includes(word.lower) || word.lower === 'riesig') || word.index === 0 || isQuoted(sentence, word) || word.text !== word.lower) return [];
  const next = sentence.words[word.index + 1];
  const before = sentence.words[word.index - 1];
  // „Ich freue mich total über …“: the parser may take it for part of the phrase.
  if (word.lower === 'total' && next?.pos === 'ADP' && ['PRON', 'VERB'].includes(before?.pos ?? '')) return [edit(style, word, 'sehr')];
  // „Ich vermisse Sie total.“
  const ofVerb = ['total', 'riesig', 'mega', 'voll'].includes(word.lower) && sentence.words[word.head]?.pos === 'VERB';
  if (ofVerb && (word.lower === 'riesig' || next === undefined || isPunctuation(next) || next.pos === 'VERB')) return [edit(style, word, 'sehr')];
  if (next === undefined || isPunctuation(next)) return [];
  if (next.lower === 'viel' || next.lower === 'viele' || next.lower === 'leid') return [edit(style, word, 'sehr')];
  if (word.lower === 'riesig') return [];
  const isDegree = next.text === next.lower && next.all.some((morph) => morph.kind === 'ADJ') && !next.all.some((morph) => morph.kind === 'PA2' || morph.kind === 'VER') && !intensifiers.includes(next.lower);
  const graded = isDegree && isGradable(next) && sentence.words[word.index - 1]?.lower !== 'sehr';
  if (graded && word.lower === 'richtig') return [];
  if (graded) return [edit(style, word, 'sehr')];
  const beside = word.lower === 'echt' && (word.pos === 'ADV' || word.relation === 'advmod') && (next.pos === 'VERB' || next.pos === 'NOUN' || next.pos === 'DET' || next.lower === 'nicht');
  return beside ? [edit(style, word, 'wirklich')] : [];
}

/** „toll“ and „super“ become „sehr gut“ themselves; a comparative takes no „sehr“. */
const isGradable = (word: Word): boolean =>
  !['toll', 'super', 'prima', 'klasse', 'cool', 'geil', 'kaputt', 'okay', 'riesig', 'krass', 'mies'].some((stem) => word.lower.startsWith(stem)) &&
  !word.all.every((morph) => morph.parts.has('KOM') || morph.parts.has('SUP'));

function edit(style: TargetStyle, word: Word, improved: string): StyleEdit {
  const explanation = `„${word.text}“ verstärkt nur in der Umgangssprache; in ${textOf[style]} schreibt man „${improved}“.`;
  return { from: word.start, to: word.end, replacement: improved, topic: 'particles', explanation };
}

/** „mal“ and „halt“ fall away. */
function empty(sentence: Sentence, word: Word, style: TargetStyle): StyleEdit[] {
  const { words } = sentence;
  if (!particles.includes(word.lower) || word.text !== word.lower || word.index === 0 || isQuoted(sentence, word)) return [];
  const before = words[word.index - 1];
  const next = words[word.index + 1];
  if (before === undefined || isPunctuation(before) || before.pos === 'NUM' || fixedBefore.has(before.lower)) return [];
  if (words.filter(({ lower }) => lower === word.lower).length > 1 || next?.lower === 'so') return [];
  if (word.lower === 'mal' && (next === undefined || next.pos === 'NUM' || next.lower === 'wieder')) return [];
  // „Das Auto hält.“ is another word, and „halt an“ a request.
  if (word.lower === 'halt' && (word.pos === 'VERB' || next === undefined || isPunctuation(next) || hasLemma(before, 'machen'))) return [];
  return [{ ...takenOut(sentence, word), topic: 'particles', explanation: `Die Partikel „${word.text}“ gehört zur gesprochenen Sprache; in ${textOf[style]} lässt man sie weg.` }];
}

/** „noch mal“, „nicht mal“ are replaced as a whole, „jedes mal“ and „das erste mal“ are misspelt nouns. */
const fixedBefore = new Set(['noch', 'nicht', 'erst', 'schon', 'jedes', 'erste', 'ersten', 'letzte', 'letzten', 'nächste', 'nächsten', 'dieses', 'ein', 'paar', 'kein', 'zwei', 'drei', 'wieder', 'viele', 'einige']);
