import type { Finding } from './draft.js';
import type { Sentence } from './sentence.js';

/** Asks the engine for word forms: base form and a regular expression over tags. Requests made together travel together. */
export type WordForms = (lemma: string, tag: string) => Promise<string[]>;

/** A sentence with the error and the same sentence as the rule leaves it. `right` is also the correct twin that stays untouched. */
export interface RuleExample {
  wrong: string;
  right: string;
}

/** A kind of error that the structure of the sentence shows. */
export interface Rule {
  id: string;
  examples: readonly RuleExample[];
  find: (sentence: Sentence, forms: WordForms) => Finding[] | Promise<Finding[]>;
}
