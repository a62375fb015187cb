/** A stretch of a text: UTF-16 code units from its start. */
export interface Span {
  from: number;
  to: number;
}

export const overlaps = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;

/** Where `wanted` stands in the text as whole words, apart from what is taken, nearest to the place `near`. */
export function locate(text: string, wanted: string, near: number, taken: readonly Span[]): Span | undefined {
  if (wanted === '') return undefined;
  let best: Span | undefined;
  for (let from = text.indexOf(wanted); from !== -1; from = text.indexOf(wanted, from + 1)) {
    const span = { from, to: from + wanted.length };
    const isFree = standsAlone(text, span) && taken.every((other) => !overlaps(span, other));
    if (isFree && (best === undefined || Math.abs(from - near) < Math.abs(best.from - near))) best = span;
  }
  return best;
}

const isWordPart = (character: string | undefined): boolean => character !== undefined && /[\p{L}\p{N}\p{M}]/u.test(character);

/** No word goes on beyond either end. */
function standsAlone(text: string, { from, to }: Span): boolean {
  const cutsBefore = isWordPart(text[from - 1]) && isWordPart(text[from]);
  const cutsAfter = isWordPart(text[to - 1]) && isWordPart(text[to]);
  return !cutsBefore && !cutsAfter;
}
