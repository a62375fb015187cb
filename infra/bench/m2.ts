/** Marks that stand without a space before or after them. */
const noSpaceBefore = new Set(". , ; : ! ? ) ] } … % '' “ ‘".split(' '));
const noSpaceAfter = new Set('( [ { „ ‚ ``'.split(' '));

/** The sentences of an M2 file (lines 'S token token …'), as a person writes them, in the file's order. */
export function sentencesOf(m2: string): string[] {
  return m2.split('\n').flatMap((line) => (line.startsWith('S ') ? [detokenise(line.slice(2).split(' '))] : []));
}

function detokenise(tokens: string[]): string {
  let text = '';
  let isGlued = true;
  let isQuoteOpen = false;
  for (const token of tokens) {
    const isQuote = token === '"';
    if (!isGlued && !noSpaceBefore.has(token) && !(isQuote && isQuoteOpen)) text += ' ';
    text += token;
    isGlued = noSpaceAfter.has(token) || (isQuote && !isQuoteOpen);
    if (isQuote) isQuoteOpen = !isQuoteOpen;
  }
  return text;
}
