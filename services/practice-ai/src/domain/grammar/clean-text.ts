/**
 * The text as the engines can take it, of the same length, so that places in it are places in the learner's text:
 * control and format characters, lone surrogates and unassigned code points become spaces; line ends stay.
 */
export function cleanText(text: string): string {
  return text.replaceAll(/[^\P{C}\n\r]/gu, (character) => ' '.repeat(character.length));
}
