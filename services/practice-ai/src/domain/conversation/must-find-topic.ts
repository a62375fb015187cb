import type { SpeakingStage } from '@b1fuchs/contracts';
import { AppError } from '@b1fuchs/kit';
import { findTopic, type SpeakingTopic } from '../speaking/catalogue/speaking-topics.js';

/** A topic of a stage. @throws AppError TOPIC_NOT_FOUND, also for one that has left the catalogue: its talks go with it */
export function mustFindTopic(stage: SpeakingStage, id: string | null): SpeakingTopic {
  const topic = findTopic(stage, id);
  if (topic === undefined) throw new AppError('TOPIC_NOT_FOUND');
  return topic;
}
