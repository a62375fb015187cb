import { HttpError, NetworkError } from '../../../lib/http-error.js';
import { errorTexts } from '../wording.js';

/** No word of the answer came in time. */
export class ChatTimeoutError extends Error {
  constructor() {
    super('The examiner did not answer in time.');
    this.name = 'ChatTimeoutError';
  }
}

/** ended: the examiner had said goodbye already. `lang`: of the text where it is not German. */
export type ChatFailure = { kind: 'timeout' | 'ended' | 'other'; text: string; lang?: 'en' };

/** Sorts what a message failed with (spec 2, section 8, Speaking chat). */
export function chatFailure(error: unknown): ChatFailure {
  if (error instanceof ChatTimeoutError) return { kind: 'timeout', text: errorTexts.timeout, lang: 'en' };
  if (error instanceof HttpError && error.code !== null) return { kind: error.code === 'CONVERSATION_ENDED' ? 'ended' : 'other', text: error.userMessage };
  if (error instanceof NetworkError) return { kind: 'other', text: error.userMessage, lang: 'en' };
  return { kind: 'other', text: errorTexts.notSent, lang: 'en' };
}
