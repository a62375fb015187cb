import { speakingStageSchema, type SpeakingStage } from '@b1fuchs/contracts';
import { z } from 'zod';

/** Where the learner is in the exam. It stands in the address, so that a reload brings them back to it. */
export type Place = {
  stage: SpeakingStage;
  /** Of the catalogue; null in the introduction, and while a topic is chosen. */
  topicId: string | null;
  /** The talk on the screen; null while a topic is chosen. */
  conversationId: string | null;
  /** What was planned before the presentation: 'Zurück' begins it again. */
  plannedTopicId: string | null;
};

export type Move =
  | { kind: 'next' | 'back' | 'change-topic' | 'restart' }
  | { kind: 'choose'; topicId: string }
  /** An earlier talk of this stage. */
  | { kind: 'open'; conversationId: string; topicId: string | null };

const START: Place = { stage: 'intro', topicId: null, conversationId: null, plannedTopicId: null };

/** Spec 2, section 9.1. */
export const stageProgress: Record<SpeakingStage, number> = { intro: 33, planning: 66, presentation: 100 };

/**
 * Where a move leads (spec 2, sections 2.1 and 4). Every move ends the talk on the screen; one that leads to a place with a topic,
 * or to the introduction, needs a new one (see needsConversation).
 */
export function movePlace(place: Place, move: Move): Place {
  switch (move.kind) {
    case 'next':
      if (place.stage === 'intro') return { ...START, stage: 'planning' };
      return place.stage === 'planning' ? { ...START, stage: 'presentation', plannedTopicId: place.topicId } : place;
    case 'back':
      if (place.stage === 'planning') return START;
      return place.stage === 'presentation' ? { ...START, stage: 'planning', topicId: place.plannedTopicId } : place;
    case 'choose':
      return { ...place, topicId: move.topicId, conversationId: null };
    case 'change-topic':
      return { ...place, topicId: null, conversationId: null };
    case 'restart':
      return { ...place, conversationId: null };
    case 'open':
      return { ...place, topicId: move.topicId, conversationId: move.conversationId };
  }
}

/** Whether a talk is to begin here. */
export const needsConversation = ({ stage, topicId, conversationId }: Place): boolean => conversationId === null && (stage === 'intro' || topicId !== null);

const topicSchema = z.string().min(1).max(100).nullable().catch(null);
const placeSchema = z.object({
  stage: speakingStageSchema.catch('intro'),
  topic: topicSchema,
  conversation: z.uuid().nullable().catch(null),
  planned: topicSchema,
});

/** What stands in the address; anything unknown in it is the start. */
export function readPlace(query: URLSearchParams): Place {
  const { stage, topic, conversation, planned } = placeSchema.parse(Object.fromEntries(['stage', 'topic', 'conversation', 'planned'].map((name) => [name, query.get(name)])));
  const topicId = stage === 'intro' ? null : topic;
  return {
    stage,
    topicId,
    conversationId: stage !== 'intro' && topicId === null ? null : conversation,
    plannedTopicId: stage === 'presentation' ? planned : null,
  };
}

/** The other way round. */
export function placeQuery({ stage, topicId, conversationId, plannedTopicId }: Place): Record<string, string> {
  const parts = { stage: stage === 'intro' ? null : stage, topic: topicId, conversation: conversationId, planned: plannedTopicId };
  return Object.fromEntries(Object.entries(parts).filter((part): part is [string, string] => part[1] !== null));
}
