import type { TargetStyle } from '@b1fuchs/contracts';
import type { WordForms } from '../grammar/rule.js';
import type { Sentence } from '../grammar/sentence.js';
import type { LearningTopic } from './target-style.js';

/** A proposed change; `from` and `to` are places in the text that the rule saw. */
export interface StyleEdit {
  from: number;
  to: number;
  replacement: string;
  explanation: string;
  topic: LearningTopic;
}

export interface StyleContext {
  style: TargetStyle;
  forms: WordForms;
}

/** A kind of wording that doesn't suit the target style, seen in one sentence. */
export interface StyleRule {
  styles: readonly TargetStyle[];
  /** Works on a list item or heading too, where words without a verb may be meant in any way. */
  inFragments?: boolean;
  find: (sentence: Sentence, context: StyleContext) => StyleEdit[] | Promise<StyleEdit[]>;
}
