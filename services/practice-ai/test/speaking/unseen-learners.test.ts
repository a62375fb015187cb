import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { speakingStageSchema } from '@b1fuchs/contracts';
import { findTopic } from '../../src/domain/speaking/catalogue/speaking-topics.js';
import { startFreeTalk } from '../../src/domain/speaking/free/free-talk.js';
import { listening, play } from './examiner-under-test.js';

/** Written without knowledge of what the examiner listens for; docs/examples/reading.md judges each turn to them. */
const scripts = z
  .array(z.object({ id: z.string(), stage: speakingStageSchema, topicId: z.string().nullable(), who: z.string(), says: z.array(z.string()).min(7) }))
  .min(40)
  .parse(JSON.parse(readFileSync(new URL('unseen-learners.json', import.meta.url), 'utf8')));

test.each(scripts)('$id: the examiner goes on to the end or as long as they speak, and repeats nothing', async ({ stage, topicId, says }) => {
  const topic = findTopic(stage, topicId);
  if (!topic) throw new Error(`no topic ${topicId ?? ''}`);
  const { examiner, learner, ended } = await play(topic, (turn) => says[turn]);
  expect(ended || learner.length === says.length).toBe(true);
  expect(new Set(examiner).size).toBe(examiner.length);
}, 60_000);

const conversations = z
  .array(z.object({ id: z.string(), who: z.string(), says: z.array(z.string()).min(7) }))
  .min(5)
  .parse(JSON.parse(readFileSync(new URL('unseen-conversations.json', import.meta.url), 'utf8')));

test.each(conversations)('$id: the friend has something to say to everything, and repeats nothing', async ({ id, says }) => {
  const talk = startFreeTalk(id);
  const answers: string[] = [];
  for (const message of says) answers.push(talk.answer({ message, understood: await listening.freely(message), corrected: undefined }).text);
  expect(answers.every((answer) => answer.length > 5)).toBe(true);
  expect(new Set(answers).size).toBe(answers.length);
}, 60_000);
