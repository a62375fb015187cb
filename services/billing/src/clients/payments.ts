import { plans, PLAN_CURRENCY } from '@b1fuchs/contracts';
import { AppError } from '@b1fuchs/kit';
import Stripe from 'stripe';
import { z } from 'zod';
import type { Payments, ProviderSession } from '../domain/provider.js';
import { isRefusal, orUnavailable } from './stripe-failures.js';
import { createdSchema, createdSessionSchema, disputeSchema, eventSchema, intentOf, mayBeTakenBack, providerSessionOf, refundSchema, sessionSchema } from './stripe-objects.js';

const TIMEOUT_MS = 10_000;
const RETRIES = 2;
/** A webhook that was signed longer ago may be one that somebody has recorded. */
const SIGNATURE_TOLERANCE_S = 5 * 60;
/** The most that the provider lists at once; a payment has far fewer refunds and disputes. */
const PAGE = 100;
/** How the provider names its checkout sessions; about anything else it need not be asked. */
const SESSION_ID = /^cs_\w+$/;
const EXPANDED = ['payment_intent.latest_charge'];
const NO_REFUND_YET = 'The payment provider does not answer right now. Please try again in a moment: the same refund is made only once.';
/** After these something about a session has changed. */
const EVENTS_OF_USE = /^(checkout\.session\.|charge\.(refund|dispute)|refund\.)/;

export type PaymentsSettings = {
  secretKey: string;
  webhookSecret: string;
  /** Only for the sandbox; the provider's own address without it. */
  apiUrl?: string | undefined;
  publicUrl: string;
};

/** The payment provider, by its own library. */
export function createPayments({ secretKey, webhookSecret, apiUrl, publicUrl }: PaymentsSettings): Payments {
  const stripe = new Stripe(secretKey, { maxNetworkRetries: RETRIES, timeout: TIMEOUT_MS, telemetry: false, ...(apiUrl !== undefined && addressOf(apiUrl)) });

  const whole = async (session: z.infer<typeof sessionSchema>): Promise<ProviderSession> => {
    const intent = intentOf(session);
    if (intent === null || session.payment_status !== 'paid' || !mayBeTakenBack(session)) return providerSessionOf(session, [], []);
    const [refunds, disputes] = await Promise.all([stripe.refunds.list({ payment_intent: intent, limit: PAGE }), stripe.disputes.list({ payment_intent: intent, limit: PAGE })]);
    return providerSessionOf(session, z.array(refundSchema).parse(refunds.data), z.array(disputeSchema).parse(disputes.data));
  };
  const readSession = async (id: string): Promise<ProviderSession | undefined> => {
    if (!SESSION_ID.test(id)) return undefined;
    try {
      return await whole(sessionSchema.parse(await stripe.checkout.sessions.retrieve(id, { expand: EXPANDED })));
    } catch (error) {
      if (isRefusal(error, 'resource_missing')) return undefined;
      throw error;
    }
  };

  return {
    createCustomer: (userId, key) =>
      orUnavailable(stripe.customers.create({ metadata: { userId } }, { idempotencyKey: key }).then((customer) => createdSchema.parse(customer).id)),

    async createCheckout({ attemptId, userId, customerId, planType, consentVersion, expiresAt }) {
      const { name, amountCents } = plans[planType];
      const metadata = { userId, planType, consentVersion };
      const order: Stripe.Checkout.SessionCreateParams = {
        mode: 'payment',
        locale: 'de',
        // The amount that comes in is the one that was asked for, in its currency.
        adaptive_pricing: { enabled: false },
        customer: customerId,
        client_reference_id: userId,
        line_items: [{ quantity: 1, price_data: { currency: PLAN_CURRENCY, unit_amount: amountCents, product_data: { name: `B1 Fuchs: ${name}` } } }],
        metadata,
        payment_intent_data: { metadata },
        success_url: `${new URL('/subscription-success', publicUrl).href}?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: new URL('/subscribe?canceled=1', publicUrl).href,
        expires_at: Math.floor(expiresAt.getTime() / 1_000),
      };
      try {
        const { id: sessionId, url } = createdSessionSchema.parse(await stripe.checkout.sessions.create(order, { idempotencyKey: attemptId }));
        return { sessionId, url };
      } catch (error) {
        if (isRefusal(error, 'resource_missing') && error.param === 'customer') return undefined;
        return orUnavailable(Promise.reject(error as Error));
      }
    },

    async expireCheckout(sessionId) {
      await stripe.checkout.sessions.expire(sessionId).catch((error: unknown) => {
        // Refused as it is paid, expired or unknown: it can't be paid any more, which is all that is wanted here.
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return orUnavailable(Promise.reject(error as Error));
        return undefined;
      });
    },

    readSession: (id) => orUnavailable(readSession(id)),

    findSessionOf: (paymentIntentId) =>
      orUnavailable(stripe.checkout.sessions.list({ payment_intent: paymentIntentId, limit: 1 }).then(({ data: [session] }) => session && createdSchema.parse(session).id)),

    async refund({ paymentIntentId, amountCents, key }) {
      try {
        const order = { payment_intent: paymentIntentId, reason: 'requested_by_customer' as const, ...(amountCents !== null && { amount: amountCents }) };
        const { id, amount, created } = refundSchema.parse(await stripe.refunds.create(order, { idempotencyKey: key }));
        return { id, amountCents: amount, at: created };
      } catch (cause) {
        const isRefused = cause instanceof Stripe.errors.StripeInvalidRequestError || cause instanceof Stripe.errors.StripeIdempotencyError;
        if (isRefused) throw new AppError('REFUND_REFUSED', { cause });
        return orUnavailable(Promise.reject(cause as Error), NO_REFUND_YET);
      }
    },

    async *listSessions(since) {
      const created = { gte: Math.floor(since.getTime() / 1_000) };
      for await (const session of stripe.checkout.sessions.list({ created, limit: PAGE, expand: ['data.payment_intent.latest_charge'] })) {
        yield await whole(sessionSchema.parse(session));
      }
    },

    readEvent: (body, signature) => readEvent(stripe, { body, signature, webhookSecret }),
  };
}

async function readEvent(stripe: Stripe, { body, signature, webhookSecret }: { body: Buffer; signature: string; webhookSecret: string }) {
  const told = await stripe.webhooks.constructEventAsync(body, signature, webhookSecret, SIGNATURE_TOLERANCE_S).catch((cause: unknown) => {
    throw new AppError('WEBHOOK_REFUSED', { cause: cause instanceof Error ? new Error(cause.name) : undefined });
  });
  const { id, type, created, data } = eventSchema.parse(told);
  const isSession = data.object.object === 'checkout.session';
  return {
    id,
    type,
    createdAt: created,
    sessionId: isSession ? (data.object.id ?? null) : null,
    paymentIntentId: data.object.payment_intent ?? null,
    isOfUse: EVENTS_OF_USE.test(type),
  };
}

/** The library takes an address in parts. */
function addressOf(url: string): { host: string; port: string; protocol: 'http' | 'https' } {
  const { protocol, hostname, port } = new URL(url);
  const isPlain = protocol === 'http:';
  return { host: hostname, port: port === '' ? (isPlain ? '80' : '443') : port, protocol: isPlain ? 'http' : 'https' };
}
