import type { LearnerGrant, LearnerMembership, LearnerPayment, Payment } from '@b1fuchs/contracts';
import { accessOf } from './access.js';
import type { Grant } from './facts.js';
import type { PaymentRecord } from './payment-record.js';
import { factsAbout, paymentsOf, type ReadParts } from './read-membership.js';
import { statusOf } from './status.js';

/** All that opens a learner's practice, or has, for administrators: who nobody knows has nothing. */
export async function showMembership(parts: ReadParts, userId: string, now: Date): Promise<LearnerMembership> {
  const facts = await factsAbout(parts, userId);
  const [records, invoices] = await Promise.all([parts.subscriptions.paidBy(userId), parts.invoices.ofUser(userId)]);
  const { manual } = facts;
  return {
    status: statusOf(facts, now),
    reasons: accessOf(facts, now).reasons,
    payments: paymentsOf(facts, records, invoices).map((payment) => withHistory(payment, records)),
    grants: facts.grants.filter(({ revokedAt }) => revokedAt === null).map(grantShown).reverse(),
    manual: manual && { isOn: manual.isOn, by: manual.setBy, at: manual.at.toISOString() },
  };
}

function withHistory(payment: Payment, records: readonly PaymentRecord[]): LearnerPayment {
  const { refunds = [], refundRequests = [], dispute = null } = records.find(({ id }) => id === payment.id) ?? {};
  return {
    ...payment,
    refunds: refunds.map(({ id, amountCents, at }) => ({ id, amountCents, at: at.toISOString() })),
    refundRequests: refundRequests.map(({ by, reason, at }) => ({ by, reason, at: at.toISOString() })),
    dispute: dispute && { status: dispute.status, openedAt: dispute.openedAt.toISOString(), closedAt: dispute.closedAt?.toISOString() ?? null },
  };
}

const grantShown = ({ id, startsAt, endsAt, reason, grantedBy, createdAt }: Grant): LearnerGrant => ({
  id,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  reason,
  by: grantedBy,
  createdAt: createdAt.toISOString(),
});
