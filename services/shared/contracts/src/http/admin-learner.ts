import { z } from 'zod';
import { accessReasonSchema } from '../events/membership-changed.js';
import { adminDeleteUserSchema, adminUserRowSchema } from './admin.js';
import { doneSchema } from './admin-internal.js';
import { timeZoneSchema } from './accounts.js';
import { proofSchema } from './account.js';
import { flashcardStatsSchema, schedulerSchema } from './flashcards.js';
import { paymentSchema, subscriptionStatusSchema } from './membership.js';
import { refundRequestSchema } from './membership-admin.js';
import { practiceSectionSchema } from './progress.js';
import { speakingStageSchema } from './speaking.js';
import { writingSectionSchema } from './writing.js';

/**
 * One learner's page for administrators. Each part has a route under /api/admin/users/:id, which the admin service answers with what
 * the owner says under an internal route of its own. Dates are ISO 8601 in UTC.
 */

/** The query of what is paged here. */
export const learnerPageQuerySchema = z.object({ page: z.coerce.number().int().min(1).max(1_000).default(1), limit: z.coerce.number().int().min(1).max(50).default(10) });
export type LearnerPageQuery = z.infer<typeof learnerPageQuerySchema>;
const counted = { total: z.number().int(), page: z.number().int(), pages: z.number().int() };

/** GET /api/admin/users/:id: as the list has them. `none`: no trial, nothing bought or granted. */
export const learnerHeadSchema = adminUserRowSchema.extend({ status: z.enum(['active', 'trial', 'expired', 'none']) });
export type LearnerHead = z.infer<typeof learnerHeadSchema>;

/** GET …/:id/membership (billing: /internal/admin/accounts/:userId/membership). `by` is a user id from billing, and a name on the page: '' for a former administrator. */
export const learnerPaymentSchema = paymentSchema.extend({
  refunds: z.array(z.object({ id: z.string(), amountCents: z.number().int(), at: z.iso.datetime() })),
  /** Who has asked for money to be given back, also where the provider refused. */
  refundRequests: z.array(z.object({ by: z.string(), reason: z.string(), at: z.iso.datetime() })),
  dispute: z.object({ status: z.enum(['open', 'won', 'lost']), openedAt: z.iso.datetime(), closedAt: z.iso.datetime().nullable() }).nullable(),
});
export type LearnerPayment = z.infer<typeof learnerPaymentSchema>;
export const learnerGrantSchema = z.object({
  id: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  reason: z.string(),
  by: z.string(),
  createdAt: z.iso.datetime(),
});
export type LearnerGrant = z.infer<typeof learnerGrantSchema>;
export const learnerMembershipSchema = z.object({
  status: subscriptionStatusSchema,
  /** What opens practice now; empty where it is closed. */
  reasons: z.array(accessReasonSchema),
  /** The last first. */
  payments: z.array(learnerPaymentSchema),
  grants: z.array(learnerGrantSchema),
  /** The membership without an end, on or off, by whom and since when; null where nobody has switched it. */
  manual: z.object({ isOn: z.boolean(), by: z.string(), at: z.iso.datetime() }).nullable(),
});
export type LearnerMembership = z.infer<typeof learnerMembershipSchema>;

/** POST …/:id/payments/:paymentId/refund; all that is left without an amount, and the administrator's own password as for deletion. */
export const refundPaymentSchema = adminDeleteUserSchema.extend({
  requestId: refundRequestSchema.shape.requestId,
  amountCents: refundRequestSchema.shape.amountCents,
  reason: z.string().trim().max(200, 'Please use 200 characters at most.').default(''),
});
export type RefundPayment = z.input<typeof refundPaymentSchema>;
/** What was paid, and what of it has gone back by now. */
export const adminRefundSchema = z.object({ amountCents: z.number().int(), refundedCents: z.number().int() });
/** POST /internal/admin/proof: whether the administrator has lately shown who they are, or does so now. */
export const administratorProofSchema = z.object({ by: z.string().min(1).max(64), sessionId: z.string().max(64), proof: proofSchema });
export type AdministratorProof = z.infer<typeof administratorProofSchema>;

