/** One section of a legal page: paragraphs, and lists of short points. */
export type Section = { heading: string; parts: readonly (string | readonly string[])[] };
/** `summary` is English, for those who do not read German well yet; the German text is the one that counts. */
export type LegalText = { title: string; description: string; summary: string; sections: readonly Section[] };

/** When what the pages say last changed. */
export const legalTextsOf = { iso: '2026-11-29', de: '29. November 2026' };
