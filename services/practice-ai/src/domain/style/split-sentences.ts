/** A sentence and where it begins in its text. */
export interface Span {
  offset: number;
  text: string;
}

const segmenter = new Intl.Segmenter('de', { granularity: 'sentence' });
const abbreviation = /(?:^|[\s(])(?:z\. ?B|d\. ?h|u\. ?a|z|Dr|Prof|Nr|St|Tel|P|P\. ?S|bzw|ca|evtl|ggf|inkl|Str|\d{1,2})\.\s*$/u;

/** The sentences of a text; a line end ends one too, space around them belongs to none. */
export function sentenceSpans(text: string): Span[] {
  return [...text.matchAll(/[^\r\n]+/gu)].flatMap((line) => {
    const spans: Span[] = [];
    for (const { segment, index } of segmenter.segment(line[0])) {
      const last = spans.at(-1);
      if (last !== undefined && abbreviation.test(last.text)) last.text += segment;
      else spans.push({ offset: line.index + index, text: segment });
    }
    return spans.flatMap(({ offset, text: raw }): Span[] => {
      const trimmed = raw.trim();
      return trimmed === '' ? [] : [{ offset: offset + raw.indexOf(trimmed), text: trimmed }];
    });
  });
}
