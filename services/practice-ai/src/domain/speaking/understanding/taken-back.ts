import { splitSentences } from '../../grading/sentences.js';

/** Begins what is meant instead of the sentence before: "Wir könnten singen. Oder nein, lieber ein Quiz." */
const INSTEAD_OF_SENTENCE = /^(?:oder nein|ach nein|nein,? (?:entschuldigung|moment|warte\p{L}*)|entschuldigung,? (?:nein|ich meine|ich wollte sagen)|quatsch)(?!\p{L})[ ,.:–-]*/iu;
/** What is corrected begins like this: a time, a place, a thing. */
const CORRECTED = String.raw`(?=(?:am|um|im|in|ins|zum|zur|bei|mit|den|die|das|der|dem|einen?|eine|lieber|besser|zuerst|\d|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)(?!\p{L}))`;
/** The same within a sentence: "um acht, nein Entschuldigung, um neun". */
const INSTEAD_OF_CLAUSE = new RegExp(String.raw`[,–-] ?(?:(?:oder |ach |äh )?nein|entschuldigung,? (?:nein|ich meine|ich wollte sagen)|ich meine|besser gesagt)(?:[ ,]*(?:entschuldigung|warte\p{L}*|moment|doch|ich meine))*[ ,:–-]+${CORRECTED}`, 'iu');
/** Who has just refused something takes nothing back with a "nein". */
const REFUSED = /(?<!\p{L})(?:nicht|kein\p{L}*|nie)(?!\p{L})[^,;]*$/iu;
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
    const isCorrected = after.length > 0 && !REFUSED.test(taken);
    if (isCorrected) kept.push(`${BEFORE_CLAUSE.exec(taken)?.[0] ?? ''}${after.at(-1) ?? ''}`);
    else if (instead !== '') kept.push(instead);
    isChanged ||= instead !== sentence || isCorrected;
  }
  return isChanged ? kept.join(' ') : message;
}
