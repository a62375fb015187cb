import { conversationSchema, type Conversation, type StartConversationRequest } from '@b1fuchs/contracts';
import { queryOptions } from '@tanstack/react-query';
import { sendJson } from '../../../lib/http.js';

const TIMEOUT_MS = 10_000;

/**
 * Begins a talk with the examiner; one that was begun under this id comes back as the server has kept it.
 * Forgotten when it leaves the screen: what was said since then is known to the server alone.
 * @param onArrival called with it before it is shown
 */
export const conversationQuery = (conversation: StartConversationRequest, onArrival: (conversation: Conversation) => void) =>
  queryOptions({
    queryKey: ['/api/conversations', 'begun', conversation.id],
    queryFn: async ({ signal }) => {
      const begun = await sendJson('POST', '/api/conversations', conversation, conversationSchema, { signal, timeoutMs: TIMEOUT_MS });
      onArrival(begun);
      return begun;
    },
    gcTime: 0,
  });
