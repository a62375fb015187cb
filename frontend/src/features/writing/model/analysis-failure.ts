import { HttpError, NetworkError } from '../../../lib/http-error.js';
import { errorTexts } from '../wording.js';
import { UnreadableFeedbackError } from './read-feedback.js';

/** 'unreachable': the server can't be reached at all, so feedback is made here; else the sentence that is shown. */
export type AnalysisFailure = { kind: 'unreachable' } | { kind: 'message'; message: string };

/** Sorts what an analysis failed with (spec 2, section 8, Writing grammar analysis). */
export function analysisFailure(error: unknown): AnalysisFailure {
  if (isTimeout(error)) return message(errorTexts.timeout);
  if (error instanceof NetworkError) return { kind: 'unreachable' };
  if (error instanceof HttpError) return message(error.userMessage);
  if (error instanceof UnreadableFeedbackError) return message(error.message);
  return message(errorTexts.other(error instanceof Error ? error.message : String(error)));
}

const message = (text: string): AnalysisFailure => ({ kind: 'message', message: text });

function isTimeout(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return ('name' in error && error.name === 'TimeoutError') || ('cause' in error && isTimeout(error.cause));
}
