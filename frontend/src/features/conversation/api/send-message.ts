import { freeConversationResponseSchema, type FreeConversationRequest, type FreeConversationResponse } from '@b1fuchs/contracts';
import { sendJson } from '../../../lib/http.js';

/** As long as the gateway waits for the service. */
const TIMEOUT_MS = 30_000;

/** Says something in a free conversation. @throws HttpError, NetworkError, or ZodError for an answer of another shape */
export const sendMessage = (payload: FreeConversationRequest, signal: AbortSignal): Promise<FreeConversationResponse> =>
  sendJson('POST', '/api/free-conversation', payload, freeConversationResponseSchema, { signal, timeoutMs: TIMEOUT_MS });
