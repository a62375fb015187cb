import { conversationSchema, conversationsResponseSchema, type Conversation } from '@b1fuchs/contracts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { getJson, request, requireOk, sendJson } from '../../../lib/http.js';

const PATH = '/api/conversations';
const TIMEOUT_MS = 10_000;

/** The learner's free conversations, the newest first. Asked anew at each visit: they also grow elsewhere. */
export const conversationsQuery = queryOptions({
  queryKey: [`${PATH}?kind=free`],
  queryFn: async ({ signal }) => (await getJson(`${PATH}?kind=free`, conversationsResponseSchema, { signal, timeoutMs: TIMEOUT_MS })).conversations,
  staleTime: 0,
});

/** Throws as getJson; HttpError 404 where the learner has no such conversation. */
export const readConversation = (id: string, signal: AbortSignal): Promise<Conversation> =>
  getJson(`${PATH}/${encodeURIComponent(id)}`, conversationSchema, { signal, timeoutMs: TIMEOUT_MS });

/** One of them with all that was said. */
export const conversationQuery = (id: string) =>
  queryOptions({ queryKey: [PATH, id], queryFn: ({ signal }) => readConversation(id, signal), staleTime: 0 });

/** Begins a conversation; it is there with its greeting when this resolves. Throws as sendJson. */
export async function beginConversation(client: QueryClient): Promise<Conversation> {
  const conversation = await sendJson('POST', PATH, { id: crypto.randomUUID(), kind: 'free' }, conversationSchema, { timeoutMs: TIMEOUT_MS });
  client.setQueryData(conversationQuery(conversation.id).queryKey, conversation);
  void client.invalidateQueries(conversationsQuery);
  return conversation;
}

/** Which conversation an address without one means: the newest that can go on, or a new one. */
export const openingQuery = queryOptions({
  queryKey: [PATH, 'opening'],
  queryFn: async ({ client }) => {
    const conversations = await client.query(conversationsQuery);
    const newest = conversations.find(({ ended }) => !ended);
    return newest?.id ?? (await beginConversation(client)).id;
  },
  staleTime: 0,
  gcTime: 0,
});

/** @throws HttpError or NetworkError; one that is gone already counts as deleted */
export async function deleteConversation(id: string): Promise<void> {
  const response = await request('DELETE', `${PATH}/${encodeURIComponent(id)}`, undefined, { timeoutMs: TIMEOUT_MS });
  if (response.status !== 404) await requireOk(response);
}
