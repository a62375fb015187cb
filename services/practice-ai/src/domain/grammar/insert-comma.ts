import type { Finding } from './draft.js';
import type { Explanation } from './explanations/explanation.js';
import { isPunctuation, type Word } from './sentence.js';

export const isPlainWord = (word: Word | undefined): word is Word => word !== undefined && !isPunctuation(word);

/** The two words with a comma between them. */
export const insertComma = (before: Word, after: Word, explanation: Explanation): Finding => ({
  from: before.start,
  to: after.end,
  replacement: `${before.text}, ${after.text}`,
  category: 'punctuation',
  explanation,
});
