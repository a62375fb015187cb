/** The words and numbers of a message in small letters. */
const tokensOf = (message: string): string[] => message.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? [];

/** The stems that a word of the message begins with. */
export function stemsIn(message: string, stems: readonly string[]): string[] {
  const tokens = tokensOf(message);
  return stems.filter((stem) => tokens.some((token) => token.startsWith(stem)));
}
