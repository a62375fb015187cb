import type { Correction } from '@b1fuchs/contracts';
import type { DependencyParser } from '../../clients/dependency-parser.js';
import type { GrammarEngine } from '../../clients/grammar-engine.js';
import { draftText, newDraft, type Draft } from '../grammar/draft.js';
import { findCorrections } from '../grammar/find-corrections.js';
import { nothingWithdrawn, type Withdrawn } from '../reported/withdrawn.js';
import { sentencesOf } from './sentences.js';
import { amendWithCorrections } from './style-draft.js';

/** Finds what is wrong in a text whatever its style. Throws EngineFailure when the grammar engine gives no answer. */
export type ErrorFinder = (text: string) => Promise<Correction[]>;

/** Looks at each text once: the last check of one round is the first of the next. */
export function createErrorFinder(engine: GrammarEngine, parser: DependencyParser, isWithdrawn: Withdrawn = nothingWithdrawn): ErrorFinder {
  const known = new Map<string, Correction[]>();
  return async (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const { corrections } = await findCorrections({ text, engine, parser, isWithdrawn });
    const found = corrections.filter((correction) => !isSpokenForm(text, correction) && !isCall(text, correction));
    known.set(text, found);
    return found;
  };
}

/** The text with its errors put right; one correction may bring another to light. */
export async function correctFirst(text: string, findErrors: ErrorFinder): Promise<Draft> {
  const first = amendWithCorrections(newDraft(text), await findErrors(text));
  if (first.changes.length === 0) return first;
  return amendWithCorrections(first, await findErrors(draftText(first)));
}

/** „’nen“ and „hab’s“ are a matter of style, not misspelt words. */
function isSpokenForm(text: string, { offset, length }: Correction): boolean {
  return [...text.matchAll(/['’‘`´](?:nen|ne|nem|ner|n|s)(?!\p{L})/gu)].some(({ index, 0: short }) => index <= offset + length && index + short.length >= offset);
}

/** A single word („Salam!“) gives no hint which word was meant. */
function isCall(text: string, { offset, category }: Correction): boolean {
  if (category !== 'spelling') return false;
  const sentence = sentencesOf(text).find((span) => span.offset <= offset && offset < span.offset + span.text.length);
  return sentence?.text.split(/\s+/u).length === 1;
}
