import { bulkMailSchema, roleSchema, trialDaysSchema, type BulkJob, type BulkOutcome } from '@b1fuchs/contracts';
import { z } from 'zod';

/** What is to be done, as it is stored. */
export const bulkOrderSchema = z.discriminatedUnion('action', [
  z.object({ action: z.enum(['activate', 'deactivate', 'delete']), value: z.null() }),
  z.object({ action: z.literal('extend-trial'), value: trialDaysSchema }),
  z.object({ action: z.literal('change-role'), value: roleSchema }),
  z.object({ action: z.literal('send-email'), value: bulkMailSchema }),
]);
export type BulkOrder = z.infer<typeof bulkOrderSchema>;

export type Job = {
  id: string;
  order: BulkOrder;
  /** Null once that administrator is erased. */
  by: string | null;
  total: number;
  state: 'preparing' | 'running' | 'stopped' | 'finished';
  reason: string;
  createdAt: Date;
  finishedAt: Date | null;
};
export type Item = { id: string; userId: string | null; actionId: string; permit: string | null; begunAt: Date | null; tries: number };
export type Counts = Record<BulkOutcome, number>;
export type Ending = { outcome: Exclude<BulkOutcome, 'waiting'>; reason: string };

/** Days, role or subject in a few words; empty where the action says all. */
export function detailOf({ value }: BulkOrder): string {
  if (typeof value === 'number') return value === 1 ? '1 day' : `${value} days`;
  if (value === null) return '';
  return typeof value === 'string' ? value : value.subject;
}

/** A job as administrators see it. @param byName of who began it */
export function shownJob({ id, order, total, state, reason, createdAt, finishedAt }: Job, counts: Counts, byName: string): BulkJob {
  const isPaused = state === 'running' && reason !== '';
  return {
    id,
    action: order.action,
    detail: detailOf(order),
    by: byName,
    state: isPaused ? 'paused' : state === 'preparing' ? 'running' : state,
    reason,
    total,
    counts,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
