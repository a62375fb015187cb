import type { Correction } from '@b1fuchs/contracts';

/** A text with its corrections made; what does not stand where a correction says is left as it is. */
export const correctedText = (text: string, corrections: Correction[]): string =>
  corrections
    .filter(({ offset, length, original }) => text.slice(offset, offset + length) === original)
    .sort((a, b) => b.offset - a.offset)
    .reduce((done, { offset, length, corrected }) => done.slice(0, offset) + corrected + done.slice(offset + length), text);
