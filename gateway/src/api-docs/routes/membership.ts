import {
  checkoutRequestSchema,
  checkoutResponseSchema,
  invoiceSchema,
  moneyReportQuerySchema,
  moneyReportSchema,
  paymentsResponseSchema,
  subscriptionStatusSchema,
  verifyCheckoutRequestSchema,
  verifyCheckoutResponseSchema,
  webhookReceivedSchema,
} from '@b1fuchs/contracts';
import { json, message, type Descriptions } from '../describe.js';

/** Trial, membership and money. */
export const membershipRoutes = {
  'GET /api/subscription/status': { does: 'Says what opens practice, and until when.', answers: json(subscriptionStatusSchema) },
  'GET /api/subscription/payments': { does: 'Lists the learner’s payments, the last first.', answers: json(paymentsResponseSchema) },
  'GET /api/subscription/invoices/:number': { does: 'Shows an invoice or a credit note.', answers: json(invoiceSchema), errors: ['PAYMENT_NOT_FOUND'] },
  'POST /api/subscription/cancel': { does: 'Ends the membership with the time that is paid.', answers: message(), errors: ['NO_MEMBERSHIP'] },
  'POST /api/subscription/reactivate': { does: 'Takes that back.', answers: message(), errors: ['NO_MEMBERSHIP'] },
  'POST /api/create-checkout-session': { does: 'Begins a payment; the browser goes to the address in the answer.', body: checkoutRequestSchema, answers: json(checkoutResponseSchema), errors: ['WITHDRAWAL_CONSENT_REQUIRED', 'ADMIN_NEEDS_NO_MEMBERSHIP', 'PAYMENT_UNAVAILABLE'] },
  'POST /api/verify-checkout-session': { does: 'Says whether a payment has arrived.', body: verifyCheckoutRequestSchema, answers: json(verifyCheckoutResponseSchema), errors: ['PAYMENT_NOT_FOUND', 'PAYMENT_UNAVAILABLE'] },
  'POST /api/stripe/webhook': { does: 'Where the payment provider tells what has happened, signed.', body: { media: ['application/json'] }, answers: json(webhookReceivedSchema), errors: ['WEBHOOK_REFUSED'] },
  'GET /api/admin/money-report': {
    does: 'What has come in and gone back between two days, in UTC.',
    query: moneyReportQuerySchema,
    answers: [{ status: 200, says: 'The report, as JSON or as a CSV file.', schemas: [moneyReportSchema], raw: { media: ['text/csv'] } }],
  },
} satisfies Descriptions;
