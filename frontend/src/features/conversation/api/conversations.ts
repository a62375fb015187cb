import { conversationSchema, type Conversation } from '@b1fuchs/contracts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { getJson, sendJson } from '../../../lib/http.js';
import { CONVERSATIONS_PATH as PATH, keptConversationsQuery } from '../../../lib/conversations/kept-conversations.js';

const TIMEOUT_MS = 10_000;

/** The learner's free conversations. */
export const conversationsQuery = keptConversationsQuery('free');

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
