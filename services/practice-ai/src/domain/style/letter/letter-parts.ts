import { sentencesOf, type Span } from '../sentences.js';
import { findClosings } from './closing.js';
import { findGreeting, type Greeted } from './greeting.js';

/** Whom a text speaks to is one or several by its greeting. */
export const severalGreeted = (text: string): boolean => {
  const greeting = findGreeting(text);
  return greeting?.greeted === 'several' || greeting?.greeted === 'two-names' || /(?:Team|Kolleg\p{L}+en|Nachbarn|Kunden|Mieter|Gäste)$/u.test(greeting?.rest ?? '');
};

/** The sentences of a text that are neither greeting nor closing nor signature, and whom the text greets. */
export function letterParts(text: string): { body: Span[]; greeted: Greeted | undefined } {
  const greeting = findGreeting(text);
  const closing = findClosings(text)[0];
  const body = sentencesOf(text).flatMap((span): Span[] => {
    const { offset, text: sentence } = span;
    if (greeting !== undefined && offset >= greeting.from && offset < greeting.to) return restAfter(span, greeting.to);
    if (closing === undefined || offset < closing.from) return [span];
    return offset > closing.from && sentence.split(/\s+/u).length > 4 ? [span] : [];
  });
  return { body, greeted: greeting?.greeted };
}

/** „Hallo Anna, wie geht es dir?“: what follows the greeting in its sentence. */
function restAfter({ offset, text }: Span, end: number): Span[] {
  const rest = text.slice(Math.max(0, end - offset)).replace(/^[\s,!]+/u, '');
  return rest === '' ? [] : [{ offset: offset + text.length - rest.length, text: rest }];
}
