import { formalLetters } from './model-answers-formal.js';
import { informalLetters } from './model-answers-letters.js';
import { opinions } from './model-answers-opinions.js';

/** One good B1 answer for each writing task, by task id: every point covered, complete form, no error. */
export const modelAnswers: Record<string, string> = { ...informalLetters, ...opinions, ...formalLetters };
