import { HttpError } from '../../../lib/http-error.js';
import { errorTexts } from '../wording.js';

const MEMBERSHIP = 402;

/** What is shown, with its language where it is not German (spec 2, section 8, Speaking audio and feedback). */
export type FeedbackFailure = { text: string; lang?: 'en' };

/** Without a membership the server's sentence is all there is to say. */
export function feedbackFailure(error: unknown): FeedbackFailure {
  if (!(error instanceof HttpError) || error.code === null) return { text: errorTexts.feedback, lang: 'en' };
  return { text: error.status === MEMBERSHIP ? error.userMessage : errorTexts.analysis(error.userMessage) };
}
