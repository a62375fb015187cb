import { z } from 'zod';
import { planTypeSchema, subscriptionStatusSchema } from '../http/membership.js';
import { defineEvent } from './envelope.js';

/** What opens practice: the free trial, paid time, time granted by an administrator, or a membership switched on by one. */
export const accessReasonSchema = z.enum(['trial', 'membership', 'granted', 'manual']);
export type AccessReason = z.infer<typeof accessReasonSchema>;

/** What a learner may use has changed, and why; all of it, as it is now. */
export const membershipChanged = defineEvent(
  'membership-changed',
  1,
  z.object({
    status: subscriptionStatusSchema.shape.status,
    planType: planTypeSchema.nullable(),
    /** Until when practice is open by anything; null when it is closed. */
    accessUntil: z.iso.datetime().nullable(),
    /** What opens practice now; empty when it is closed. */
    reasons: z.array(accessReasonSchema),
    /** Paid time runs or comes. */
    hasPaid: z.boolean(),
    hasGranted: z.boolean(),
    isManual: z.boolean(),
    trialEndsAt: z.iso.datetime().nullable(),
    /** Grows with every change: of two events the one with the higher number is the newer. */
    revision: z.number().int(),
  }),
);
