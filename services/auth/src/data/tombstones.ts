import type { Envelope } from '@b1fuchs/contracts';
import { ignoreDuplicateKey, type Outbox } from '@b1fuchs/kit';
import type { TombstoneModel } from './tombstone-model.js';

export type Tombstones = ReturnType<typeof createTombstones>;

export function createTombstones(model: TombstoneModel, outbox: Pick<Outbox, 'nudge'>) {
  return {
    has: async (userId: string): Promise<boolean> => (await model.exists({ _id: userId })) !== null,

    /** Puts one up, together with the event that tells of it; one that is there stays. */
    async put(userId: string, event: Envelope, now: Date): Promise<void> {
      await model.updateOne({ _id: userId }, { $setOnInsert: { erasedAt: now, outbox: [event] } }, { upsert: true }).catch(ignoreDuplicateKey);
      outbox.nudge(model.collection, userId);
    },
  };
}
