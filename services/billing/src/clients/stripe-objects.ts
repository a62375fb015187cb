import { z } from 'zod';
import type { ProviderSession } from '../domain/provider.js';

/** What of the provider's objects is used, and nothing more. Times are seconds. */
const time = z.number().transform((seconds) => new Date(seconds * 1_000));
const idOf = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish();

const paymentIntentSchema = z.object({
  id: z.string(),
  status: z.string(),
  latest_charge: z.union([z.string(), z.object({ created: time, amount_refunded: z.number().int(), disputed: z.boolean() })]).nullish(),
});

export const sessionSchema = z.object({
  id: z.string(),
  url: z.string().nullish(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  client_reference_id: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  amount_total: z.number().int().nullish(),
  currency: z.string().nullish(),
  customer: idOf,
  payment_intent: z.union([z.string(), paymentIntentSchema]).nullish(),
  created: time,
  expires_at: time,
});
export type StripeSession = z.infer<typeof sessionSchema>;

export const refundSchema = z.object({ id: z.string(), amount: z.number().int(), created: time, status: z.string().nullish() });
export const disputeSchema = z.object({ status: z.string(), created: time });
export const createdSchema = z.object({ id: z.string() });
export const createdSessionSchema = z.object({ id: z.string(), url: z.url() });

export const eventSchema = z.object({
  id: z.string().max(255),
  type: z.string().max(100),
  created: time,
  data: z.object({ object: z.object({ id: z.string().nullish(), object: z.string().nullish(), payment_intent: idOf }) }),
});

/** Money that a refund has not moved, or has not moved in the end, is not counted. */
const refundOf = ({ id, amount, created, status }: z.infer<typeof refundSchema>) => (status === 'failed' || status === 'canceled' ? [] : [{ id, amountCents: amount, at: created }]);

/** An inquiry (warning) moves no money. Of several disputes a lost one counts before an open one, and that before one won. */
function disputeOf(disputes: readonly z.infer<typeof disputeSchema>[]): ProviderSession['dispute'] {
  const told = disputes
    .filter(({ status }) => !status.startsWith('warning') && status !== 'prevented')
    .map(({ status, created }) => ({ status: status === 'won' || status === 'lost' ? status : 'open', openedAt: created }) satisfies ProviderSession['dispute'])
    .sort((one, other) => one.openedAt.getTime() - other.openedAt.getTime());
  return told.find(({ status }) => status === 'lost') ?? told.find(({ status }) => status === 'open') ?? told[0] ?? null;
}

export const intentOf = ({ payment_intent: intent }: StripeSession): string | null => (typeof intent === 'string' ? intent : (intent?.id ?? null));

/** Whether refunds or disputes may be listed of a session's payment: not where its charge, as it was told with it, says that there are none. */
export function mayBeTakenBack({ payment_intent: intent }: StripeSession): boolean {
  const charge = typeof intent === 'object' ? intent?.latest_charge : undefined;
  return typeof charge !== 'object' || charge === null || charge.amount_refunded > 0 || charge.disputed;
}

/** A session as the rules read it. */
export function providerSessionOf(session: StripeSession, refunds: readonly z.infer<typeof refundSchema>[], disputes: readonly z.infer<typeof disputeSchema>[]): ProviderSession {
  const { metadata, client_reference_id: reference, payment_intent: intent } = session;
  const charge = typeof intent === 'object' ? intent?.latest_charge : undefined;
  return {
    id: session.id,
    url: session.url ?? null,
    status: session.status,
    isPaid: session.payment_status === 'paid',
    isProcessing: session.status === 'complete' && session.payment_status === 'unpaid' && typeof intent === 'object' && intent?.status === 'processing',
    userId: metadata?.userId !== undefined && metadata.userId === reference ? reference : null,
    planName: metadata?.planType ?? null,
    consentVersion: metadata?.consentVersion ?? null,
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? '',
    customerId: session.customer ?? null,
    paymentIntentId: intentOf(session),
    createdAt: session.created,
    expiresAt: session.expires_at,
    chargedAt: typeof charge === 'object' ? (charge?.created ?? null) : null,
    refunds: refunds.flatMap(refundOf).sort((one, other) => one.at.getTime() - other.at.getTime() || (one.id < other.id ? -1 : 1)),
    dispute: disputeOf(disputes),
  };
}
