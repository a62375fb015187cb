/** Words (with apostrophes and hyphens: 'geht’s', 'E-Mail'), white space and marks, in order; together they are the text. */
export const wordPieces = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}\p{M}'’-]+|[^\s\p{L}\p{N}\p{M}'’-]+/gu) ?? [];
