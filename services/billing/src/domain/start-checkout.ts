import { PLAN_CURRENCY, plans, WITHDRAWAL_CONSENT, type Identity, type PlanType } from '@b1fuchs/contracts';
import { AppError } from '@b1fuchs/kit';
import type { Account, Accounts, Checkout } from '../data/accounts.js';
import type { Subscriptions } from '../data/subscriptions.js';
import { fulfil, type FulfilParts } from './fulfil.js';
import type { Payments } from './provider.js';

export type CheckoutParts = FulfilParts & {
  accounts: Pick<Accounts, 'beginCheckout' | 'storeCheckout' | 'setCustomer'>;
  subscriptions: Pick<Subscriptions, 'watch'>;
  payments: Pick<Payments, 'createCustomer' | 'createCheckout' | 'expireCheckout'>;
  /** A fresh random id. */
  newId: () => string;
  publicUrl: string;
};
type Order = { identity: Pick<Identity, 'userId' | 'role'>; planType: PlanType; consentVersion: string | undefined };

const MINUTE_MS = 60_000;
/** The provider takes 30 minutes to 24 hours. */
const OPEN_MS = 60 * MINUTE_MS;
/** A session that is nearly over is not handed out again. */
const LEAST_LEFT_MS = 5 * MINUTE_MS;
/** An attempt that has no session by then was cut short; its key may bring back a failure, or a session that ends too soon. */
const SET_UP_MS = 2 * MINUTE_MS;
/** Each round another tab was faster. */
const ROUNDS = 5;

/**
 * Opens a checkout, or the one that is open: a second click or tab never makes a second charge. For another plan the open one
 * is closed first.
 * @returns where to send the browser: to the payment page, or to what the open checkout has come to where it was paid meanwhile
 * @throws AppError ADMIN_NEEDS_NO_MEMBERSHIP, WITHDRAWAL_CONSENT_REQUIRED, PAYMENT_UNAVAILABLE
 */
export async function startCheckout(parts: CheckoutParts, { identity: { userId, role }, planType, consentVersion }: Order, now: Date): Promise<string> {
  if (role === 'admin') throw new AppError('ADMIN_NEEDS_NO_MEMBERSHIP');
  if (consentVersion !== WITHDRAWAL_CONSENT.version) throw new AppError('WITHDRAWAL_CONSENT_REQUIRED');
  await parts.accounts.ensure(userId, now);
  for (let round = 0; round < ROUNDS; round += 1) {
    const account = await parts.accounts.find(userId);
    if (!account) break;
    const open = await openCheckout(parts, account, planType, now);
    if (typeof open === 'string') return open;
    const attempt = open ?? (await beginAttempt(parts, account, { planType, consentVersion }, now));
    const url = attempt && (await setUp(parts, account, attempt, now));
    if (url !== undefined) return url;
  }
  throw new AppError('PAYMENT_UNAVAILABLE');
}

/** @returns the address of the open checkout, an attempt that is still being set up, or undefined where a new one is needed */
async function openCheckout(parts: CheckoutParts, { userId, checkout }: Account, planType: PlanType, now: Date): Promise<string | Checkout | undefined> {
  if (!checkout) return undefined;
  const isSame = checkout.planType === planType;
  const { sessionId, url } = checkout;
  if (sessionId === null || url === null) return isSame && now.getTime() - checkout.beganAt.getTime() < SET_UP_MS ? checkout : undefined;
  if (isSame && checkout.expiresAt.getTime() - now.getTime() >= LEAST_LEFT_MS) {
    const session = await parts.payments.readSession(sessionId);
    if (session?.status === 'open') return url;
  } else {
    await parts.payments.expireCheckout(sessionId);
  }
  // Paid meanwhile, or over; with another plan it may have been paid at the last moment.
  const state = (await fulfil(parts, sessionId, now))?.session;
  const isComing = state?.isProcessing === true;
  if (isComing || (isSame && state?.isPaid === true)) return `${new URL('/subscription-success', parts.publicUrl).href}?session_id=${encodeURIComponent(sessionId)}`;
  await parts.accounts.closeCheckout(userId, { sessionId });
  return undefined;
}

async function beginAttempt(parts: CheckoutParts, { userId, checkout }: Account, order: Pick<Checkout, 'planType' | 'consentVersion'>, now: Date): Promise<Checkout | undefined> {
  // One with a session was closed just now.
  const replacing = checkout?.sessionId === null ? checkout.attemptId : null;
  const attempt = { ...order, attemptId: parts.newId(), beganAt: now, expiresAt: new Date(now.getTime() + OPEN_MS), sessionId: null, url: null };
  return (await parts.accounts.beginCheckout(userId, replacing, attempt)) ? attempt : undefined;
}

/** @returns undefined where the attempt was replaced by another tab meanwhile, or the customer has to be made anew */
async function setUp(parts: CheckoutParts, { userId, customerId }: Account, attempt: Checkout, now: Date): Promise<string | undefined> {
  const { attemptId, planType, consentVersion, expiresAt } = attempt;
  try {
    const customer = customerId ?? (await newCustomer(parts, userId, attemptId));
    const session = await parts.payments.createCheckout({ attemptId, userId, customerId: customer, planType, consentVersion, expiresAt });
    if (!session) {
      await parts.accounts.setCustomer(userId, null);
      await parts.accounts.closeCheckout(userId, { attemptId });
      return undefined;
    }
    await parts.subscriptions.watch(watched(attempt, { ...session, userId, customerId: customer }, now));
    return (await parts.accounts.storeCheckout(userId, attemptId, session)) ? session.url : undefined;
  } catch (error) {
    // The provider may give the same failure back under the same key. Whatever was made, nobody has its address.
    await parts.accounts.closeCheckout(userId, { attemptId });
    throw error;
  }
}

async function newCustomer({ accounts, payments }: CheckoutParts, userId: string, attemptId: string): Promise<string> {
  const customerId = await payments.createCustomer(userId, `${attemptId}-customer`);
  await accounts.setCustomer(userId, customerId);
  return customerId;
}

const LOOK_AFTER_MS = 2 * MINUTE_MS;

const watched = ({ planType, consentVersion, beganAt, expiresAt }: Checkout, { sessionId, userId, customerId }: { sessionId: string; userId: string; customerId: string }, now: Date) => ({
  id: sessionId,
  userId,
  customerId,
  state: 'watched' as const,
  unclaimedBecause: null,
  planType,
  months: plans[planType].months,
  amountCents: plans[planType].amountCents,
  currency: PLAN_CURRENCY,
  paymentIntentId: null,
  createdAt: now,
  expiresAt,
  seenUnpaidAt: null,
  paidAt: null,
  refunds: [],
  refundRequests: [],
  dispute: null,
  consent: { version: consentVersion, at: beganAt },
  lookAt: new Date(now.getTime() + LOOK_AFTER_MS),
  revision: 0,
});
