const segmenter = new Intl.Segmenter('de', { granularity: 'sentence' });

/** The sentences of a German text, trimmed; line breaks end one too. */
export const splitSentences = (text: string): string[] =>
  sentenceSpans(text)
    .map(({ from, to }) => text.slice(from, to).trim())
    .filter((sentence) => /\p{L}/u.test(sentence));

const abbreviation = /(?:^|[\s(])(?:z\. ?B|d\. ?h|u\. ?a|z|Dr|Prof|Nr|St|Tel|P|P\. ?S|bzw|ca|evtl|ggf|inkl|Str|\d{1,2})\.\s*$/u;

/** Where the same sentences stand, the white space around them included. None is cut after an abbreviation or a date. */
export function sentenceSpans(text: string): { from: number; to: number }[] {
  const whole: { from: number; to: number }[] = [];
  for (const { from, to } of segmentsOf(text)) {
    const last = whole.at(-1);
    if (last?.to === from && abbreviation.test(text.slice(last.from, last.to))) last.to = to;
    else whole.push({ from, to });
  }
  return whole;
}

function segmentsOf(text: string): { from: number; to: number }[] {
  return [...text.matchAll(/[^\r\n]+/gu)].flatMap(({ 0: line, index: start }) =>
    [...segmenter.segment(line)].map(({ segment, index }) => ({ from: start + index, to: start + index + segment.length })),
  );
}

/** The words of a text in lower case, without punctuation. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu) ?? [];
