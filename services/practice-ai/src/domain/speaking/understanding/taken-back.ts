import { splitSentences } from '../../grading/sentences.js';

/** Begins what is meant instead of the sentence before: "Wir könnten singen. Oder nein, lieber ein Quiz." */
const INSTEAD_OF_SENTENCE = /^(?:oder nein|ach nein|nein,? (?:entschuldigung|moment|warte\p{L}*)|entschuldigung,? (?:nein|ich meine|ich wollte sagen)|quatsch)(?!\p{L})[ ,.:–-]*/iu;
/** The same within a sentence: "um acht, nein Entschuldigung, um neun". */
const INSTEAD_OF_CLAUSE = /[,–-] ?(?:(?:oder |ach |äh )?nein(?=,| (?:entschuldigung|warte|moment|doch|lieber|besser|am|um|im|in|den|die|das|der|einen?)(?!\p{L}))|entschuldigung(?=,? (?:nein|ich meine|ich wollte sagen|falsch)(?!\p{L}))|ich meine(?= (?:am|um|im|in|den|die|das|der|einen?|zwei|drei|vier|fünf|sechs|zehn)(?!\p{L}))|besser gesagt)(?!\p{L})(?:[ ,]*(?:entschuldigung|warte\p{L}*|moment|doch|ich meine|ich wollte sagen|nein))*[ ,:–-]+/iu;
/** What comes before the clause that is taken back. */
const BEFORE_CLAUSE = /^.*(?:[,;–]|(?<!\p{L})(?:und|aber|oder|denn))\s/su;

/** A message without what its speaker takes back at once; the same message where nothing is. */
export function withoutTakenBack(message: string): string {
  const kept: string[] = [];
  let isChanged = false;
  for (const sentence of splitSentences(message)) {
    const instead = kept.length === 0 ? sentence : sentence.replace(INSTEAD_OF_SENTENCE, '');
    if (instead !== sentence) kept.pop();
    const [taken = '', ...after] = instead.split(INSTEAD_OF_CLAUSE);
    if (after.length > 0) kept.push(`${BEFORE_CLAUSE.exec(taken)?.[0] ?? ''}${after.join(' ')}`);
    else if (instead !== '') kept.push(instead);
    isChanged ||= instead !== sentence || after.length > 0;
  }
  return isChanged ? kept.join(' ') : message;
}
