import type { Correction, ErrorCategory } from '@b1fuchs/contracts';
import { correctedText } from '../../grading/corrected-text.js';
import { splitSentences } from '../../grading/sentences.js';

/** What disturbs a listener most, first. Punctuation and capital letters cannot be heard. */
const byWeight: ErrorCategory[] = [
  'verb-position',
  'verb-form',
  'word-order',
  'case',
  'agreement',
  'preposition',
  'pronoun',
  'gender',
  'article',
  'conjunction',
  'word-choice',
  'spelling',
];
/** More would stop the conversation. */
const MOST = 2;

/** The one or two corrections of a message that matter most in a conversation, in the order of the text. */
export const chooseCorrections = (corrections: Correction[]): Correction[] =>
  corrections
    .filter(({ category }) => byWeight.includes(category))
    .toSorted((one, other) => byWeight.indexOf(one.category) - byWeight.indexOf(other.category))
    .slice(0, MOST)
    .toSorted((one, other) => one.offset - other.offset);

/** The first sentence that the chosen corrections change, as it is right with all corrections. */
export function correctedSentence(message: string, chosen: Correction[], all: Correction[]): string | undefined {
  const [first] = chosen;
  if (first === undefined) return undefined;
  let from = 0;
  for (const sentence of splitSentences(message)) {
    const at = message.indexOf(sentence, from);
    from = at + sentence.length;
    if (first.offset < at || first.offset >= from) continue;
    const own = all.filter(({ offset }) => offset >= at && offset < from).map((correction) => ({ ...correction, offset: correction.offset - at }));
    return correctedText(sentence, own);
  }
  return undefined;
}
