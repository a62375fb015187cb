import { randomUUID } from 'node:crypto';
import { eventually, freshBroker, freshDatabaseUrl, runUntilKilled } from '@b1fuchs/testing';
import { keepEffect, openPipeline, startEffects, startRelay } from './event-pipeline.js';

describe('a producer killed on an event’s way', () => {
  test.each(['after the write', 'before the publish', 'before the confirm', 'before the removal', 'after the removal'])(
    '%s: the event has its effect exactly once',
    async (step) => {
      const mongoUrl = freshDatabaseUrl('kit');
      const { url: rabbitUrl, remove } = await freshBroker();
      const userId = randomUUID();
      const fixture = new URL('dying-relay.ts', import.meta.url);
      await runUntilKilled(fixture, [step, mongoUrl, rabbitUrl, userId]);

      const pipeline = await openPipeline({ mongoUrl, rabbitUrl });
      const consumer = await startEffects(pipeline, pipeline.broker, [keepEffect(pipeline)]);
      const relay = startRelay(pipeline, pipeline.broker);
      await relay.sweep();
      await eventually(async () => {
        expect(await pipeline.effectRecords.countDocuments({ userId })).toBe(1);
        expect(await pipeline.noteRecords.countDocuments({ 'outbox.0': { $exists: true } })).toBe(0);
      });

      await relay.stop();
      await consumer.close();
      await pipeline.broker.close();
      await pipeline.connection.close();
      await remove();
    },
  );
});
