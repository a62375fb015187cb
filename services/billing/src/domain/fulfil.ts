import type { InternalUser } from '@b1fuchs/contracts';
import type { Account, Accounts } from '../data/accounts.js';
import type { Invoices } from '../data/invoices.js';
import type { Subscriptions } from '../data/subscriptions.js';
import { refundedCents } from './facts.js';
import type { InvoiceTerms } from './invoice.js';
import { issueInvoices } from './issue-invoices.js';
import { eventsOf, judgePayment, type Buyer } from './judge-payment.js';
import type { PaymentRecord } from './payment-record.js';
import type { Payments, ProviderSession } from './provider.js';
import { settleAccount, type SettleParts, type Settled } from './settle.js';

export type FulfilParts = SettleParts & {
  accounts: Pick<Accounts, 'ensure' | 'closeCheckout'>;
  subscriptions: Pick<Subscriptions, 'find' | 'keep' | 'rest'>;
  invoices: Pick<Invoices, 'issue' | 'ofPayment'>;
  payments: Pick<Payments, 'readSession' | 'refund'>;
  terms: InvoiceTerms;
  isErased: (userId: string) => Promise<boolean>;
  /** Asks auth; undefined when there is no such user. */
  findUser: (userId: string) => Promise<InternalUser | undefined>;
};
/** What the provider says now, and what is kept of it; nothing is kept of a session that is not ours and was not paid. */
export type Fulfilled = { session: ProviderSession; record: PaymentRecord | undefined };

/** Each round somebody else has kept what they were told later. */
const ROUNDS = 20;
const MINUTE_MS = 60_000;
/** How often a session is looked at that may still be paid: the longer it is open, the more rarely. */
const LOOK_MS = { least: 2 * MINUTE_MS, most: 6 * 60 * MINUTE_MS };

/**
 * Asks the provider what has become of a checkout session and draws all consequences: payment, refunds, dispute, invoices,
 * access. It is the one way in which money is heard of; running it again, or several at once, changes nothing more.
 * Until it has come to its end the session stays among those that are looked at.
 * @returns undefined where the provider knows no such session
 */
export async function fulfil(parts: FulfilParts, sessionId: string, now: Date): Promise<Fulfilled | undefined> {
  for (let round = 0; round < ROUNDS; round += 1) {
    // Read before the provider is asked: what is kept then was never told earlier than what it takes the place of.
    const known = await parts.subscriptions.find(sessionId);
    const session = await parts.payments.readSession(sessionId);
    if (!session) return forget(parts, known);
    const buyer = await buyerOf(parts, session, known);
    const judged = judgePayment(session, known, buyer, now);
    if (!judged) return { session, record: undefined };
    const record = { ...judged, lookAt: now, revision: (known?.revision ?? 0) + 1 };
    if (!(await parts.subscriptions.keep(record, known, eventsOf(record, known, buyer, now)))) continue;
    return { session, record: await finish(parts, { session, record, account: buyer.account, isNew: !known?.paidAt }, now) };
  }
  throw new Error('A payment changes too often to be kept.');
}

/** @returns `account` where one was looked for and is there */
async function buyerOf(parts: FulfilParts, { userId, isPaid }: ProviderSession, known: PaymentRecord | undefined): Promise<Buyer & { account: Account | undefined }> {
  const nobody = { isErased: false, isKnown: false, isFirst: false, account: undefined };
  // Settled already, or of no interest yet.
  if (known?.paidAt || !isPaid) return { ...nobody, isKnown: true };
  if (userId === null) return nobody;
  const [isErased, account, paid] = await Promise.all([parts.isErased(userId), parts.accounts.find(userId), parts.subscriptions.paidBy(userId)]);
  if (isErased) return { ...nobody, isErased };
  const isKnown = account !== undefined || (await parts.findUser(userId)) !== undefined;
  return { ...nobody, isKnown, isFirst: paid.length === 0, account };
}

type Kept = { session: ProviderSession; record: PaymentRecord; account: Account | undefined; isNew: boolean };

async function finish(parts: FulfilParts, { session, record, account, isNew }: Kept, now: Date): Promise<PaymentRecord> {
  const { userId } = record;
  const isGivenBack = record.state === 'unclaimed' && record.unclaimedBecause === 'erased user' && (await giveBack(parts, record));
  let settled: Settled | undefined;
  if (record.state === 'paid' && userId !== null) {
    if (!account) await parts.accounts.ensure(userId, now);
    settled = await settleAccount(parts, userId, now, account);
  }
  if (record.state === 'paid') await issueInvoices(parts, record, { facts: settled?.facts, isNew }, now);
  const isOpen = settled === undefined || settled.account.checkout?.sessionId === record.id;
  if (userId !== null && record.state !== 'watched' && isOpen) await parts.accounts.closeCheckout(userId, { sessionId: record.id });
  const lookAt = record.state === 'watched' || isGivenBack ? nextLook(session, now) : null;
  await parts.subscriptions.rest(record, lookAt);
  return { ...record, lookAt };
}

/** Whoever has had their account erased gets nothing for their money, so they get it back. @returns whether there was something to give back */
async function giveBack({ payments }: FulfilParts, record: PaymentRecord): Promise<boolean> {
  if (record.paymentIntentId === null || refundedCents(record) >= record.amountCents) return false;
  await payments.refund({ paymentIntentId: record.paymentIntentId, amountCents: null, key: `erased-${record.id}` });
  return true;
}

/** The provider does not know it (any more): what was paid stays as it was told, what was not will not be. */
async function forget({ subscriptions, accounts }: FulfilParts, known: PaymentRecord | undefined): Promise<undefined> {
  if (!known) return;
  if (known.state !== 'watched') {
    await subscriptions.rest(known, null);
    return;
  }
  await subscriptions.keep({ ...known, state: 'over', lookAt: null }, known, []);
  if (known.userId !== null) await accounts.closeCheckout(known.userId, { sessionId: known.id });
}

function nextLook({ createdAt, expiresAt, status }: ProviderSession, now: Date): Date {
  const pause = Math.min(Math.max((now.getTime() - createdAt.getTime()) / 2, LOOK_MS.least), LOOK_MS.most);
  const next = now.getTime() + pause;
  const end = expiresAt.getTime() + MINUTE_MS;
  return new Date(status === 'open' && now.getTime() < end ? Math.min(next, end) : next);
}
