import { sentenceSpans } from '../grading/sentences.js';

/** A sentence and where it begins in its text. */
export interface Span {
  offset: number;
  text: string;
}

/** The sentences of a text as they will be rewritten: the space around them belongs to none. */
export const sentencesOf = (text: string): Span[] =>
  sentenceSpans(text).flatMap(({ from, to }): Span[] => {
    const raw = text.slice(from, to);
    const trimmed = raw.trim();
    return trimmed === '' ? [] : [{ offset: from + raw.indexOf(trimmed), text: trimmed }];
  });
