import { createdCardSchema, type FromCorrectionRequest } from '@b1fuchs/contracts';
import { sendJson } from '../../../lib/http.js';

const TIMEOUT_MS = 10_000;

/** Puts a sentence with a gap into the learner's deck; one that is there already stays as it is. Throws as sendJson. */
export async function saveCard(card: FromCorrectionRequest): Promise<void> {
  await sendJson('POST', '/api/flashcards/from-correction', card, createdCardSchema, { timeoutMs: TIMEOUT_MS });
}
