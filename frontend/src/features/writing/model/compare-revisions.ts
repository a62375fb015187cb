import type { Correction } from '@b1fuchs/contracts';
import { diffArrays } from 'diff';
import type { AnalysisResult } from './use-analyses.js';

/** A sentence, or some in a row, that the learner wrote anew, with the errors found in it before and after. */
export type RevisedPassage = { before: string; after: string; errorsBefore: number; errorsAfter: number };

type Side = Pick<AnalysisResult, 'text'> & { feedback: { corrections: Correction[] } };
type Sentence = { text: string; errors: number };

const segmenter = new Intl.Segmenter('de', { granularity: 'sentence' });

/** What changed from one analysed text to the next, sentence by sentence in the order of the new text. */
export function compareRevisions(before: Side, after: Side): RevisedPassage[] {
  const passages: RevisedPassage[] = [];
  let removed: Sentence[] = [];
  const close = (added: Sentence[]): void => {
    // As many as before: most likely each is the new form of one.
    if (removed.length === added.length) passages.push(...removed.map((one, index) => passageOf([one], added.slice(index, index + 1))));
    else passages.push(passageOf(removed, added));
    removed = [];
  };
  const parts = diffArrays(sentencesOf(before), sentencesOf(after), { comparator: (one, other) => one.text === other.text });
  for (const part of parts) {
    if (part.removed) removed = part.value;
    else close(part.added ? part.value : []);
  }
  close([]);
  return passages;
}

function sentencesOf({ text, feedback }: Side): Sentence[] {
  return [...segmenter.segment(text)]
    .map(({ segment, index }) => ({
      text: segment.trim(),
      errors: feedback.corrections.filter(({ offset }) => offset >= index && offset < index + segment.length).length,
    }))
    .filter((sentence) => sentence.text !== '');
}

const passageOf = (before: Sentence[], after: Sentence[]): RevisedPassage => ({
  before: textOf(before),
  after: textOf(after),
  errorsBefore: errorsOf(before),
  errorsAfter: errorsOf(after),
});
const textOf = (sentences: Sentence[]): string => sentences.map(({ text }) => text).join(' ');
const errorsOf = (sentences: Sentence[]): number => sentences.reduce((sum, { errors }) => sum + errors, 0);
