import { freshBroker, freshDatabaseUrl, eventually, runUntilKilled, someIdentity } from '@b1fuchs/testing';
import { connectBroker, createLogger, publishEvent } from '@b1fuchs/kit';
import { someActivity, startProgressUnderTest } from './progress-under-test.js';

describe('progress killed while it counts an activity', () => {
  test.each(['before the fact', 'after the fact', 'after the day', 'after the totals', 'before the acknowledgement'])(
    '%s: the practice counts exactly once',
    async (step) => {
      const mongoUrl = freshDatabaseUrl('progress');
      const { url: rabbitUrl, remove } = await freshBroker();
      const identity = someIdentity();
      const event = someActivity(identity.userId);
      const broker = connectBroker(rabbitUrl, createLogger('test', 'silent'));
      await eventually(() => publishEvent(broker, event));
      await broker.close();

      await runUntilKilled(new URL('dying-consumer.ts', import.meta.url), [step, mongoUrl, rabbitUrl]);

      const progress = await startProgressUnderTest({ mongoUrl, rabbitUrl });
      await eventually(async () => {
        expect(await progress.achievementsOf(identity)).toMatchObject({
          currentStreak: 1,
          sectionProgress: [{ section: 'writing', exercisesCompleted: 1, totalScore: 75 }],
        });
        expect(await progress.earnedBy(identity)).toEqual(['first-step', 'writing-1', 'writing-passed']);
      });
      await progress.stop();
      await remove();
    },
  );
});
