import { z } from 'zod';

// Parameters come as forms and query strings: numbers are text, and nothing that is not named here is taken.
const integer = z.string().regex(/^\d+$/, 'must be an integer').transform(Number);
const metadata = z.record(z.string().max(40), z.string().max(500));
const webUrl = z.url({ protocol: /^https?$/, error: 'not a valid URL' });
const created = z.union([integer, z.strictObject({ gt: integer.optional(), gte: integer.optional(), lt: integer.optional(), lte: integer.optional() })]).optional();

export type Range = z.infer<typeof created>;

/** Every call may have it: `expand[]=payment_intent`. */
export const expandParam = z.array(z.string()).optional();
export const noParams = z.strictObject({});
const page = { limit: integer.pipe(z.number().min(1).max(100)).default(10), starting_after: z.string().optional() };
export type Page = { limit: number; starting_after?: string | undefined };

export const customerParams = z.strictObject({
  email: z.email().max(512).optional(),
  name: z.string().max(256).optional(),
  description: z.string().optional(),
  metadata: metadata.optional(),
});
export const customerListParams = z.strictObject({ ...page, email: z.string().optional(), created });

const priceData = z.strictObject({
  currency: z.string().regex(/^[a-z]{3}$/i).toLowerCase(),
  unit_amount: integer,
  product_data: z.strictObject({ name: z.string().min(1), description: z.string().optional(), metadata: metadata.optional() }),
  tax_behavior: z.enum(['inclusive', 'exclusive', 'unspecified']).optional(),
});
export const sessionParams = z.strictObject({
  mode: z.literal('payment'),
  ui_mode: z.literal('hosted_page').optional(),
  line_items: z.array(z.strictObject({ price_data: priceData, quantity: integer.pipe(z.number().min(1)) })).min(1),
  success_url: webUrl,
  cancel_url: webUrl.optional(),
  client_reference_id: z.string().min(1).max(200).optional(),
  /** The product sells in euros alone: prices in another currency can't be switched on. */
  adaptive_pricing: z.strictObject({ enabled: z.literal('false') }).optional(),
  customer: z.string().optional(),
  customer_email: z.email().optional(),
  expires_at: integer.optional(),
  locale: z.string().optional(),
  submit_type: z.enum(['auto', 'pay']).optional(),
  metadata: metadata.default({}),
  payment_intent_data: z.strictObject({ metadata: metadata.default({}), description: z.string().nullable().default(null) }).default({ metadata: {}, description: null }),
});
export const sessionListParams = z.strictObject({
  ...page,
  created,
  customer: z.string().optional(),
  payment_intent: z.string().optional(),
  status: z.enum(['open', 'complete', 'expired']).optional(),
});

export const paymentListParams = z.strictObject({ ...page, created, payment_intent: z.string().optional(), charge: z.string().optional() });
export const intentListParams = z.strictObject({ ...page, created, customer: z.string().optional() });
export const refundParams = z.strictObject({
  payment_intent: z.string(),
  amount: integer.pipe(z.number().min(1)).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.default({}),
});
export const eventListParams = z.strictObject({ ...page, created, type: z.string().optional(), types: z.array(z.string()).optional() });
