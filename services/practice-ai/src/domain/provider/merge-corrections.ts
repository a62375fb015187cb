import type { Correction } from '@b1fuchs/contracts';
import { sentenceSpans } from '../grading/sentences.js';
import { errorWeight } from '../grading/structures.js';
import { overlaps, type Span } from './locate.js';

/** A correction from the model, and its sentence as it reads without and with it, all own corrections made. */
export interface Trial {
  proposed: Correction;
  /** Own corrections about the same words: it is this one or those. */
  instead: Correction[];
  without: string;
  with: string;
}

/** A sentence longer than this is not given to the engine twice; what can't be checked is dropped. */
const LONGEST_SENTENCE = 600;

/** What the engine has to judge. Proposals that the own corrections hold already, or that can't be checked, are left out. */
export function prepareTrials(text: string, own: readonly Correction[], proposals: readonly Correction[]): Trial[] {
  const sentences = sentenceSpans(text);
  return proposals.flatMap((proposed): Trial[] => {
    const instead = own.filter((correction) => overlaps(spanOf(correction), spanOf(proposed)));
    const place = around(sentences, [proposed, ...instead]);
    const others = own.filter((correction) => !instead.includes(correction));
    const trial = { proposed, instead, without: readsWith(text, place, own), with: readsWith(text, place, [...others, proposed]) };
    const isCheckable = place.to - place.from <= LONGEST_SENTENCE;
    return isCheckable && trial.without !== trial.with ? [trial] : [];
  });
}

/**
 * Own and proposed corrections in one list, sorted by place. A proposal that leaves more errors than there were is dropped;
 * one that stands against own corrections must leave fewer.
 * @param errors how many errors the engine finds in each trial's sentence, without and with the proposal
 */
export function mergeCorrections(own: readonly Correction[], trials: readonly Trial[], errors: readonly { without: number; with: number }[]): Correction[] {
  const accepted = trials.filter((trial, index) => {
    const found = errors[index];
    return found !== undefined && (trial.instead.length === 0 ? found.with <= found.without : found.with < found.without);
  });
  let merged = [...own];
  for (const { proposed, instead } of accepted) {
    const isOpen = instead.every((correction) => merged.includes(correction));
    if (isOpen) merged = [...merged.filter((correction) => !instead.includes(correction)), { ...proposed, category: gravest(proposed, instead) }];
  }
  return merged.sort((one, other) => one.offset - other.offset);
}

/** The model can't make an error lighter than our own rules found it. */
function gravest({ category }: Correction, instead: readonly Correction[]): Correction['category'] {
  const [first] = [...instead].sort((one, other) => errorWeight[other.category] - errorWeight[one.category]);
  return first && errorWeight[first.category] > errorWeight[category] ? first.category : category;
}

const spanOf = ({ offset, length }: Correction): Span => ({ from: offset, to: offset + length });

/** From the first to the last sentence that the corrections touch. */
function around(sentences: readonly Span[], corrections: readonly Correction[]): Span {
  const spans = corrections.map(spanOf);
  const touched = [...spans, ...sentences.filter((sentence) => spans.some((span) => overlaps(sentence, span)))];
  return { from: Math.min(...touched.map(({ from }) => from)), to: Math.max(...touched.map(({ to }) => to)) };
}

/** The place as it reads with the corrections made that lie in it. */
function readsWith(text: string, place: Span, corrections: readonly Correction[]): string {
  const inside = corrections.filter(({ offset, length }) => offset >= place.from && offset + length <= place.to);
  let result = '';
  let done = place.from;
  for (const { offset, length, corrected } of inside.sort((one, other) => one.offset - other.offset)) {
    result += text.slice(done, offset) + corrected;
    done = offset + length;
  }
  return (result + text.slice(done, place.to)).trim();
}
