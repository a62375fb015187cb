import { entitlementSchema, internalUserSchema, type Identity } from '@b1fuchs/contracts';
import { AppError, type ResolvedSession, type ServiceClient, type Sessions } from '@b1fuchs/kit';

export type IdentityParts = { sessions: Pick<Sessions, 'resolve'>; auth: ServiceClient; billing: ServiceClient };

/**
 * Who a browser session belongs to; one round trip to Redis as a rule. What Redis has forgotten is asked of its owner.
 * @param visitor.timeZone where the browser is now; it counts unless the learner has chosen a zone. Without either, that of the last sign-in does
 * @returns undefined for an unknown or ended session.
 * @throws AppError SERVICE_UNAVAILABLE when neither Redis nor the owner can be asked.
 */
export async function resolveIdentity(parts: IdentityParts, visitor: { sessionId: string; timeZone: string | undefined }, now: Date): Promise<Identity | undefined> {
  const session = await parts.sessions.resolve(visitor.sessionId, now).catch((cause: unknown) => {
    throw new AppError('SERVICE_UNAVAILABLE', { cause });
  });
  if (!session) return undefined;
  const user = session.user ?? (await askAuth(parts, session.userId));
  return {
    userId: session.userId,
    username: user.username,
    role: user.role,
    timeZone: user.chosenTimeZone ?? visitor.timeZone ?? user.timeZone,
    sessionId: session.sessionKey,
    isVerified: user.isVerified,
    needsTwoFactor: session.demandsTwoFactor && user.role === 'admin' && !user.hasTwoFactor,
    entitled: user.role === 'admin' || (await isEntitled(parts, session, now)),
  };
}

async function askAuth({ auth }: IdentityParts, userId: string) {
  const user = await auth.get(`/internal/users/${userId}`, internalUserSchema);
  return { ...user, isVerified: user.verifiedAt !== null };
}

async function isEntitled({ billing }: IdentityParts, { userId, entitledUntil }: ResolvedSession, now: Date): Promise<boolean> {
  const until = entitledUntil ?? (await billing.get(`/internal/entitlements/${userId}`, entitlementSchema)).until;
  return until !== null && until !== 'none' && new Date(until) > now;
}
