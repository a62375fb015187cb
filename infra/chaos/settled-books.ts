import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Learner } from '../bench/learner.js';
import type { Write } from '../load/ledger.js';
import { account, type Accounting } from './accounting.js';
import { readKept } from './kept.js';

/** Events that wait for their next try come within two minutes. */
const SETTLED_WITHIN_MS = 150_000;
const LOOK_AGAIN_MS = 2_000;

const urlsSchema = z.object({ MONGO_URL_PRACTICE_AI: z.string(), MONGO_URL_VOCABULARY: z.string(), MONGO_URL_PROGRESS: z.string() });

/** The accounting once all events have arrived: what is right by then is right, and what is wrong for longer stays wrong. */
export async function settledBooks(writes: readonly Write[], urls: Record<string, string>, learners: readonly Learner[]): Promise<Accounting> {
  const { MONGO_URL_PRACTICE_AI: practice, MONGO_URL_VOCABULARY: vocabulary, MONGO_URL_PROGRESS: progress } = urlsSchema.parse(urls);
  const userIds = learners.map(({ identity: { userId } }) => userId);
  const giveUpAt = Date.now() + SETTLED_WITHIN_MS;
  for (;;) {
    const books = account(writes, await readKept({ practice, vocabulary, progress }, userIds));
    if (books.wrong.length === 0 || Date.now() > giveUpAt) return books;
    await pause(LOOK_AGAIN_MS);
  }
}
