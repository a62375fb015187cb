import { html, type Html } from './html.js';

export type Direction = 'ltr' | 'rtl';

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Right to left when the text is mostly Persian. */
export function directionOf(text: string): Direction {
  return count(text, /\p{Script=Arabic}/gu) > count(text, /\p{Script=Latin}/gu) ? 'rtl' : 'ltr';
}

/** Attributes of a block of that direction; the page itself is German. */
export const attributesOf = (direction: Direction): Html => (direction === 'rtl' ? html`lang="fa" dir="rtl"` : html``);

/** From the first to the last Persian letter of a phrase, with its own marks, digits and punctuation. */
const persianRun = /\p{Script=Arabic}(?:[\p{Script=Arabic}\p{Mn}\u200c-\u200d \t\d،؛؟.,:!?«»()-]*[\p{Script=Arabic}\p{Mn}،؛؟])?/gu;
/** The same for Latin letters inside Persian text. */
const latinRun = /\p{Script=Latin}(?:[\p{Script=Latin}\p{Mn} \t\d.,:;!?'’„“()-]*[\p{Script=Latin}\p{Mn}\d])?/gu;

/**
 * Text as markup for a block of the given direction. A run of the other script gets its own language and
 * direction, so that its words and punctuation keep their order.
 */
export function prose(text: string, direction: Direction = 'ltr'): Html[] {
  const [pattern, attributes] = direction === 'ltr' ? [persianRun, html`lang="fa" dir="rtl"`] : [latinRun, html`lang="de" dir="ltr"`];
  const parts: Html[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    parts.push(html`${text.slice(end, match.index)}<span ${attributes}>${match[0]}</span>`);
    end = match.index + match[0].length;
  }
  parts.push(html`${text.slice(end)}`);
  return parts;
}
