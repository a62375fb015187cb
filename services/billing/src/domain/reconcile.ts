import type { Invoices } from '../data/invoices.js';
import type { ProviderEvents } from '../data/provider-events.js';
import type { Subscriptions } from '../data/subscriptions.js';
import { refundedCents } from './facts.js';
import type { PaymentRecord } from './payment-record.js';
import type { Payments, ProviderSession } from './provider.js';

export type ReconcileParts = {
  subscriptions: Pick<Subscriptions, 'find' | 'paidBetween'>;
  invoices: Pick<Invoices, 'ofPayments' | 'gaps'>;
  providerEvents: Pick<ProviderEvents, 'failed'>;
  payments: Pick<Payments, 'listSessions'>;
};

/**
 * Compares what is kept of payments with what the provider has, and looks for what is missing or left over here.
 * @returns how many payments were compared, and a line for each difference
 */
export async function reconcile(parts: ReconcileParts, { since, now }: { since: Date; now: Date }): Promise<{ compared: number; differences: string[] }> {
  const differences: string[] = [];
  const seen = new Set<string>();
  for await (const session of parts.payments.listSessions(since)) {
    if (!session.isPaid) continue;
    seen.add(session.id);
    differences.push(...differencesOf(session, await parts.subscriptions.find(session.id)));
  }
  const kept = await parts.subscriptions.paidBetween(since, now);
  // A session may have been begun before that time and paid after it.
  const unseen = kept.filter(({ id, createdAt }) => !seen.has(id) && createdAt >= since);
  differences.push(...unseen.map(({ id }) => `${id}: kept as paid, and the provider has no such payment`));
  differences.push(...kept.flatMap(unclaimedOf), ...(await missingInvoices(parts, kept)));
  const [gaps, failed] = await Promise.all([parts.invoices.gaps(), parts.providerEvents.failed()]);
  if (gaps !== 0) differences.push(`invoices: ${gaps} numbers are missing`);
  if (failed > 0) differences.push(`${failed} messages of the provider were given up`);
  return { compared: seen.size, differences };
}

function differencesOf(session: ProviderSession, record: PaymentRecord | undefined): string[] {
  if (!record?.paidAt) return [`${session.id}: paid, and not known here`];
  return [
    ...different('amount', session.amountCents, record.amountCents),
    ...different('currency', session.currency, record.currency),
    ...different('refunded', refundedCents(session), refundedCents(record)),
    ...different('dispute', session.dispute?.status ?? 'none', record.dispute?.status ?? 'none'),
  ].map((difference) => `${session.id}: ${difference}`);
}

const different = (what: string, there: string | number, here: string | number): string[] => (there === here ? [] : [`${what} is ${there} at the provider and ${here} here`]);

/** Money that gives nobody access, and was not given back. */
const unclaimedOf = (record: PaymentRecord): string[] =>
  record.state === 'unclaimed' && refundedCents(record) < record.amountCents ? [`${record.id}: unclaimed (${record.unclaimedBecause ?? 'unknown'}), ${record.amountCents} ${record.currency} in cents`] : [];

async function missingInvoices({ invoices }: ReconcileParts, kept: PaymentRecord[]): Promise<string[]> {
  const issued = new Set((await invoices.ofPayments(kept.map(({ id }) => id))).map(({ of }) => of));
  return kept
    .filter(({ state }) => state === 'paid')
    .flatMap(({ id, refunds }) => [id, ...refunds.map((refund) => refund.id)].filter((of) => !issued.has(of)).map((of) => `${id}: no ${of === id ? 'invoice' : `credit note for ${of}`}`));
}
