import type { Conversation, ConversationKind } from '@b1fuchs/contracts';
import { AppError } from '@b1fuchs/kit';
import type { Conversations, StoredConversation } from '../../data/conversations.js';
import { listenedPoints } from '../speaking/catalogue/speaking-topics.js';
import { startTalk } from '../speaking/examiner/start-talk.js';
import { freePoints, startFreeTalk } from '../speaking/free/free-talk.js';
import type { TopicListener } from '../speaking/understanding/topic-listener.js';
import { conversationView } from './conversation-view.js';
import { mustFindTopic } from './must-find-topic.js';

export type StartParts = { conversations: Conversations; listener: TopicListener };
type Input = { userId: string; id: string; kind: ConversationKind; topicId: string | null };

/** As free conversations are called until the learner has said something. */
export const UNTITLED = 'Freies Gespräch';

/**
 * Begins a conversation with the examiner's or the partner's first words. The same id gives the same conversation.
 * @throws AppError TOPIC_NOT_FOUND; CONVERSATION_NOT_FOUND when the id is somebody else's.
 */
export async function startConversation({ conversations, listener }: StartParts, { userId, id, kind, topicId }: Input, now: Date): Promise<Conversation> {
  const topic = kind === 'free' ? undefined : mustFindTopic(kind, topicId);
  if (topic) listener.prepare(topic.id, listenedPoints(topic));
  else listener.prepare('free', freePoints);

  const fresh: StoredConversation = {
    id,
    userId,
    kind,
    topicId: kind === 'planning' || kind === 'presentation' ? topicId : null,
    title: topic?.title ?? UNTITLED,
    messages: [{ role: 'assistant', content: topic ? startTalk(topic, id).opening : startFreeTalk(id).opening, at: now }],
    ended: false,
    version: 0,
    createdAt: now,
    updatedAt: now,
  };
  await conversations.begin(fresh);
  const kept = await conversations.find(userId, id);
  if (kept === undefined) throw new AppError('CONVERSATION_NOT_FOUND');
  return conversationView(kept);
}
