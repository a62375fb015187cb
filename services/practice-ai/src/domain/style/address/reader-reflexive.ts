import { clauseEnd, clauseStart, hasZuInfinitive } from '../../grammar/clause-extent.js';
import { infinitiveOf } from '../../grammar/clause.js';
import { dativeReflexiveVerbs, reflexiveVerbs } from '../../grammar/german/verb-government.js';
import type { Sentence, Word } from '../../grammar/sentence.js';
import type { WordChanges } from './address-edits.js';
import { clauseWords } from './imperatives.js';
import { bareNouns, mainVerbOf } from './main-verb.js';

/** What „sich“ becomes beside du or ihr; 'other' where it belongs to somebody else, undefined where its case isn't clear. */
export function reflexiveForm(sentence: Sentence, word: Word, changes: WordChanges, pronouns: { AKK: string; DAT: string }): string | undefined {
  const clause = clauseWords(sentence, word);
  const isSubject = (words: readonly Word[]): boolean => words.some(({ index }) => ['subject', 'verb', 'imperative'].includes(changes.get(index)?.kind ?? ''));
  const own = isSubject(clause);
  const before = sentence.words[clauseStart(sentence, word.index) - 2];
  const inInfinitive = !own && hasZuInfinitive(sentence, word.index, clauseEnd(sentence, word.index)) && before !== undefined && isSubject(clauseWords(sentence, before));
  if (!own && !inInfinitive) return 'other';
  const verb = mainVerbOf(sentence, word);
  const infinitive = verb === undefined ? undefined : infinitiveOf(sentence, verb);
  if (infinitive === undefined) return undefined;
  if (bareNouns(sentence, word).length === 0) return pronouns.AKK;
  if (dativeReflexiveVerbs.has(infinitive) && !reflexiveVerbs.has(infinitive)) return pronouns.DAT;
  return reflexiveVerbs.has(infinitive) && !dativeReflexiveVerbs.has(infinitive) ? pronouns.AKK : undefined;
}
