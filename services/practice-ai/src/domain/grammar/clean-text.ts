/**
 * The text as the engines can take it, of the same length, so that places in it are places in the learner's text:
 * control characters, lone surrogates and invisible marks become spaces.
 */
export function cleanText(text: string): string {
  return text
    // In Unicode mode a surrogate is matched only where it stands alone.
    .replaceAll(/\p{Surrogate}/gu, ' ')
    .replaceAll(/[\u0000-\u0009\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/gu, ' ');
}
