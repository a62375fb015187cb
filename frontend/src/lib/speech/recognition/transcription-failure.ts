import { HttpError, NetworkError } from '../../http-error.js';
import { dictationTexts } from './wording.js';

/** What the learner reads when a recording could not be turned into text: the server's own sentence where there is one. */
export function transcriptionFailure(error: unknown): string {
  if (error instanceof HttpError) return error.userMessage;
  return error instanceof NetworkError ? dictationTexts.notSent : dictationTexts.notTranscribed;
}
