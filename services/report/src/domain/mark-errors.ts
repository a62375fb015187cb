import type { Correction } from '@b1fuchs/contracts';

/** A correction with the number under which text and table name it. */
export type NumberedCorrection = { number: number; correction: Correction };

export type TextPart = { kind: 'plain'; text: string } | ({ kind: 'error' } & NumberedCorrection);

export type MarkedText = {
  /** The learner's whole text, in order, cut at the errors. */
  parts: TextPart[];
  /** Every correction: first those marked in the text, in reading order, then those that have no place in it. */
  corrections: NumberedCorrection[];
};

/**
 * Cuts the text at its errors. A correction is marked only where the text truly says `original` at `offset`
 * (UTF-16 code units) and where no earlier one stands already: a report never strikes out the wrong words.
 */
export function markErrors(text: string, corrections: readonly Correction[]): MarkedText {
  const placed: Correction[] = [];
  const unplaced: Correction[] = [];
  let end = 0;
  for (const correction of [...corrections].sort((a, b) => a.offset - b.offset || a.length - b.length)) {
    const fits = correction.offset >= end && correction.offset <= text.length;
    if (fits && text.slice(correction.offset, correction.offset + correction.length) === correction.original) {
      placed.push(correction);
      end = correction.offset + correction.length;
    } else {
      unplaced.push(correction);
    }
  }
  const numbered = [...placed, ...unplaced].map((correction, index) => ({ number: index + 1, correction }));
  return { parts: cut(text, numbered.slice(0, placed.length)), corrections: numbered };
}

function cut(text: string, placed: NumberedCorrection[]): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { number, correction } of placed) {
    if (correction.offset > end) parts.push({ kind: 'plain', text: text.slice(end, correction.offset) });
    parts.push({ kind: 'error', number, correction });
    end = correction.offset + correction.length;
  }
  if (end < text.length) parts.push({ kind: 'plain', text: text.slice(end) });
  return parts;
}

/** Groups a text's parts into its paragraphs (lines as typed); an error over a line break stays in one piece. */
export function paragraphsOf(parts: readonly TextPart[]): TextPart[][] {
  const paragraphs: TextPart[][] = [[]];
  for (const part of parts) {
    const pieces: TextPart[] =
      part.kind === 'plain' ? part.text.split(/\r\n|\r|\n/).map((text) => ({ kind: 'plain', text })) : [part];
    pieces.forEach((piece, index) => {
      if (index > 0) paragraphs.push([]);
      if (piece.kind === 'error' || piece.text !== '') paragraphs.at(-1)?.push(piece);
    });
  }
  return paragraphs;
}
