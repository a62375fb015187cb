import { INTRODUCTION_TOPIC, type LearnerAttempts, type LearnerPageQuery } from '@b1fuchs/contracts';
import { pagesOf } from '@b1fuchs/kit';
import type { AttemptHeadline, AttemptHeadlines } from '../data/attempt-headlines.js';
import { findTopicByTitle } from './speaking/catalogue/speaking-topics.js';
import { findWritingTask } from './writing-tasks/writing-tasks.js';

export type ForAdminParts = { headlines: AttemptHeadlines };

/** What administrators see of a learner's attempts: when, which task, which grade. What was written or said stays with the learner, also as a topic. */
export async function listAttemptsForAdmin({ headlines }: ForAdminParts, userId: string, { page, limit }: LearnerPageQuery): Promise<LearnerAttempts> {
  const [newest, total] = await Promise.all([headlines.newest(userId, page * limit), headlines.count(userId)]);
  const attempts = newest.slice((page - 1) * limit).map(({ topic, createdAt, ...attempt }) => ({ ...attempt, task: taskNamed({ ...attempt, topic }), createdAt: createdAt.toISOString() }));
  return { attempts, total, page, pages: pagesOf(total, limit) };
}

function taskNamed({ section, topic }: Pick<AttemptHeadline, 'section' | 'topic'>): string | null {
  const isOurs = section === 'writing' ? findWritingTask(topic) !== undefined : topic.trim() === INTRODUCTION_TOPIC || findTopicByTitle(topic.trim()) !== undefined;
  return isOurs ? topic.trim() : null;
}
