import type { AnalyzeGrammarRequest, WritingFeedback } from '@b1fuchs/contracts';
import { HttpError, NetworkError } from '../../../lib/http-error.js';
import { request } from '../../../lib/http.js';
import { readFeedback } from '../model/read-feedback.js';
import { errorTexts } from '../wording.js';

/** Spec 2, section 7. */
const TIMEOUT_MS = 15_000;

/**
 * Sends a text for correction and grading.
 * @throws HttpError with the body's message or 'HTTP error! status: {n}', NetworkError (a time-out is its cause),
 *   or UnreadableFeedbackError
 */
export async function analyzeText(payload: AnalyzeGrammarRequest): Promise<WritingFeedback> {
  const response = await request('POST', '/api/analyze/grammar', payload, { timeoutMs: TIMEOUT_MS });
  const body = await response.text().catch((error: unknown) => {
    throw new NetworkError(error);
  });
  const answer = parseJson(body);
  if (!response.ok) throw new HttpError(response.status, errorTexts.httpStatus(response.status), hasMessage(answer) ? body : '');
  return readFeedback(answer);
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function hasMessage(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string';
}
