import { conversationsResponseSchema, type ConversationKind, type ConversationsResponse } from '@b1fuchs/contracts';
import { queryOptions } from '@tanstack/react-query';
import { getJson, request, requireOk } from '../http.js';

export const CONVERSATIONS_PATH = '/api/conversations';
const TIMEOUT_MS = 10_000;

export type KeptConversation = ConversationsResponse['conversations'][number];

/** The learner's talks of a kind, the newest first. Asked anew at each look: they grow while one speaks, and elsewhere. */
export const keptConversationsQuery = (kind: ConversationKind) =>
  queryOptions({
    queryKey: [CONVERSATIONS_PATH, 'list', kind],
    queryFn: async ({ signal }) => (await getJson(`${CONVERSATIONS_PATH}?kind=${kind}`, conversationsResponseSchema, { signal, timeoutMs: TIMEOUT_MS })).conversations,
    staleTime: 0,
  });

/** @throws HttpError or NetworkError; one that is gone already counts as deleted */
export async function deleteConversation(id: string): Promise<void> {
  const response = await request('DELETE', `${CONVERSATIONS_PATH}/${encodeURIComponent(id)}`, undefined, { timeoutMs: TIMEOUT_MS });
  if (response.status !== 404) await requireOk(response);
}
