import { ignoreDuplicateKey } from '@b1fuchs/kit';
import type { ProviderEvent } from '../domain/provider.js';
import type { ProviderEventModel } from './provider-event-model.js';

export type ProviderEvents = ReturnType<typeof createProviderEvents>;
export type TakenEvent = { id: string; sessionId: string | null; paymentIntentId: string | null; attempts: number };

/** What the provider has told, until it has had its effect and for a while after. */
export function createProviderEvents(model: ProviderEventModel) {
  return {
    /** Keeps an event once, however often it comes. */
    async receive({ id, type, createdAt, sessionId, paymentIntentId, isOfUse }: ProviderEvent, now: Date): Promise<void> {
      const state = isOfUse ? ('pending' as const) : ('ignored' as const);
      const fields = { type, createdAt, receivedAt: now, sessionId, paymentIntentId, state, attempts: 0, dueAt: isOfUse ? now : null };
      await model.updateOne({ _id: id }, { $setOnInsert: fields }, { upsert: true }).catch(ignoreDuplicateKey);
    },

    /** Takes an event that is to be worked on; nobody else gets it before `until`. */
    async take(now: Date, until: Date): Promise<TakenEvent | undefined> {
      const row = await model.findOneAndUpdate({ dueAt: { $lte: now } }, { $set: { dueAt: until }, $inc: { attempts: 1 } }, { sort: { dueAt: 1 }, returnDocument: 'after' }).lean();
      return row ? { id: row._id, sessionId: row.sessionId ?? null, paymentIntentId: row.paymentIntentId ?? null, attempts: row.attempts } : undefined;
    },

    async finish(id: string, state: 'done' | 'ignored' | 'failed'): Promise<void> {
      await model.updateOne({ _id: id }, { $set: { state, dueAt: null } });
    },

    async putOff(id: string, dueAt: Date): Promise<void> {
      await model.updateOne({ _id: id, state: 'pending' }, { $set: { dueAt } });
    },

    /** How many have had no effect yet. */
    waiting: (): Promise<number> => model.countDocuments({ dueAt: { $gt: new Date(0) } }),

    /** How many were given up. */
    failed: (): Promise<number> => model.countDocuments({ state: 'failed' }),
  };
}
