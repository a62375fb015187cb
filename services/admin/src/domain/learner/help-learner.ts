import { randomUUID } from 'node:crypto';
import type { EndedSessions, EndSessions, Identity, Proof, RefundResponse } from '@b1fuchs/contracts';
import type { LearnerOwners } from '../../clients/learner-owners.js';
import type { ActivityLogs } from '../../data/activity-logs.js';
import type { UserView } from '../../data/user-view.js';
import { recordDeed } from '../record-deed.js';
import { mustFind, seeMembership } from '../users/administer-users.js';

export type HelpParts = { learnerOwners: LearnerOwners; view: UserView; logs: ActivityLogs; forgetCounts: () => void };
type By = Pick<Identity, 'userId' | 'sessionId'>;
type Refund = { requestId: string; amountCents?: number | undefined; reason: string; proof: Proof };

/**
 * Gives a payment back, in whole or in part. The same request refunds once. What it does to access is seen in the list at once.
 * @throws AppError NOT_FOUND, PAYMENT_NOT_FOUND, REFUND_REFUSED, PAYMENT_UNAVAILABLE, or what auth says of the proof
 */
export async function refundLearner(parts: HelpParts, { userId: by, sessionId }: By, userId: string, paymentId: string, { requestId, amountCents, reason, proof }: Refund, now: Date): Promise<RefundResponse> {
  const { learnerOwners, logs, view } = parts;
  await mustFind(view, userId);
  await learnerOwners.prove({ by, sessionId, proof });
  const { membership, ...refund } = await learnerOwners.refund(paymentId, { requestId, userId, by, reason, ...(amountCents === undefined ? {} : { amountCents }) });
  const details = [`${euros(refund.amountCents)} of the payment of ${refund.paidAt}`, reason].filter((part) => part !== '').join('; ');
  await recordDeed(logs, { actionId: requestId, by, userId, action: 'payment-refunded', details }, now);
  await seeMembership(parts, userId, membership, now);
  return refund;
}

/** Ends one of somebody's sessions, or all. @returns how many were open */
export async function endLearnerSessions({ learnerOwners, logs, view }: HelpParts, { userId: by, sessionId: asking }: By, userId: string, { key }: EndSessions, now: Date): Promise<EndedSessions> {
  const actionId = randomUUID();
  await mustFind(view, userId);
  const { ended } = await learnerOwners.endSessions(userId, { by, actionId, asking, ...(key === undefined ? {} : { key }) });
  if (ended > 0) await recordDeed(logs, { actionId, by, userId, action: 'sessions-ended-by-administrator', details: ended === 1 ? '1 session' : `${ended} sessions` }, now);
  return { ended };
}

/** Mails somebody a new link to confirm their address. @throws AppError CHANGED_MEANWHILE where it is confirmed, RATE_LIMITED within a minute of the last */
export async function mailLearnerVerification({ learnerOwners, logs, view }: HelpParts, { userId: by }: By, userId: string, now: Date): Promise<void> {
  const actionId = randomUUID();
  await mustFind(view, userId);
  await learnerOwners.sendVerification(userId, { by, actionId });
  await recordDeed(logs, { actionId, by, userId, action: 'verification-mailed-by-administrator', details: '' }, now);
}

const euros = (cents: number): string => `${(cents / 100).toFixed(2)} EUR`;
