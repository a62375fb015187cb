import { sentenceSpans, type Span } from '../split-sentences.js';
import { findClosings } from './closing.js';
import { findGreeting, type Greeted } from './greeting.js';

/** The sentences of a text that are neither greeting nor closing nor signature, and whom the text greets. */
export function letterParts(text: string): { body: Span[]; greeted: Greeted | undefined } {
  const greeting = findGreeting(text);
  const closing = findClosings(text)[0];
  const body = sentenceSpans(text).filter(({ offset, text: sentence }) => {
    const end = offset + sentence.length;
    if (greeting !== undefined && offset >= greeting.from && end <= greeting.to) return false;
    if (closing === undefined || offset < closing.from) return true;
    return offset > closing.from && sentence.split(/\s+/u).length > 4;
  });
  return { body, greeted: greeting?.greeted };
}
