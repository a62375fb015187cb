import type { ChatRequest } from '@b1fuchs/contracts';
import { findTopic, speakingTopics, type SpeakingTopic } from '../speaking/catalogue/speaking-topics.js';

/**
 * The topic that a client's history is about, where nothing is kept of it: as the client names it, else the one whose title
 * stands in its system instruction or opening; else the introduction. What these messages say otherwise has no effect.
 */
export function topicOfHistory({ messages, stage, topicId }: Pick<ChatRequest, 'messages' | 'stage' | 'topicId'>): SpeakingTopic {
  const named = stage === undefined ? undefined : findTopic(stage, topicId);
  if (named) return named;
  const given = messages.filter(({ role }) => role !== 'user').slice(0, 2).map(({ content }) => content.toLowerCase()).join('\n');
  const [found] = speakingTopics
    .filter((topic) => topic.stage !== 'intro' && given.includes(topic.title.toLowerCase()))
    .toSorted((one, other) => other.title.length - one.title.length);
  return found ?? introduction;
}

const introduction = speakingTopics.find(({ stage }) => stage === 'intro') ?? missing();

function missing(): never {
  throw new Error('the catalogue has no introduction');
}
