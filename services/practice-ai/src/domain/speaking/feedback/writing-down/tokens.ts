/** A word with its place in the text. */
export type Token = { from: number; to: number; text: string; lower: string };

/** The words and numbers of a text, in order. */
export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*|\p{N}+/gu)].map(({ 0: word, index }) => ({ from: index, to: index + word.length, text: word, lower: word.toLowerCase() }));

export const withCapital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
