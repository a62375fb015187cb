import { childrenOf, headOf, type Sentence, type Word } from '../../grammar/sentence.js';
import { finiteReadings } from '../word-tools.js';
import { clauseWords } from './imperatives.js';

const helping = new Set(['haben', 'sein', 'werden', 'können', 'müssen', 'sollen', 'dürfen', 'wollen', 'mögen']);

/** The verb that says what happens in the clause of this word: infinitive or participle at its end, otherwise the finite verb. */
export function mainVerbOf(sentence: Sentence, word: Word): Word | undefined {
  const verbs = clauseWords(sentence, word).filter((other) => other.pos === 'VERB' || (other.pos === 'AUX' && finiteReadings(other).length > 0));
  const full = verbs.filter((verb) => !verb.all.some((morph) => morph.kind === 'VER' && helping.has(morph.lemma)));
  return full.at(-1) ?? headOf(sentence, word);
}

/** Nouns of the clause without a preposition that could be an object. */
export function bareNouns(sentence: Sentence, word: Word): Word[] {
  return clauseWords(sentence, word).filter(
    (other) => other.pos === 'NOUN' && !isTime(other) && !childrenOf(sentence, other).some(({ relation }) => relation === 'case') && sentence.words[other.index - 1]?.pos !== 'ADP',
  );
}

const isTime = (word: Word): boolean => /(?:tag|woche|monat|jahr|abend|morgen|wochenende|uhr|mal)$/u.test(word.lower);
