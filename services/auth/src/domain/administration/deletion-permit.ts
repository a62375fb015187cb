import { createHmac, timingSafeEqual } from 'node:crypto';
import type { DeletionPermitsRequest } from '@b1fuchs/contracts';
import { AppError } from '@b1fuchs/kit';
import type { ProofParts } from '../prove-identity.js';
import type { TokenSecrets } from '../token-secrets.js';
import { requireFreshProof } from './fresh-proof.js';

/** A job that has waited longer for an owner is not to delete any more what somebody wanted the day before. */
const LASTS_MS = 24 * 3_600_000;
type Deletion = { by: string; userId: string };

/**
 * What one proof of an administrator is good for: to delete each of these users, and nobody else, within a day. Nothing of
 * it is stored here.
 * @returns a permit for each user, in their order. @throws AppError PROOF_NEEDED, or as proveIdentity for a wrong proof
 */
export async function permitDeletions(parts: ProofParts & { tokenSecrets: TokenSecrets }, { by, sessionId, proof, userIds }: DeletionPermitsRequest, now: Date): Promise<string[]> {
  await requireFreshProof(parts, { userId: by, sessionId }, proof, now);
  const until = now.getTime() + LASTS_MS;
  return userIds.map((userId) => permitBy(parts.tokenSecrets[0], { by, userId }, until));
}

/** @throws AppError PROOF_NEEDED where the permit is over or for another deletion; FORBIDDEN where its owner is no administrator any more */
export async function requirePermit({ users, tokenSecrets }: Pick<ProofParts, 'users'> & { tokenSecrets: TokenSecrets }, deletion: Deletion, permit: string, now: Date): Promise<void> {
  const until = Number(permit.split('.', 1)[0]);
  const given = Buffer.from(permit);
  const isOurs = tokenSecrets.some((secret) => {
    const expected = Buffer.from(permitBy(secret, deletion, until));
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  if (!isOurs || now.getTime() > until) throw new AppError('PROOF_NEEDED');
  if ((await users.findById(deletion.by))?.role !== 'admin') throw new AppError('FORBIDDEN');
}

const permitBy = (secret: string, { by, userId }: Deletion, until: number): string =>
  `${until}.${createHmac('sha256', secret).update(`delete-account:${JSON.stringify([by, userId, until])}`).digest('base64url')}`;
