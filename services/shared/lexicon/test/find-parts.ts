/** The words of an expression or connector between its gaps, in their order. */
export const fixedParts = (pattern: string): string[] =>
  pattern
    .split('…')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const escapeForRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** A part that begins or ends with a letter does so at the edge of a word; a comma may touch the word before it. */
const asWholeWords = (part: string): string => {
  const start = /^\p{L}/u.test(part) ? String.raw`(?<!\p{L})` : '';
  const end = /\p{L}$/u.test(part) ? String.raw`(?!\p{L})` : '';
  return `${start}${escapeForRegExp(part)}${end}`;
};

/** True when all parts stand in the text as whole words and one after the other. */
export const containsInOrder = (text: string, parts: string[], flags = 'u'): boolean =>
  new RegExp(parts.map(asWholeWords).join('.*?'), `${flags}s`).test(text);
