import type { Envelope } from '@b1fuchs/contracts';
import { ignoreDuplicateKey, type Outbox } from '@b1fuchs/kit';
import type { ProgressModels } from './models.js';

export type Reminders = ReturnType<typeof createReminders>;
/** A learner to look at, and since when. */
export type DueReminder = { userId: string; nextAt: Date };

/** Who wants to be reminded, and when each is looked at next. */
export function createReminders({ reminders }: Pick<ProgressModels, 'reminders'>, outbox: Pick<Outbox, 'nudge'>) {
  return {
    /** Keeps a wish unless a later one is known; whoever wants reminders is looked at from then on. */
    async note(userId: string, { wanted, changedAt }: { wanted: boolean; changedAt: Date }): Promise<void> {
      await reminders
        .updateOne({ _id: userId, changedAt: { $lt: changedAt } }, { $set: { changedAt, nextAt: wanted ? changedAt : null } }, { upsert: true })
        .catch(ignoreDuplicateKey);
    },

    async due(now: Date, limit: number): Promise<DueReminder[]> {
      const rows = await reminders.find({ nextAt: { $lte: now } }, { nextAt: 1 }).sort({ nextAt: 1 }).limit(limit).lean();
      return rows.flatMap(({ _id: userId, nextAt }) => (nextAt ? { userId, nextAt } : []));
    },

    /** Puts a learner off together with the mail that is asked for; nothing where another instance was faster. */
    async settle({ userId, nextAt }: DueReminder, next: Date, mails: Envelope[]): Promise<void> {
      const { modifiedCount } = await reminders.updateOne({ _id: userId, nextAt }, { $set: { nextAt: next }, $push: { outbox: { $each: mails } } });
      if (modifiedCount > 0 && mails.length > 0) outbox.nudge(reminders.collection, userId);
    },

    forget: async (userId: string): Promise<void> => {
      await reminders.deleteOne({ _id: userId });
    },
  };
}
