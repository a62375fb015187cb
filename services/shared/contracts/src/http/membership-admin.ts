import { z } from 'zod';
import { membershipChanged } from '../events/membership-changed.js';
import { subscriptionStatusSchema } from './membership.js';

/** What the admin service asks of billing, on behalf of an administrator (`by`, `grantedBy`: their user id). */

/**
 * With what an administrator has changed billing answers what was last told of the membership: events that are older do not take
 * it back. Null where it is nobody's; a release before this one says nothing.
 */
const told = { membership: membershipChanged.data.nullish() };

/** Premium is granted for 1 or 3 months (spec 1, section 5). */
export const grantMonthsSchema = z.union([z.literal(1), z.literal(3)], { error: 'Please choose 1 or 3 months.' });

/** POST /internal/accounts/:userId/grants */
export const grantRequestSchema = z.object({
  /** Made once for each grant by whoever asks, so that asking again grants nothing more. */
  requestId: z.uuid(),
  months: grantMonthsSchema,
  reason: z.string().trim().max(500).optional(),
  grantedBy: z.string().min(1).max(64),
});
export type GrantRequest = z.infer<typeof grantRequestSchema>;
export const grantResponseSchema = z.object({ startsAt: z.iso.datetime(), endsAt: z.iso.datetime(), reason: z.string(), ...told });
export type GrantResponse = z.infer<typeof grantResponseSchema>;

/** PUT /internal/accounts/:userId/manual-membership */
export const manualMembershipRequestSchema = z.object({ isOn: z.boolean(), by: z.string().min(1).max(64) });
export type ManualMembershipRequest = z.infer<typeof manualMembershipRequestSchema>;

/** PUT /internal/accounts/:userId/trial-end: a time, or days more from the end of the trial or, once it is over, from now. */
export const trialEndRequestSchema = z.union([
  z.object({ endsAt: z.iso.datetime(), by: z.string().min(1).max(64) }).strict(),
  z.object({ addDays: z.number().int().min(1).max(90), by: z.string().min(1).max(64), /** Made once by whoever asks, so that asking again adds nothing more. */ requestId: z.uuid().optional() }).strict(),
]);
export type TrialEndRequest = z.infer<typeof trialEndRequestSchema>;

/** Of the two above: the membership afterwards. */
export const changedMembershipSchema = subscriptionStatusSchema.extend(told);
export type ChangedMembership = z.infer<typeof changedMembershipSchema>;

/** POST /internal/payments/:id/refund; without an amount all that is left. */
export const refundRequestSchema = z.object({
  /** Made once for each refund by whoever asks, so that asking again refunds nothing more. */
  requestId: z.uuid(),
  amountCents: z.number().int().positive().optional(),
  /** Whose payment it must be, where that is known. */
  userId: z.string().min(1).max(64).optional(),
  by: z.string().min(1).max(64),
  reason: z.string().trim().max(500),
});
export type RefundRequest = z.infer<typeof refundRequestSchema>;
/** `status`: the membership of whose payment it was, afterwards; null where it is nobody's. */
export const refundResponseSchema = z.object({ refundId: z.string(), amountCents: z.number().int(), refundedCents: z.number().int(), paidAt: z.iso.datetime(), status: subscriptionStatusSchema.nullable(), ...told });
export type RefundResponse = z.infer<typeof refundResponseSchema>;
