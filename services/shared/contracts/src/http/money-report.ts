import { z } from 'zod';
import { moneyFiguresSchema } from './admin-figures.js';
import { planTypeSchema } from './membership.js';

const DAY = 'Please give a day such as 2026-11-29.';

/** GET /api/admin/money-report: both days are whole days in UTC and count. */
export const moneyReportQuerySchema = z
  .object({ from: z.iso.date(DAY), to: z.iso.date(DAY), format: z.enum(['json', 'csv']).default('json') })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'The last day must not be before the first one.' });
export type MoneyReportQuery = z.infer<typeof moneyReportQuerySchema>;

/** `unclaimed`: money that has come in and gives nobody access; `chargeback`: taken back by a dispute. */
export const moneyMovementSchema = z.object({
  at: z.iso.datetime(),
  kind: z.enum(['payment', 'refund', 'chargeback', 'unclaimed']),
  paymentId: z.string(),
  /** The provider's own name for the payment. */
  paymentReference: z.string(),
  planType: planTypeSchema.nullable(),
  /** Of the invoice or credit note; null where there is none. */
  invoiceNumber: z.string().nullable(),
  /** Negative where money went back. */
  amountCents: z.number().int(),
  vatCents: z.number().int(),
  currency: z.string(),
});
export type MoneyMovement = z.infer<typeof moneyMovementSchema>;

/** In cents, of the plans' currency; what went back is positive here. */
export const moneyReportSchema = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  currency: z.string(),
  payments: z.number().int(),
  receivedCents: z.number().int(),
  refundedCents: z.number().int(),
  chargedBackCents: z.number().int(),
  /** Received less what went back, with and without VAT. */
  grossCents: z.number().int(),
  netCents: z.number().int(),
  vatCents: z.number().int(),
  unclaimedCents: z.number().int(),
  byPlan: z.array(z.object({ planType: planTypeSchema, payments: z.number().int(), receivedCents: z.number().int() })),
  /** Learners who have gone from the trial to their first payment, by day in UTC; days without any are left out. */
  conversions: moneyFiguresSchema.shape.days,
  movements: z.array(moneyMovementSchema),
});
export type MoneyReport = z.infer<typeof moneyReportSchema>;
