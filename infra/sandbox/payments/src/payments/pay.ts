import { apiErrors } from '../api/api-error.js';
import { secondsOf, type Core } from '../core.js';
import type { Charge, Checkout, PaymentIntent, Session } from '../records.js';
import { mustFindCheckout } from './checkouts.js';
import { newCharge, newIntent } from './new-payment.js';

/**
 * What becomes of an attempt: paid at once, declined (the session stays open), or on its way, to arrive or to fail by itself.
 * `arrived` and `failed` end the waiting for money that is on its way.
 */
export const outcomes = ['paid', 'declined', 'delayed', 'delayed-failure', 'arrived', 'failed'] as const;
export type Outcome = (typeof outcomes)[number];

const DECLINED = { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' } as const;

/**
 * Tries to pay a session, and sends the events that the provider sends, in its order.
 * @throws ApiError for a session that cannot be paid any more, or has nothing to wait for.
 */
export function pay(core: Core, sessionId: string, outcome: Outcome): Session {
  const checkout = mustFindCheckout(core, sessionId);
  if (outcome === 'arrived' || outcome === 'failed') return settle(core, checkout, outcome === 'arrived');
  if (checkout.session.status !== 'open') throw apiErrors.invalid('This Checkout Session is no longer open.');
  const intent = intentOf(core, checkout);
  const charge = newCharge(intent, { created: secondsOf(core), ...payerOf(core, checkout.session) });
  const attempt = { ...intent, latest_charge: charge.id };
  if (outcome === 'declined') return decline(core, checkout, attempt, charge);
  return outcome === 'paid' ? complete(core, checkout, attempt, charge) : delay(core, checkout, attempt, charge, outcome === 'delayed');
}

/** Lets money that is on its way arrive or fail when its time has come. */
export function settleDue(core: Core): void {
  for (const checkout of core.store.all('checkouts')) {
    if (checkout.settles && checkout.settles.at <= core.now()) settle(core, checkout, checkout.settles.arrives);
  }
}

function intentOf(core: Core, checkout: Checkout): PaymentIntent {
  const begun = checkout.session.payment_intent;
  const kept = begun === null ? undefined : core.store.find('intents', begun);
  if (kept) return kept;
  const intent = newIntent(checkout, secondsOf(core));
  core.store.put('intents', intent.id, intent);
  core.emit('payment_intent.created', intent);
  return intent;
}

function payerOf(core: Core, session: Session): { email: string | null; name: string | null } {
  const customer = session.customer === null ? undefined : core.store.find('customers', session.customer);
  if (!customer || customer.deleted) return { email: session.customer_email, name: null };
  return { email: customer.email, name: customer.name ?? null };
}

function decline(core: Core, checkout: Checkout, intent: PaymentIntent, charge: Charge): Session {
  fail(core, intent, charge);
  const session = { ...checkout.session, payment_intent: intent.id };
  core.store.put('checkouts', session.id, { ...checkout, session });
  return session;
}

function fail(core: Core, intent: PaymentIntent, charge: Charge): void {
  const { code, decline_code, message } = DECLINED;
  const failed: Charge = { ...charge, status: 'failed', failure_code: code, failure_message: message };
  const open: PaymentIntent = {
    ...intent,
    status: 'requires_payment_method',
    last_payment_error: { type: 'card_error', code, decline_code, message, charge: charge.id },
  };
  keep(core, open, failed);
  core.emit('charge.failed', failed);
  core.emit('payment_intent.payment_failed', open);
}

function complete(core: Core, checkout: Checkout, intent: PaymentIntent, charge: Charge): Session {
  succeed(core, intent, charge);
  return close(core, checkout, intent, { payment_status: 'paid' });
}

function succeed(core: Core, intent: PaymentIntent, charge: Charge): void {
  const paid: Charge = {
    ...charge,
    status: 'succeeded',
    paid: true,
    captured: true,
    amount_captured: charge.amount,
    outcome: {
      type: 'authorized',
      network_status: 'approved_by_network',
      seller_message: 'Payment complete.',
      risk_level: 'normal',
      reason: null,
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
    },
  };
  const done: PaymentIntent = { ...intent, status: 'succeeded', amount_received: intent.amount, last_payment_error: null, payment_method: charge.payment_method };
  keep(core, done, paid);
  core.emit('charge.succeeded', paid);
  core.emit('payment_intent.succeeded', done);
}

function delay(core: Core, checkout: Checkout, intent: PaymentIntent, charge: Charge, arrives: boolean): Session {
  const pending: Charge = { ...charge, payment_method_details: { type: 'sepa_debit' } };
  const processing: PaymentIntent = { ...intent, status: 'processing', last_payment_error: null, payment_method: charge.payment_method };
  keep(core, processing, pending);
  core.emit('payment_intent.processing', processing);
  core.emit('charge.pending', pending);
  return close(core, { ...checkout, settles: { at: core.now() + core.settleAfterMs, arrives } }, processing, {});
}

/** The session is over for the payer, whether the money is there or not. */
function close(core: Core, checkout: Checkout, intent: PaymentIntent, changes: Partial<Session>): Session {
  const payer = payerOf(core, checkout.session);
  const session: Session = {
    ...checkout.session,
    ...changes,
    status: 'complete',
    url: null,
    payment_intent: intent.id,
    customer_details: { ...payer, address: null, business_name: null, individual_name: null, phone: null, tax_exempt: 'none', tax_ids: [] },
  };
  core.store.put('checkouts', session.id, { ...checkout, session });
  core.emit('checkout.session.completed', session);
  return session;
}

function settle(core: Core, { settles, ...checkout }: Checkout, arrives: boolean): Session {
  const intent = core.store.find('intents', checkout.session.payment_intent ?? '');
  const charge = core.store.find('charges', intent?.latest_charge ?? '');
  if (!settles || !intent || !charge) throw apiErrors.invalid('This Checkout Session has no money on its way.');
  const session: Session = arrives ? { ...checkout.session, payment_status: 'paid' } : checkout.session;
  core.store.put('checkouts', session.id, { ...checkout, session });
  if (arrives) succeed(core, intent, charge);
  else fail(core, intent, charge);
  core.emit(arrives ? 'checkout.session.async_payment_succeeded' : 'checkout.session.async_payment_failed', session);
  return session;
}

function keep(core: Core, intent: PaymentIntent, charge: Charge): void {
  core.store.put('charges', charge.id, charge);
  core.store.put('intents', intent.id, intent);
}
