import type { Envelope } from '@b1fuchs/contracts';
import { isDuplicateKey, type Outbox } from '@b1fuchs/kit';
import type { UserModel } from './user-model.js';

type Filter = Record<string, unknown> & { _id: string };
type Update = Partial<Record<'$set' | '$unset' | '$push' | '$pull', Record<string, unknown>>>;
/** @returns false when no account is as the filter says. */
export type ChangeUser = (filter: Filter, update: Update, events: Envelope[]) => Promise<boolean>;

/** The one way to change an account: its events are written with the change, and then published. */
export const createChangeUser =
  (model: UserModel, outbox: Pick<Outbox, 'nudge'>): ChangeUser =>
  async (filter, update, events) => {
    const { modifiedCount } = await model.updateOne(filter, { ...update, $push: { ...update.$push, outbox: { $each: events } } });
    outbox.nudge(model.collection, filter._id);
    return modifiedCount === 1;
  };

/** For changes of what only one account can have: @returns false where another one has it. */
export function falseIfTaken(error: unknown): false {
  if (isDuplicateKey(error)) return false;
  throw error;
}
