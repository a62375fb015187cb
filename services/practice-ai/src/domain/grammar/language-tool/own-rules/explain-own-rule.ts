import type { Explanation } from '../../explanations/explanation.js';
import { comparisonAndNegation } from './comparison-and-negation.js';
import { fixedPhrases } from './fixed-phrases.js';
import { government } from './government.js';
import { joinedClauses } from './joined-clauses.js';
import { timesAndPlaces } from './times-and-places.js';
import { verbForms } from './verb-forms.js';

/** One explanation for each message of our own rules in grammar_custom.xml; \1 stands for the learner's word, as it does there. */
export const ownExplanations: readonly Explanation[] = [
  ...government,
  ...verbForms,
  ...comparisonAndNegation,
  ...timesAndPlaces,
  ...joinedClauses,
  ...fixedPhrases,
];

const byMessage = new Map(ownExplanations.map((explanation) => [explanation.de, explanation]));

/** The explanation that belongs to the message of one of our own rules; undefined for messages of other rules. */
export function explainOwnRule(message: string): Explanation | undefined {
  const exact = byMessage.get(message);
  if (exact !== undefined) return exact;
  const [, word] = /^„(\p{L}+)“/u.exec(message) ?? [];
  const open = word === undefined ? undefined : byMessage.get(message.replace(word, '\\1'));
  if (word === undefined || open === undefined) return undefined;
  return { de: message, en: open.en.replace('\\1', word), fa: open.fa.replace('\\1', word) };
}
