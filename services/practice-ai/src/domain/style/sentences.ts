import { sentenceSpans } from '../grading/sentences.js';

/** A sentence and where it begins in its text. */
export interface Span {
  offset: number;
  text: string;
}

const abbreviation = /(?:^|[\s(])(?:z\. ?B|d\. ?h|u\. ?a|z|Dr|Prof|Nr|St|Tel|P|P\. ?S|bzw|ca|evtl|ggf|inkl|Str|\d{1,2})\.\s*$/u;

/** The sentences of a text as they will be rewritten: none is cut after an abbreviation or a date, and space around them belongs to none. */
export function sentencesOf(text: string): Span[] {
  const whole: { from: number; to: number }[] = [];
  for (const { from, to } of sentenceSpans(text)) {
    const last = whole.at(-1);
    if (last?.to === from && abbreviation.test(text.slice(last.from, last.to))) last.to = to;
    else whole.push({ from, to });
  }
  return whole.flatMap(({ from, to }): Span[] => {
    const raw = text.slice(from, to);
    const trimmed = raw.trim();
    return trimmed === '' ? [] : [{ offset: from + raw.indexOf(trimmed), text: trimmed }];
  });
}
