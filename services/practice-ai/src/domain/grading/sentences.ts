const segmenter = new Intl.Segmenter('de', { granularity: 'sentence' });

/** The sentences of a German text, trimmed; line breaks end one too. */
export const splitSentences = (text: string): string[] =>
  sentenceSpans(text)
    .map(({ from, to }) => text.slice(from, to).trim())
    .filter((sentence) => /\p{L}/u.test(sentence));

const abbreviation = /(?:^|[\s(])(?:z\. ?B|d\. ?h|u\. ?a|z|Dr|Prof|Nr|St|Tel|P|P\. ?S|bzw|ca|evtl|ggf|inkl|Str)\.\s*$/u;
/** „am 3. Mai“, „im 2. Stock“, „vom 3. bis 7. Mai“; but not „Sie ist 12. Sie …“. */
const ordinal = /(?:^|\s)(?:am|im|vom|bis|zum|zur|ab|seit|der|die|das|dem|den|des|und|oder)\s+\d{1,2}\.\s*$/iu;
const month = /^(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|\p{Ll})/u;

/** Where the same sentences stand, the white space around them included. None is cut after an abbreviation or a date. */
export function sentenceSpans(text: string): { from: number; to: number }[] {
  const whole: { from: number; to: number }[] = [];
  for (const { from, to } of segmentsOf(text)) {
    const last = whole.at(-1);
    if (last?.to === from && goesOn(text.slice(last.from, last.to), text.slice(from, to))) last.to = to;
    else whole.push({ from, to });
  }
  return whole;
}

/** The sentences that the place touches. */
export function sentenceAround(text: string, { offset, length }: { offset: number; length: number }): string {
  const touched = sentenceSpans(text).filter(({ from, to }) => from < offset + Math.max(length, 1) && offset < to);
  return text.slice(touched[0]?.from, touched.at(-1)?.to).trim();
}

const goesOn = (before: string, after: string): boolean =>
  abbreviation.test(before) || ordinal.test(before) || (/\d{1,2}\.\s*$/u.test(before) && month.test(after));

function segmentsOf(text: string): { from: number; to: number }[] {
  return [...text.matchAll(/[^\r\n]+/gu)].flatMap(({ 0: line, index: start }) =>
    [...segmenter.segment(line)].map(({ segment, index }) => ({ from: start + index, to: start + index + segment.length })),
  );
}

/** The words of a text in lower case, without punctuation. */
export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu) ?? [];
