import type { BulkMail } from '@b1fuchs/contracts';
import type { BulkOwners } from '../../clients/bulk-owners.js';
import { recordDeed, differences } from '../record-deed.js';
import { keepDeletion, mustFind, seeMembership, switchMembership, updateUser, type AdministrationParts } from '../users/administer-users.js';
import type { BulkOrder, Item } from './bulk-job.js';

export type ApplyParts = AdministrationParts & { bulkOwners: BulkOwners };
/** One user's part of a job: by whom it is done, under which name, and whether an owner may have done it already. */
type Deed = Pick<Item, 'actionId' | 'permit'> & { by: string; userId: string; isRepeat: boolean };

/** No session stands behind a job: what it may do was shown when it was begun. */
const NO_PROOF = { sessionId: '', proof: { password: '', code: '' } };

/**
 * Does to one user what was ordered for many, as the single action does it. Done again under the same name it changes nothing more.
 * @returns what there is to say of it; empty where it is just done
 * @throws AppError what the owner refuses, or SERVICE_UNAVAILABLE
 */
export function applyToUser(parts: ApplyParts, order: BulkOrder, deed: Deed, now: Date): Promise<string> {
  switch (order.action) {
    case 'activate':
    case 'deactivate':
      return setMembership(parts, order.action === 'activate', deed, now);
    case 'extend-trial':
      return extendTrial(parts, order.value, deed, now);
    case 'change-role':
      return changeRole(parts, order.value, deed, now);
    case 'send-email':
      return sendMail(parts, order.value, deed, now);
    case 'delete':
      return remove(parts, deed, now);
  }
}

async function setMembership(parts: ApplyParts, isOn: boolean, { by, userId, actionId, isRepeat }: Deed, now: Date): Promise<string> {
  const row = await mustFind(parts.view, userId);
  // The try before may have ended before the trail had it, and the list knows already.
  if (row.membershipActive === isOn && !isRepeat) return isOn ? 'Was active already.' : 'Was not active.';
  const { membershipActive } = await switchMembership(parts, by, row, isOn, now, actionId);
  return membershipActive && !isOn ? 'Stays active until the paid or granted time is over.' : '';
}

async function extendTrial(parts: ApplyParts, days: number, { by, userId, actionId }: Deed, now: Date): Promise<string> {
  const { trialEndsAt: before } = await mustFind(parts.view, userId);
  const { trialEndsAt, membership } = await parts.bulkOwners.setTrialEnd(userId, { addDays: days, by, requestId: actionId });
  const details = `${days} days; ${differences({ trialEndsAt: before?.toISOString() }, { trialEndsAt })}`;
  await recordDeed(parts.logs, { actionId, by, userId, action: 'trial-extended', details }, now);
  await seeMembership(parts, userId, membership, now);
  return trialEndsAt === null ? '' : `Trial ends ${trialEndsAt.slice(0, 10)}.`;
}

async function changeRole(parts: ApplyParts, role: 'user' | 'admin', { by, userId, actionId, isRepeat }: Deed, now: Date): Promise<string> {
  const before = await mustFind(parts.view, userId);
  await updateUser(parts, { userId: by }, userId, { role }, now, actionId);
  return before.role === role && !isRepeat ? `Had the role '${role}' already.` : '';
}

async function sendMail(parts: ApplyParts, mail: BulkMail, { by, userId, actionId }: Deed, now: Date): Promise<string> {
  await parts.bulkOwners.sendNews(userId, { ...mail, by, actionId });
  await recordDeed(parts.logs, { actionId, by, userId, action: 'news-sent', details: `subject: ${mail.subject}` }, now);
  return 'On its way.';
}

async function remove(parts: ApplyParts, { by, userId, actionId, permit }: Deed, now: Date): Promise<string> {
  const deleted = await parts.bulkOwners.remove(userId, { ...NO_PROOF, by, actionId, permit: permit ?? '' });
  await keepDeletion(parts, { by, actionId }, deleted, now);
  return '';
}
