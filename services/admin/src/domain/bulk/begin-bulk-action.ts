import { randomUUID } from 'node:crypto';
import type { BulkActionRequest, BulkStarted, Identity } from '@b1fuchs/contracts';
import type { BulkOwners } from '../../clients/bulk-owners.js';
import type { ActivityLogs } from '../../data/activity-logs.js';
import type { BulkJobs, NewItem } from '../../data/bulk-jobs.js';
import { recordDeed } from '../record-deed.js';
import { detailOf, type BulkOrder } from './bulk-job.js';

export type BeginParts = { jobs: BulkJobs; bulkOwners: BulkOwners; logs: ActivityLogs; wakeBulk: () => void };

/**
 * Keeps what is to be done to many users, to be worked on from now on. The same request begins it once.
 * @throws AppError PROOF_NEEDED, or what auth refuses, where users are to be deleted and the administrator has not shown lately who they are
 */
export async function beginBulkAction(parts: BeginParts, { userId: by, sessionId }: Pick<Identity, 'userId' | 'sessionId'>, request: BulkActionRequest, now: Date): Promise<BulkStarted> {
  const id = request.requestId ?? randomUUID();
  const userIds = [...new Set(request.userIds)];
  const known = await parts.jobs.find(id);
  if (known === undefined || known.state === 'preparing') {
    const order = orderOf(request);
    await parts.jobs.begin({ id, order, by, createdAt: now }, await itemsOf(parts, { by, sessionId }, request, userIds));
    await recordDeed(parts.logs, { actionId: id, by, userId: by, action: 'bulk-action-begun', details: [order.action, detailOf(order), users(userIds.length)].filter((part) => part !== '').join('; ') }, now);
    parts.wakeBulk();
  }
  return { message: `Bulk action started for ${users(userIds.length)}`, jobId: id };
}

async function itemsOf({ bulkOwners }: BeginParts, { by, sessionId }: { by: string; sessionId: string }, request: BulkActionRequest, userIds: string[]): Promise<NewItem[]> {
  const permits = request.action === 'delete' ? await bulkOwners.permitDeletions({ by, sessionId, proof: { password: request.password, code: request.code }, userIds }) : [];
  return userIds.map((userId, index) => ({ userId, actionId: randomUUID(), permit: permits[index] ?? null }));
}

function orderOf(request: BulkActionRequest): BulkOrder {
  switch (request.action) {
    case 'extend-trial':
      return { action: request.action, value: request.value };
    case 'change-role':
      return { action: request.action, value: request.value };
    case 'send-email':
      return { action: request.action, value: request.value };
    default:
      return { action: request.action, value: null };
  }
}

const users = (count: number): string => (count === 1 ? '1 user' : `${count} users`);
