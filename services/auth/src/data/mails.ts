import { mailTemplateSchema, type MailTemplate } from '@b1fuchs/contracts';
import { ignoreDuplicateKey } from '@b1fuchs/kit';
import { z } from 'zod';
import type { MailModel } from './mail-model.js';

/** An instance that dies while sending holds its mail back no longer than this. */
const LOCK_MS = 60_000;

type RequestedMail = { id: string; userId: string; template: MailTemplate; values: Record<string, string>; /** When it was asked for. */ askedAt: Date };
export type QueuedMail = RequestedMail & { attempts: number };
/** A mail as it is kept, without what it says. */
export type MailShown = { id: string; template: string; status: 'queued' | 'sent' | 'failed'; queuedAt: Date; sentAt: Date | null; nextAttemptAt: Date; attempts: number; failure: string | null };
const valuesSchema = z.record(z.string(), z.string());
export type Mails = ReturnType<typeof createMails>;

/** The mail queue. */
export function createMails(model: MailModel) {
  return {
    /** Queues once per id, however often it is asked for. */
    async enqueue({ id, ...mail }: RequestedMail, now: Date): Promise<void> {
      await model.create({ _id: id, ...mail, status: 'queued', nextAttemptAt: now, queuedAt: now }).catch(ignoreDuplicateKey);
    },

    /** Takes the next mail that is due and locks it for this instance. */
    async claimDue(now: Date): Promise<QueuedMail | undefined> {
      const record = await model
        .findOneAndUpdate(
          { status: 'queued', nextAttemptAt: { $lte: now } },
          { $set: { nextAttemptAt: new Date(now.getTime() + LOCK_MS) }, $inc: { attempts: 1 } },
          { returnDocument: 'after' },
        )
        .lean();
      if (!record) return undefined;
      const { _id: id, userId, attempts, queuedAt, askedAt } = record;
      return { id, userId, template: mailTemplateSchema.parse(record.template), values: valuesSchema.parse(record.values), attempts, askedAt: askedAt ?? queuedAt };
    },

    async markSent(id: string, now: Date): Promise<void> {
      await model.updateOne({ _id: id }, { $set: { status: 'sent', sentAt: now, failure: null, values: {} } });
    },

    /** Since when a mail waits to be sent; undefined once it was sent or given up. */
    waitsSince: async (id: string): Promise<Date | undefined> => (await model.findOne({ _id: id, status: 'queued' }, { queuedAt: 1 }).lean())?.queuedAt,

    /** How many wait to be sent. */
    waiting: (): Promise<number> => model.countDocuments({ status: 'queued' }),

    /** Seconds since the one was asked for that waits longest; 0 where none waits. */
    async oldestWaits(now: Date): Promise<number> {
      const oldest = await model.findOne({ status: 'queued' }, { queuedAt: 1 }).sort({ nextAttemptAt: 1 }).lean();
      return oldest ? (now.getTime() - oldest.queuedAt.getTime()) / 1_000 : 0;
    },

    /** What has become of these mails; those that are not known are left out. */
    statesOf: async (ids: readonly string[]): Promise<{ id: string; status: 'queued' | 'sent' | 'failed' }[]> =>
      (await model.find({ _id: { $in: [...ids] } }, { status: 1 }).lean()).map(({ _id: id, status }) => ({ id, status })),

    /** A page of what was queued for a user, the last first, and how many there are. @param without templates that are left out */
    async ofUser(userId: string, without: readonly string[], { skip, limit }: { skip: number; limit: number }): Promise<{ rows: MailShown[]; total: number }> {
      const filter = { userId, template: { $nin: [...without] } };
      const [rows, total] = await Promise.all([model.find(filter, { values: 0 }).sort({ queuedAt: -1 }).skip(skip).limit(limit).lean(), model.countDocuments(filter)]);
      return {
        rows: rows.map(({ _id: id, template, status, queuedAt, sentAt, nextAttemptAt, attempts, failure }) => ({ id, template, status, queuedAt, sentAt: sentAt ?? null, nextAttemptAt, attempts, failure: failure ?? null })),
        total,
      };
    },

    async postpone(id: string, until: Date, failure: string): Promise<void> {
      await model.updateOne({ _id: id }, { $set: { nextAttemptAt: until, failure } });
    },

    async markFailed(id: string, failure: string): Promise<void> {
      await model.updateOne({ _id: id }, { $set: { status: 'failed', failure, values: {} } });
    },
  };
}
