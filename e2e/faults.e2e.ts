import { eventually } from '@b1fuchs/testing';
import { connectMongo, createLogger } from '@b1fuchs/kit';
import { z } from 'zod';
import { verifiedLearner } from './learner.js';
import { letter } from './letter.js';
import { signedInClient, type Answer } from './signed-in-client.js';
import { allReady, isBack, killPart } from './stack.js';

const env = z.object({ MONGO_URL_PRACTICE_AI: z.string() }).parse(process.env);
/** Another letter each time, for the same one counts once a day; the first is one that is graded above 0. */
const text = (number: number): string => letter.replace('um 18 Uhr', `um ${17 + number} Uhr`);

/** How many attempts of a learner the practice service has accepted and kept, and how many of them are exercises: what is graded 0 is none. */
async function attemptsOf(userId: string): Promise<{ kept: number; graded: number }> {
  const connection = await connectMongo(env.MONGO_URL_PRACTICE_AI, createLogger('test', 'silent'));
  try {
    const attempts = connection.collection('exam_attempts');
    return { kept: await attempts.countDocuments({ userId }), graded: await attempts.countDocuments({ userId, score: { $gt: 0 } }) };
  } finally {
    await connection.close();
  }
}

beforeEach(() => allReady());
// What comes after finds the system whole.
afterAll(() => allReady());

describe('a part of the system is killed while a learner practises', () => {
  test.each(['gateway', 'auth', 'billing', 'practice-ai', 'progress', 'vocabulary', 'admin', 'report', 'rabbitmq', 'redis', 'mongo', 'grammar', 'parser', 'embeddings', 'maildev', 'openid', 'payments'])(
    '%s: it comes back, the learner stays signed in, and every accepted text counts exactly once',
    async (part) => {
      const client = await signedInClient(await verifiedLearner());
      let accepted = 0;
      let number = 0;
      const analyze = async (): Promise<Answer> => {
        number += 1;
        const answer = await client.analyze(text(number));
        if (answer.status === 200) accepted += 1;
        return answer;
      };
      expect((await analyze()).status).toBe(200);

      const [oldPid, during] = await Promise.all([killPart(part), analyze()]);
      expect([0, 200, 502, 503, 504]).toContain(during.status);
      await isBack(part, oldPid);
      await eventually(async () => {
        expect((await analyze()).status).toBe(200);
      }, 120_000);
      await eventually(async () => {
        expect(await client.whoAmI()).toBe(200);
      }, 60_000);

      await eventually(async () => {
        const { sectionProgress, streakDates } = await client.achievements();
        const { kept, graded } = await attemptsOf(client.userId);
        expect(sectionProgress[0]?.exercisesCompleted).toBe(graded);
        expect(kept).toBeGreaterThanOrEqual(accepted);
        expect(streakDates).toHaveLength(1);
      }, 60_000);
      expect(client.statuses).not.toContain(401);
      expect(client.statuses).not.toContain(500);
    },
  );
});
