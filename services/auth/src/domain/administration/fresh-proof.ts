import type { Proof } from '@b1fuchs/contracts';
import { AppError } from '@b1fuchs/kit';
import { proveIdentity, type Asking, type ProofParts } from '../prove-identity.js';

/** Whoever has signed in, or shown who they are, within this time is not asked again. */
const FRESH_MS = 15 * 60_000;

/** @throws AppError PROOF_NEEDED, or as proveIdentity for a wrong proof */
export async function requireFreshProof(parts: ProofParts, asking: Asking, proof: Proof, now: Date): Promise<void> {
  const session = await parts.sessions.find(asking.sessionId, now);
  if (session && now.getTime() - session.provenAt.getTime() <= FRESH_MS) return;
  const hasPassword = ((await parts.users.findById(asking.userId))?.passwordHash ?? null) !== null;
  if (hasPassword && proof.password === '') throw new AppError('PROOF_NEEDED');
  await proveIdentity(parts, asking, proof, now);
}
