import type { AdminAccount, DeleteAccount } from '@b1fuchs/contracts';
import { AppError } from '@b1fuchs/kit';
import type { Administrators } from '../../data/administrators.js';
import type { Deletions } from '../../data/deletions.js';
import type { ProofParts } from '../prove-identity.js';
import { securityEvent } from '../security-event.js';
import type { TokenSecrets } from '../token-secrets.js';
import { adminAccount, mustFindAccount } from './admin-account.js';
import { requirePermit } from './deletion-permit.js';
import { requireFreshProof } from './fresh-proof.js';

export type AccountDeletionParts = ProofParts & { deletions: Deletions; administrators: Administrators; tokenSecrets: TokenSecrets };

/**
 * Closes somebody's account at once: nobody signs in any more, name and address are free. Its data are erased within minutes.
 * The same action again answers as before.
 * @returns the account as it was
 * @throws AppError OWN_ACCOUNT, NOT_FOUND, LAST_ADMINISTRATOR, PROOF_NEEDED, FORBIDDEN for a permit of somebody who is no
 * administrator any more, or as proveIdentity for a wrong proof
 */
export async function deleteAccount(parts: AccountDeletionParts, userId: string, { by, actionId, sessionId, proof, permit }: DeleteAccount, now: Date): Promise<AdminAccount> {
  const { deletions, sessions, administrators } = parts;
  if (userId === by) throw new AppError('OWN_ACCOUNT');
  const closed = await deletions.closedBy(userId, actionId);
  if (closed) return adminAccount(closed);
  const user = await mustFindAccount(parts.users, userId);
  if (permit === undefined) await requireFreshProof(parts, { userId: by, sessionId }, proof, now);
  else await requirePermit(parts, { by, userId }, permit, now);
  if (user.role === 'admin' && user.deletionDueAt === null && !(await administrators.release(userId))) throw new AppError('LAST_ADMINISTRATOR');
  // Before, so that nothing has changed yet where Redis is away; after, for who signed in meanwhile.
  await sessions.forget(userId);
  if (!(await deletions.makeDue(userId, { now, actionId }, [securityEvent(userId, 'deleted-by-administrator', now, { by, actionId })]))) throw new AppError('NOT_FOUND');
  await deletions.close(userId, { now, deadSince: new Date(0) });
  await sessions.forget(userId);
  await administrators.settle(userId);
  return adminAccount(user);
}
