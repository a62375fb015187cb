import { z } from 'zod';
import { planTypeSchema } from '../http/membership.js';
import { defineEvent } from './envelope.js';

/** A learner has paid for access. */
export const paymentReceived = defineEvent(
  'payment-received',
  1,
  z.object({
    paymentId: z.string(),
    planType: planTypeSchema,
    amountCents: z.number().int(),
    currency: z.string(),
    paidAt: z.iso.datetime(),
    /** The learner's first one: from the trial to a membership. */
    isFirst: z.boolean(),
  }),
);
