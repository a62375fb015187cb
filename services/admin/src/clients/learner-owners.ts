import {
  adminAccountSchema,
  endedSessionsSchema,
  learnerAttemptsSchema,
  learnerCardsSchema,
  learnerMailsSchema,
  learnerMembershipSchema,
  learnerProgressSchema,
  learnerSessionsSchema,
  refundResponseSchema,
  type AdministratorProof,
  type EndSessionsOf,
  type ErrorCode,
  type LearnerPageQuery,
  type RefundRequest,
  type SendVerification,
} from '@b1fuchs/contracts';
import { createServiceClient, type SigningKey } from '@b1fuchs/kit';
import { z } from 'zod';

export type LearnerOwners = ReturnType<typeof createLearnerOwners>;
export type LearnerOwnerUrls = { auth: string; billing: string; progress: string; 'practice-ai': string; vocabulary: string };

/** What is for the administrator who asks, as the owner says it. */
const refusals = ['NOT_FOUND', 'PROOF_NEEDED', 'PROOF_REFUSED', 'SIGN_IN_AGAIN', 'RATE_LIMITED', 'CHANGED_MEANWHILE', 'PAYMENT_NOT_FOUND', 'REFUND_REFUSED', 'PAYMENT_UNAVAILABLE'] as const satisfies readonly ErrorCode[];
/** Billing gives the payment provider three tries of ten seconds. */
const REFUND_TIMEOUT_MS = 40_000;

/**
 * What the services know of one learner, and do with them.
 * @throws AppError SERVICE_UNAVAILABLE, or one of the refusals above
 */
export function createLearnerOwners(urls: LearnerOwnerUrls, signingKey: SigningKey) {
  const client = (target: keyof LearnerOwnerUrls) => createServiceClient({ target, url: urls[target], signingKey });
  const [auth, billing, progress, practice, vocabulary] = [client('auth'), client('billing'), client('progress'), client('practice-ai'), client('vocabulary')];
  const account = (userId: string): string => `/internal/admin/accounts/${encodeURIComponent(userId)}`;
  const learner = (userId: string): string => `/internal/admin/learners/${encodeURIComponent(userId)}`;
  const paged = ({ page, limit }: LearnerPageQuery): string => `page=${page}&limit=${limit}`;

  return {
    membership: (userId: string) => billing.get(`${account(userId)}/membership`, learnerMembershipSchema),
    progress: (userId: string) => progress.get(`${learner(userId)}/progress`, learnerProgressSchema),
    attempts: (userId: string, page: LearnerPageQuery) => practice.get(`${learner(userId)}/attempts?${paged(page)}`, learnerAttemptsSchema),
    cards: (userId: string, timeZone: string) => vocabulary.get(`${learner(userId)}/cards?timeZone=${encodeURIComponent(timeZone)}`, learnerCardsSchema),
    sessions: (userId: string, asking: string) => auth.get(`${account(userId)}/sessions?asking=${encodeURIComponent(asking)}`, learnerSessionsSchema),
    mails: (userId: string, page: LearnerPageQuery) => auth.get(`${account(userId)}/mails?${paged(page)}`, learnerMailsSchema),

    prove: (body: AdministratorProof) => auth.send('POST', '/internal/admin/proof', { body, schema: z.object({}), refusals }),
    refund: (paymentId: string, body: RefundRequest) =>
      billing.send('POST', `/internal/payments/${encodeURIComponent(paymentId)}/refund`, { body, schema: refundResponseSchema, refusals, timeoutMs: REFUND_TIMEOUT_MS }),
    endSessions: (userId: string, body: EndSessionsOf) => auth.send('POST', `${account(userId)}/sessions/end`, { body, schema: endedSessionsSchema, refusals }),
    sendVerification: (userId: string, body: SendVerification) => auth.send('POST', `${account(userId)}/verification-mail`, { body, schema: adminAccountSchema, refusals }),
  };
}
