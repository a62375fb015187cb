import { conversationsResponseSchema, type ConversationKind, type ConversationsResponse } from '@b1fuchs/contracts';
import { queryOptions } from '@tanstack/react-query';
import { getJson, request, requireOk } from '../../../lib/http.js';

const TIMEOUT_MS = 10_000;

export type EarlierConversation = ConversationsResponse['conversations'][number];

/** The learner's last talks of a kind, the newest first. Asked anew at each look: they grow while one speaks. */
export const earlierConversationsQuery = (kind: ConversationKind) =>
  queryOptions({
    queryKey: ['/api/conversations', 'list', kind],
    queryFn: async ({ signal }) => (await getJson(`/api/conversations?kind=${kind}`, conversationsResponseSchema, { signal })).conversations,
    staleTime: 0,
  });

/** @throws HttpError or NetworkError */
export async function removeConversation(id: string): Promise<void> {
  await requireOk(await request('DELETE', `/api/conversations/${encodeURIComponent(id)}`, undefined, { timeoutMs: TIMEOUT_MS }));
}
