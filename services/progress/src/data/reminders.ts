import type { Envelope } from '@b1fuchs/contracts';
import { ignoreDuplicateKey, type DayKey, type Outbox } from '@b1fuchs/kit';
import type { ProgressModels } from './models.js';

export type Reminders = ReturnType<typeof createReminders>;
/** A learner to look at, since when, and on which of their days they were reminded last. */
export type DueReminder = { userId: string; nextAt: Date; remindedDay: DayKey | null };

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
      const rows = await reminders.find({ nextAt: { $lte: now } }, { nextAt: 1, remindedDay: 1 }).sort({ nextAt: 1 }).limit(limit).lean();
      return rows.flatMap(({ _id: userId, nextAt, remindedDay }) => (nextAt ? { userId, nextAt, remindedDay: remindedDay ?? null } : []));
    },

    /** Puts a learner off, together with the mail that is asked for on this day of theirs; nothing where another instance was faster. */
    async settle({ userId, nextAt }: DueReminder, next: Date, reminder: { mail: Envelope; day: DayKey } | null): Promise<void> {
      const told = reminder ? { $push: { outbox: reminder.mail } } : {};
      const { modifiedCount } = await reminders.updateOne({ _id: userId, nextAt }, { $set: { nextAt: next, ...(reminder && { remindedDay: reminder.day }) }, ...told });
      if (modifiedCount > 0 && reminder) outbox.nudge(reminders.collection, userId);
    },
  };
}
