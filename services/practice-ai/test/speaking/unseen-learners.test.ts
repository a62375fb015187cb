import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { speakingStageSchema } from '@b1fuchs/contracts';
import { findTopic } from '../../src/domain/speaking/catalogue/speaking-topics.js';
import { play } from './examiner-under-test.js';

/** Written without knowledge of what the examiner listens for; docs/examples/reading.md judges each turn to them. */
const scripts = z
  .array(z.object({ id: z.string(), stage: speakingStageSchema, topicId: z.string().nullable(), who: z.string(), says: z.array(z.string()).min(8) }))
  .min(20)
  .parse(JSON.parse(readFileSync(new URL('unseen-learners.json', import.meta.url), 'utf8')));

test.each(scripts)('$id: the examiner goes on to the end or as long as they speak, and repeats nothing', async ({ stage, topicId, says }) => {
  const topic = findTopic(stage, topicId);
  if (!topic) throw new Error(`no topic ${topicId ?? ''}`);
  const { examiner, learner, ended } = await play(topic, (turn) => says[turn]);
  expect(ended || learner.length === says.length).toBe(true);
  expect(new Set(examiner).size).toBe(examiner.length);
}, 60_000);
