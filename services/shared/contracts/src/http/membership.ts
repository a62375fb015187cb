import { z } from 'zod';

/** Plans that can be bought; each is paid once (spec 1, section 9). */
export const planTypeSchema = z.enum(['monthly', 'quarterly']);
export type PlanType = z.infer<typeof planTypeSchema>;

export type Plan = { type: PlanType; name: string; months: 1 | 3; /** Euro cents, VAT included. */ amountCents: number };

/** Money is in euro cents everywhere; this is the one place where prices stand (spec 1, section 9). */
export const plans: Record<PlanType, Plan> = {
  monthly: { type: 'monthly', name: '1 Month Access', months: 1, amountCents: 1_499 },
  quarterly: { type: 'quarterly', name: '3 Months Access', months: 3, amountCents: 3_499 },
};
export const PLAN_CURRENCY = 'eur';

/** What a buyer agrees to before paying; `version` goes with the words and is kept with the payment. */
export const WITHDRAWAL_CONSENT = {
  version: '2026-11-29',
  text: 'Ich möchte, dass mein Zugang sofort nach der Zahlung beginnt. Mir ist bekannt, dass ich damit mein Widerrufsrecht verliere.',
} as const;

/** POST /api/create-checkout-session: `planId` from the subscribe screen, `planType` from the manage screen (spec 1, section 7). */
export const checkoutRequestSchema = z
  .object({
    planId: planTypeSchema.optional(),
    planType: planTypeSchema.optional(),
    /** Version of WITHDRAWAL_CONSENT whose box the buyer has ticked. */
    withdrawalConsent: z.string().max(20).optional(),
  })
  .refine(({ planId, planType }) => planId !== undefined || planType !== undefined, { path: ['planId'], error: 'Please choose one of the plans.' })
  .refine(({ planId, planType }) => planId === undefined || planType === undefined || planId === planType, { path: ['planType'], error: 'Please choose one of the plans.' });
export type CheckoutRequest = z.input<typeof checkoutRequestSchema>;
export const checkoutResponseSchema = z.object({ url: z.url() });
export type CheckoutResponse = z.infer<typeof checkoutResponseSchema>;

/** POST /api/verify-checkout-session */
export const verifyCheckoutRequestSchema = z.object({ sessionId: z.string().trim().min(1).max(255) });
/** `success` false: the provider has not received the money (yet). What was bought is told only with `success`. */
export const verifyCheckoutResponseSchema = z.object({
  success: z.boolean(),
  /** A payment may still arrive: the page asks again. */
  pending: z.boolean().default(false),
  purchase: z.object({ planType: planTypeSchema, amountCents: z.number().int(), currency: z.string(), accessFrom: z.iso.datetime(), accessUntil: z.iso.datetime() }).optional(),
});
export type VerifyCheckoutResponse = z.infer<typeof verifyCheckoutResponseSchema>;

/**
 * GET /api/subscription/status. Fields are null where they do not apply. `yearly` is legacy, no longer sold.
 * `status`: `trialing` bought during the trial, which still runs; `active`; `past_due` a payment is disputed; `canceled` over; null never bought.
 */
export const subscriptionStatusSchema = z.object({
  /** A paid period runs, or one waits for the end of the trial. */
  hasSubscription: z.boolean(),
  /** Granted by an administrator, now. */
  hasAdminPremium: z.boolean(),
  trialActive: z.boolean(),
  trialEndsAt: z.iso.datetime().nullable(),
  adminPremiumEndDate: z.iso.datetime().nullable(),
  adminPremiumReason: z.string().nullable(),
  /** Switched on by an administrator without an end. */
  hasManualMembership: z.boolean(),
  status: z.enum(['active', 'trialing', 'past_due', 'canceled']).nullable(),
  /** The learner wants no reminder and no next period; access stays until `currentPeriodEnd`. */
  cancelAtPeriodEnd: z.boolean(),
  planType: z.enum(['monthly', 'quarterly', 'yearly']).nullable(),
  /** Begin of the paid time that runs or comes next, and the end of all paid time. */
  currentPeriodStart: z.iso.datetime().nullable(),
  currentPeriodEnd: z.iso.datetime().nullable(),
  /** End of the trial, while paid time waits for it. */
  trialEnd: z.iso.datetime().nullable(),
  /** Until when practice is open by anything; null when it is closed. */
  accessUntil: z.iso.datetime().nullable(),
});
export type SubscriptionStatus = z.infer<typeof subscriptionStatusSchema>;

/** POST /api/subscription/cancel and /api/subscription/reactivate answer a message (messageSchema). */

/** POST /api/stripe/webhook */
export const webhookReceivedSchema = z.object({ received: z.literal(true) });

/** GET /api/subscription/payments: a learner's own payments, the last first. */
export const paymentSchema = z.object({
  /** The provider's checkout session. */
  id: z.string(),
  planType: planTypeSchema,
  amountCents: z.number().int(),
  refundedCents: z.number().int(),
  currency: z.string(),
  paidAt: z.iso.datetime(),
  accessFrom: z.iso.datetime(),
  accessUntil: z.iso.datetime(),
  status: z.enum(['paid', 'partly_refunded', 'refunded', 'disputed', 'lost']),
  /** Invoice, and a credit note for each refund, in the order of their numbers. */
  invoices: z.array(z.object({ number: z.string(), kind: z.enum(['invoice', 'credit-note']), issuedAt: z.iso.datetime(), grossCents: z.number().int() })),
});
export type Payment = z.infer<typeof paymentSchema>;
export const paymentsResponseSchema = z.object({ payments: z.array(paymentSchema) });
export type PaymentsResponse = z.infer<typeof paymentsResponseSchema>;

/** GET /api/subscription/invoices/:number: what the printed page shows. Amounts in cents. */
export const invoiceSchema = z.object({
  number: z.string(),
  kind: z.enum(['invoice', 'credit-note']),
  issuedAt: z.iso.datetime(),
  /** The invoice that a credit note takes back, in whole or in part. */
  corrects: z.string().nullable(),
  seller: z.object({ name: z.string(), address: z.array(z.string()), vatId: z.string().nullable() }).nullable(),
  planType: planTypeSchema,
  accessFrom: z.iso.datetime(),
  accessUntil: z.iso.datetime(),
  netCents: z.number().int(),
  vatCents: z.number().int(),
  grossCents: z.number().int(),
  /** Percent; 0 where the seller owes none (§ 19 UStG). */
  vatPercent: z.number(),
  currency: z.string(),
  paymentReference: z.string(),
});
export type Invoice = z.infer<typeof invoiceSchema>;
