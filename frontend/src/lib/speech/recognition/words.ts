/** The words of a text in small letters, without punctuation. */
export const wordsOf = (text: string): string[] => text.toLocaleLowerCase('de').match(/[\p{L}\p{N}]+(?:[-'’.:][\p{L}\p{N}]+)*/gu) ?? [];

/** Whether the words of `text` begin with all words of `beginning`. */
export function beginsWith(text: string, beginning: string): boolean {
  const words = wordsOf(text);
  return wordsOf(beginning).every((word, index) => words[index] === word);
}

/** One space between words, none at the ends and none before punctuation. */
export const oneSpaced = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/ (?=[,.;:!?…](?:\s|$))/gu, '')
    .trim();
