const segmenter = new Intl.Segmenter('de', { granularity: 'sentence' });

/** The sentences of a German text, trimmed; line breaks end one too. */
export const splitSentences = (text: string): string[] =>
  sentenceSpans(text)
    .map(({ from, to }) => text.slice(from, to).trim())
    .filter((sentence) => /\p{L}/u.test(sentence));

/** Where the same sentences stand, the white space around them included. */
export function sentenceSpans(text: string): { from: number; to: number }[] {
  return [...text.matchAll(/[^\r\n]+/gu)].flatMap(({ 0: line, index: start }) =>
    [...segmenter.segment(line)].map(({ segment, index }) => ({ from: start + index, to: start + index + segment.length })),
  );
}

/** The words of a text in lower case, without punctuation. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu) ?? [];
