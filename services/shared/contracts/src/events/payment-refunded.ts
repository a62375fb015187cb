import { z } from 'zod';
import { defineEvent } from './envelope.js';

/** A payment was given back, in whole or in part; once for each refund. */
export const paymentRefunded = defineEvent(
  'payment-refunded',
  1,
  z.object({ paymentId: z.string(), refundId: z.string(), amountCents: z.number().int(), at: z.iso.datetime() }),
);
