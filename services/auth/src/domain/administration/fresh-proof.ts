import type { AdministratorProof, Proof } from '@b1fuchs/contracts';
import { AppError } from '@b1fuchs/kit';
import { proveIdentity, type Asking, type ProofParts } from '../prove-identity.js';

/** Whoever has signed in, or shown who they are, within this time is not asked again. */
const FRESH_MS = 15 * 60_000;

/**
 * Makes sure that an administrator is who they are before something that cannot be taken back.
 * @throws AppError PROOF_NEEDED, or as proveIdentity for a wrong proof
 */
export async function requireFreshProof(parts: ProofParts, asking: Asking, proof: Proof, now: Date): Promise<void> {
  const session = await parts.sessions.find(asking.sessionId, now);
  if (session && now.getTime() - session.provenAt.getTime() <= FRESH_MS) return;
  const hasPassword = ((await parts.users.findById(asking.userId))?.passwordHash ?? null) !== null;
  if (hasPassword && proof.password === '') throw new AppError('PROOF_NEEDED');
  await proveIdentity(parts, asking, proof, now);
}

/** For what another service does. @throws AppError as requireFreshProof */
export const proveAdministrator = (parts: ProofParts, { by, sessionId, proof }: AdministratorProof, now: Date): Promise<void> => requireFreshProof(parts, { userId: by, sessionId }, proof, now);
