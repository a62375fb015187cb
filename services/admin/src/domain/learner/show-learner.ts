import type { Identity, LearnerAttempts, LearnerCards, LearnerHead, LearnerMails, LearnerMembership, LearnerPageQuery, LearnerProgress, LearnerSessions } from '@b1fuchs/contracts';
import type { LearnerOwners } from '../../clients/learner-owners.js';
import type { UserView } from '../../data/user-view.js';
import { mustFind } from '../users/administer-users.js';
import { namesOf } from '../users/names-of.js';
import { shownRow } from '../users/user-row.js';

export type LearnerParts = { learnerOwners: LearnerOwners; view: UserView };
type By = Pick<Identity, 'sessionId' | 'timeZone'>;

/**
 * The parts of one learner's page. Each is asked of its owner alone, so that one that is away leaves the others.
 * @throws AppError NOT_FOUND for somebody whom the list does not have, SERVICE_UNAVAILABLE
 */
export async function showHead({ view }: LearnerParts, userId: string): Promise<LearnerHead> {
  const row = await mustFind(view, userId);
  return { ...shownRow(row), status: row.status };
}

/** Payments and all that opens practice, with names in the place of administrators' ids. */
export async function showMembership({ learnerOwners, view }: LearnerParts, userId: string): Promise<LearnerMembership> {
  await mustFind(view, userId);
  const membership = await learnerOwners.membership(userId);
  const { payments, grants, manual } = membership;
  const ids = [...payments.flatMap(({ refundRequests }) => refundRequests), ...grants, ...(manual ? [manual] : [])].map(({ by }) => by);
  const names = await namesOf(view, ids);
  const named = <Done extends { by: string }>(done: Done): Done => ({ ...done, by: names.get(done.by) ?? '' });
  return {
    ...membership,
    payments: payments.map((payment) => ({ ...payment, refundRequests: payment.refundRequests.map(named) })),
    grants: grants.map(named),
    manual: manual && named(manual),
  };
}

export async function showAttempts({ learnerOwners, view }: LearnerParts, userId: string, page: LearnerPageQuery): Promise<LearnerAttempts> {
  await mustFind(view, userId);
  return learnerOwners.attempts(userId, page);
}

export async function showProgress({ learnerOwners, view }: LearnerParts, userId: string): Promise<LearnerProgress> {
  await mustFind(view, userId);
  return learnerOwners.progress(userId);
}

export async function showCards({ learnerOwners, view }: LearnerParts, { timeZone }: By, userId: string): Promise<LearnerCards> {
  await mustFind(view, userId);
  return learnerOwners.cards(userId, timeZone);
}

export async function showSessions({ learnerOwners, view }: LearnerParts, { sessionId }: By, userId: string): Promise<LearnerSessions> {
  await mustFind(view, userId);
  return learnerOwners.sessions(userId, sessionId);
}

export async function showMails({ learnerOwners, view }: LearnerParts, userId: string, page: LearnerPageQuery): Promise<LearnerMails> {
  await mustFind(view, userId);
  return learnerOwners.mails(userId, page);
}
