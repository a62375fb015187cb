import { addMonths, type ChangedMembership, type GrantRequest, type GrantResponse, type InternalUser, type ManualMembershipRequest, type TrialEndRequest } from '@b1fuchs/contracts';
import { AppError } from '@b1fuchs/kit';
import { boughtOrGrantedUntil } from './access.js';
import { changeAccount, type ChangeParts } from './change-account.js';
import { latest, type Facts, type Grant } from './facts.js';
import { statusOf } from './status.js';

/** What administrators do for a learner. */
export type HelpParts = ChangeParts & {
  /** Asks auth; undefined when there is no such user. */
  findUser: (userId: string) => Promise<InternalUser | undefined>;
};

const DAY_MS = 24 * 3_600_000;

/**
 * Grants premium for some months, after what was paid for or granted already, so that nobody loses what they have.
 * The same request grants once.
 * @throws AppError NOT_FOUND for a user whom nobody knows
 */
export async function grantPremium(parts: HelpParts, userId: string, { requestId, months, reason, grantedBy }: GrantRequest, now: Date): Promise<GrantResponse> {
  const grantOf = (facts: Facts): Grant => {
    const startsAt = boughtOrGrantedUntil(facts, now);
    const words = reason === undefined || reason === '' ? `Admin granted ${months} month(s) premium access` : reason;
    return { id: requestId, startsAt, endsAt: addMonths(startsAt, months), reason: words, grantedBy, createdAt: now, revokedAt: null };
  };
  await mustKnow(parts, userId);
  const { facts, membership } = await changeAccount(parts, userId, (before) => (before.grants.some(({ id }) => id === requestId) ? null : { grants: [...before.grants, grantOf(before)] }), now);
  const granted = facts.grants.find(({ id }) => id === requestId) ?? grantOf(facts);
  return { startsAt: granted.startsAt.toISOString(), endsAt: granted.endsAt.toISOString(), reason: granted.reason, membership };
}

/**
 * Switches a membership without an end on or off. What was paid for or granted is not touched.
 * @throws AppError NOT_FOUND for a user whom nobody knows
 */
export async function setManualMembership(parts: HelpParts, userId: string, { isOn, by }: ManualMembershipRequest, now: Date): Promise<ChangedMembership> {
  await mustKnow(parts, userId);
  const { facts, membership } = await changeAccount(parts, userId, ({ manual }) => ((manual?.isOn ?? false) === isOn ? null : { manual: { isOn, setBy: by, at: now } }), now);
  return { ...statusOf(facts, now), membership };
}

/** So many of the last extensions are remembered, to know one that is asked for again. */
const EXTENSIONS_KEPT = 50;

/**
 * Moves the end of the trial, or gives one to whoever has had none. The same extension by days is made once.
 * @throws AppError TRIAL_IS_OVER where access was bought: paid time is laid by the trial that there was; NOT_FOUND for a user whom nobody knows
 */
export async function setTrialEnd(parts: HelpParts, userId: string, request: TrialEndRequest, now: Date): Promise<ChangedMembership> {
  await mustKnow(parts, userId);
  const { facts, membership } = await changeAccount(
    parts,
    userId,
    ({ payments, trialStartsAt, trialEndsAt }, { trialExtensions }) => {
      const requestId = 'addDays' in request ? request.requestId : undefined;
      if (requestId !== undefined && trialExtensions.includes(requestId)) return null;
      if (payments.length > 0) throw new AppError('TRIAL_IS_OVER');
      const end = 'endsAt' in request ? new Date(request.endsAt) : new Date(latest(now, trialEndsAt ?? now).getTime() + request.addDays * DAY_MS);
      const extensions = requestId === undefined ? {} : { trialExtensions: [...trialExtensions, requestId].slice(-EXTENSIONS_KEPT) };
      return { trialStartsAt: trialStartsAt ?? now, trialEndsAt: end, ...extensions };
    },
    now,
  );
  return { ...statusOf(facts, now), membership };
}

async function mustKnow({ accounts, findUser }: HelpParts, userId: string): Promise<void> {
  if ((await accounts.find(userId)) === undefined && (await findUser(userId)) === undefined) throw new AppError('NOT_FOUND');
}
