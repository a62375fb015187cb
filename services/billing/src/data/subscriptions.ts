import type { Envelope } from '@b1fuchs/contracts';
import { isDuplicateKey, type Outbox } from '@b1fuchs/kit';
import type { PaymentRecord } from '../domain/payment-record.js';
import type { SubscriptionModel } from './subscription-model.js';

export type Subscriptions = ReturnType<typeof createSubscriptions>;
type Stored = Omit<PaymentRecord, 'id' | 'userId' | 'customerId' | 'paymentIntentId'> & { _id: string; userId?: string; customerId?: string; paymentIntentId?: string };

/** Checkout sessions, and the payments that came of them. */
export function createSubscriptions(model: SubscriptionModel, outbox: Pick<Outbox, 'nudge'>) {
  const find = async (filter: Record<string, unknown>): Promise<PaymentRecord[]> => (await model.find(filter, { outbox: 0 }).lean<Stored[]>()).map(recordOf);
  return {
    find: async (id: string): Promise<PaymentRecord | undefined> => (await find({ _id: id }))[0],

    /** The session that a payment belongs to. */
    idOfIntent: async (paymentIntentId: string): Promise<string | undefined> => (await model.findOne({ paymentIntentId }, { _id: 1 }).lean())?._id,

    /** A learner's payments that count. */
    async paidBy(userId: string): Promise<PaymentRecord[]> {
      return (await find({ userId })).filter(({ state }) => state === 'paid');
    },

    /** What has come in within a time, whoever has paid; its end is not part of it. */
    paidBetween: (from: Date, to: Date): Promise<PaymentRecord[]> => find({ paidAt: { $gte: from, $lt: to } }),

    /** When each of these users has paid first. */
    async firstPaidBy(userIds: readonly string[]): Promise<Map<string, Date>> {
      const rows = await model.find({ userId: { $in: [...userIds] }, state: 'paid' }, { userId: 1, paidAt: 1 }).lean();
      const first = new Map<string, Date>();
      for (const { userId, paidAt } of rows) {
        const known = first.get(userId ?? '');
        if (userId && paidAt && (!known || paidAt < known)) first.set(userId, paidAt);
      }
      return first;
    },

    /** Payments of any time of which money went back within a time. */
    takenBackBetween: (from: Date, to: Date): Promise<PaymentRecord[]> =>
      find({ $or: [{ refunds: { $elemMatch: { at: { $gte: from, $lt: to } } } }, { 'dispute.closedAt': { $gte: from, $lt: to } }] }),

    /** Waits for a session to be paid; one that is known stays as it is. */
    async watch(record: PaymentRecord): Promise<void> {
      await insert(model, record, []);
    },

    /** Keeps a record in the place of the one that was read, or of none, with what is told of it. @returns false where it has changed since */
    async keep(record: PaymentRecord, before: PaymentRecord | undefined, events: Envelope[]): Promise<boolean> {
      if (!before) {
        if (!(await insert(model, record, events))) return false;
      } else {
        // Who has asked for refunds is written by others meanwhile; whose a payment is goes with the account, and is not to come back.
        const kept = before.paidAt === null ? ['_id', 'refundRequests'] : ['_id', 'refundRequests', 'userId', 'customerId'];
        const changes = Object.fromEntries(Object.entries(storedOf({ ...record, revision: before.revision + 1 })).filter(([name]) => !kept.includes(name)));
        const { modifiedCount } = await model.updateOne({ _id: record.id, revision: before.revision }, { $set: changes, $push: { outbox: { $each: events } } });
        if (modifiedCount === 0) return false;
      }
      if (events.length > 0) outbox.nudge(model.collection, record.id);
      return true;
    },

    /** Says when a session is looked at next, unless it has changed meanwhile. */
    async rest({ id, revision }: Pick<PaymentRecord, 'id' | 'revision'>, lookAt: Date | null): Promise<void> {
      await model.updateOne({ _id: id, revision }, { $set: { lookAt } });
    },

    /** Looks at a session soon. */
    async wake(id: string, lookAt: Date): Promise<void> {
      await model.updateOne({ _id: id }, { $set: { lookAt } });
    },

    /** Takes sessions that are to be looked at; nobody else gets them before `until`. */
    async take(now: Date, until: Date, limit: number): Promise<string[]> {
      const rows = await model.find({ lookAt: { $lte: now } }, { lookAt: 1 }).sort({ lookAt: 1 }).limit(limit).lean();
      const taken: string[] = [];
      for (const { _id, lookAt } of rows) {
        if ((await model.updateOne({ _id, lookAt }, { $set: { lookAt: until } })).modifiedCount > 0) taken.push(_id);
      }
      return taken;
    },

    /** Keeps once who has asked for a refund, with what is told of it. */
    async addRefundRequest(id: string, request: PaymentRecord['refundRequests'][number], events: Envelope[]): Promise<void> {
      const { modifiedCount } = await model.updateOne({ _id: id, 'refundRequests.requestId': { $ne: request.requestId } }, { $push: { refundRequests: request, outbox: { $each: events } } });
      if (modifiedCount > 0 && events.length > 0) outbox.nudge(model.collection, id);
    },
  };
}

async function insert(model: SubscriptionModel, record: PaymentRecord, events: Envelope[]): Promise<boolean> {
  try {
    await model.create({ ...storedOf(record), outbox: events });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

function storedOf({ id, userId, customerId, paymentIntentId, ...fields }: PaymentRecord): Stored {
  return { _id: id, ...fields, ...(userId !== null && { userId }), ...(customerId !== null && { customerId }), ...(paymentIntentId !== null && { paymentIntentId }) };
}

const recordOf = ({ _id, userId, customerId, paymentIntentId, ...fields }: Stored): PaymentRecord => ({
  id: _id,
  ...fields,
  userId: userId ?? null,
  customerId: customerId ?? null,
  paymentIntentId: paymentIntentId ?? null,
});
