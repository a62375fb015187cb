import type { AdminAccount, DeleteAccount } from '@b1fuchs/contracts';
import { AppError } from '@b1fuchs/kit';
import type { Administrators } from '../../data/administrators.js';
import type { Deletions } from '../../data/deletions.js';
import type { ProofParts } from '../prove-identity.js';
import { securityEvent } from '../security-event.js';
import { adminAccount, mustFindAccount } from './admin-account.js';
import { requireFreshProof } from './fresh-proof.js';

export type AccountDeletionParts = ProofParts & { deletions: Deletions; administrators: Administrators };

/**
 * Closes somebody's account at once: nobody signs in any more, name and address are free. Its data are erased within minutes.
 * @returns the account as it was
 * @throws AppError OWN_ACCOUNT, NOT_FOUND, LAST_ADMINISTRATOR, PROOF_NEEDED, or as proveIdentity for a wrong proof
 */
export async function deleteAccount(parts: AccountDeletionParts, userId: string, { by, actionId, sessionId, proof }: DeleteAccount, now: Date): Promise<AdminAccount> {
  const { users, deletions, sessions, administrators } = parts;
  if (userId === by) throw new AppError('OWN_ACCOUNT');
  const user = await mustFindAccount(users, userId);
  await requireFreshProof(parts, { userId: by, sessionId }, proof, now);
  if (user.role === 'admin' && user.deletionDueAt === null && !(await administrators.release(userId))) throw new AppError('LAST_ADMINISTRATOR');
  // Before, so that nothing has changed yet where Redis is away; after, for who signed in meanwhile.
  await sessions.forget(userId);
  if (!(await deletions.makeDue(userId, now, [securityEvent(userId, 'deleted-by-administrator', now, { by, actionId })]))) throw new AppError('NOT_FOUND');
  await deletions.close(userId, { now, deadSince: new Date(0) });
  await sessions.forget(userId);
  await administrators.settle(userId);
  return adminAccount(user);
}