/** GET …/:id/attempts (practice-ai: /internal/admin/learners/:userId/attempts): graded texts and talks without what was written or said, the last first. */
export const learnerAttemptSchema = z.object({
  id: z.string(),
  section: z.enum(['writing', 'speaking']),
  part: z.union([writingSectionSchema, speakingStageSchema]),
  /** As our catalogue names it; null for a topic of the learner's own, which is part of their text. */
  task: z.string().nullable(),
  grade: z.number().int().min(0).max(100),
  createdAt: z.iso.datetime(),
});
export type LearnerAttempt = z.infer<typeof learnerAttemptSchema>;
export const learnerAttemptsSchema = z.object({ attempts: z.array(learnerAttemptSchema), ...counted });
export type LearnerAttempts = z.infer<typeof learnerAttemptsSchema>;

/** GET …/:id/progress (progress: /internal/admin/learners/:userId/progress) */
export const learnerProgressSchema = z.object({
  currentStreak: z.number().int(),
  longestStreak: z.number().int(),
  totalPoints: z.number().int(),
  exercises: z.number().int(),
  practiceDays: z.number().int(),
  lastSessionAt: z.iso.datetime().nullable(),
  sections: z.array(z.object({ section: practiceSectionSchema, exercises: z.number().int(), points: z.number().int(), lastAt: z.iso.datetime() })),
});
export type LearnerProgress = z.infer<typeof learnerProgressSchema>;

/** GET …/:id/cards (vocabulary: /internal/admin/learners/:userId/cards?timeZone=). What is due is counted on the administrator's day. */
export const learnerCardsQuerySchema = z.object({ timeZone: timeZoneSchema });
export const learnerCardsSchema = flashcardStatsSchema.extend({ scheduler: schedulerSchema, boxes: z.array(z.object({ box: z.number().int(), count: z.number().int() })) });
export type LearnerCards = z.infer<typeof learnerCardsSchema>;

/** GET …/:id/sessions (auth: /internal/admin/accounts/:userId/sessions), the one used last first. No place is kept of a session. */
export const learnerSessionSchema = z.object({
  /** Names the session inside the system; it opens nothing. */
  key: z.string(),
  browser: z.string(),
  system: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  /** The one that the administrator asks from. */
  isCurrent: z.boolean(),
});
export type LearnerSession = z.infer<typeof learnerSessionSchema>;
export const learnerSessionsSchema = z.object({
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  hasTwoFactor: z.boolean(),
  /** When the account goes, where its owner has asked for it. */
  deletionDueAt: z.iso.datetime().nullable(),
  sessions: z.array(learnerSessionSchema),
});
export type LearnerSessions = z.infer<typeof learnerSessionsSchema>;
export const sessionsAskedQuerySchema = z.object({ asking: z.string().max(64).default('') });
/** POST …/:id/sessions/end: one, or all but the one that the administrator asks from. */
export const endSessionsSchema = z.object({ key: z.string().min(1).max(64).optional() });
export type EndSessions = z.infer<typeof endSessionsSchema>;
/** POST /internal/admin/accounts/:userId/sessions/end */
export const endSessionsOfSchema = doneSchema.extend({ ...endSessionsSchema.shape, asking: z.string().max(64) });
export type EndSessionsOf = z.infer<typeof endSessionsOfSchema>;
export const endedSessionsSchema = z.object({ ended: z.number().int() });
export type EndedSessions = z.infer<typeof endedSessionsSchema>;

/** GET …/:id/mails (auth: /internal/admin/accounts/:userId/mails), the last first; of the last 90 days, and never what they say. */
export const learnerMailSchema = z.object({
  id: z.string(),
  template: z.string(),
  state: z.enum(['sent', 'waiting', 'failed']),
  queuedAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  /** When a waiting one is tried (again). */
  nextAttemptAt: z.iso.datetime().nullable(),
  attempts: z.number().int(),
  /** Why it was not sent, without an address. */
  failure: z.string().nullable(),
});
export type LearnerMail = z.infer<typeof learnerMailSchema>;
export const learnerMailsSchema = z.object({
  isEmailVerified: z.boolean(),
  /** Since when a mail server refuses the address for good. */
  refusedSince: z.iso.datetime().nullable(),
  mails: z.array(learnerMailSchema),
  ...counted,
});
export type LearnerMails = z.infer<typeof learnerMailsSchema>;
/** POST …/:id/verification-mail (auth: /internal/admin/accounts/:userId/verification-mail): a new link, the one before stops working. */
export const sendVerificationSchema = doneSchema;
export type SendVerification = z.infer<typeof sendVerificationSchema>;
