/** So many of one mark in a row mean nothing; LanguageTool takes seconds over a thousand of them. */
const wall = /([^\p{L}\p{N}\s])\1{19,}/gu;
const KEPT = 3;

/**
 * The text as the engines can take it, of the same length, so that places in it are places in the learner's text:
 * control and format characters, lone surrogates, unassigned code points and walls of one mark become spaces; line ends stay.
 */
export function cleanText(text: string): string {
  return text
    .replaceAll(/[^\P{C}\n\r]/gu, (character) => ' '.repeat(character.length))
    .replaceAll(wall, (run, mark: string) => mark.repeat(KEPT) + ' '.repeat(run.length - KEPT * mark.length));
}
