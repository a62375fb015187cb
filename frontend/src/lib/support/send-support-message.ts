import { SUPPORT_TIMEOUT_MS, type SupportContactRequest } from '@b1fuchs/contracts';
import { request, requireOk } from '../http.js';

/**
 * Sends a message to the support team. Sending the same again is safe: the server keeps it once.
 * @throws HttpError, or NetworkError when no answer comes within 15 s
 */
export async function sendSupportMessage(message: SupportContactRequest): Promise<void> {
  await requireOk(await request('POST', '/api/support-contact', message, { timeoutMs: SUPPORT_TIMEOUT_MS }));
}
