import type { LearningPoint, StyleChange } from '@b1fuchs/contracts';
import { plainLatinSentence } from '../provider/plain-text.js';
import { MAX_CHANGES, MAX_POINTS, type Rewriting } from './rewriting.js';

/** A rewritten text has about the length of its source: nothing is left out, nothing invented. */
const SHORTEST = 0.5;
const LONGEST = 2;

/**
 * What holds of a rewriting against its source: the text, if it is plain, about as long, and keeps lines, numbers and addresses;
 * of changes and points those that are true of both texts and explain themselves in a plain sentence.
 * Undefined when nothing can be shown. Whether the German is right and the meaning kept, the engines say.
 */
export function verifyRewriting(written: string, { refinedText, changes, learningPoints }: Rewriting): Rewriting | undefined {
  const source = withPlainLineEnds(written);
  const text = withPlainLineEnds(refinedText);
  if (!isPlain(text, source) || !hasLengthOf(source, text) || !keepsLines(source, text) || !keepsFacts(source, text)) return undefined;
  const shown = changes.slice(0, MAX_CHANGES).flatMap((change) => verifiedChange(change, source, text));
  if (shown.length === 0 && text !== source) return undefined;
  return { refinedText: text, changes: shown, learningPoints: learningPoints.slice(0, MAX_POINTS).flatMap(verifiedPoint) };
}

function verifiedChange({ original, improved, explanation }: StyleChange, source: string, text: string): StyleChange[] {
  const [before, after] = [original.trim(), improved.trim()];
  const why = plainLatinSentence(explanation);
  const holds = before !== '' && after !== '' && before !== after && source.includes(before) && text.includes(after);
  return holds && why !== undefined ? [{ original: before, improved: after, explanation: why }] : [];
}

function verifiedPoint({ point, example }: LearningPoint): LearningPoint[] {
  const rule = plainLatinSentence(point);
  const shown = plainLatinSentence(example);
  return rule !== undefined && shown !== undefined ? [{ point: rule, example: shown }] : [];
}

/** Latin letters and what the source has itself: an emoji of the learner's may stay. */
function isPlain(text: string, source: string): boolean {
  const foreign = text.match(/[^\p{Script=Latin}\p{M}\p{N}\s.,;:!?…„“”‚‘’'"()/€%&+–-]/gu) ?? [];
  return foreign.every((character) => source.includes(character));
}

/** How a text and its rewriting are compared. */
export const withPlainLineEnds = (text: string): string => text.replaceAll('\r\n', '\n').trim();

function hasLengthOf(source: string, text: string): boolean {
  const share = text.length / source.trim().length;
  return share >= SHORTEST && share <= LONGEST;
}

const lineCount = (text: string): number => text.split('\n').filter((line) => line.trim() !== '').length;

/** A greeting or closing that was missing may add one line each. */
const keepsLines = (source: string, text: string): boolean => {
  const more = lineCount(text) - lineCount(source);
  return more >= 0 && more <= 2;
};

const factsOf = (text: string): string[] => (text.match(/\p{N}+|https?:\S+|www\.\S+|\S+@\S+/gu) ?? []).map((fact) => fact.replace(/[.,;:!?)]+$/u, '')).sort();

const keepsFacts = (source: string, text: string): boolean => factsOf(source).join(' ') === factsOf(text).join(' ');
