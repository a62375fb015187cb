import type { DeletionResponse, Proof } from '@b1fuchs/contracts';
import { AppError } from '@b1fuchs/kit';
import type { Administrators } from '../data/administrators.js';
import type { Deletions } from '../data/deletions.js';
import { mailEvent } from './mail-event.js';
import { proveIdentity, type Asking, type ProofParts } from './prove-identity.js';
import { securityEvent } from './security-event.js';
import type { User } from './user.js';

export type DeletionParts = ProofParts & { deletions: Deletions; administrators: Administrators };

/** Time to think it over. */
const GRACE_MS = 7 * 24 * 3_600_000;

/**
 * Has the account erased in seven days. Until then its owner can sign in, and cancel. Other sessions end.
 * @returns when it is due; asked for again, the date stays
 * @throws as proveIdentity; AppError LAST_ADMINISTRATOR where nobody else could look after the installation
 */
export async function requestDeletion(parts: DeletionParts, asking: Asking, proof: Proof, now: Date): Promise<DeletionResponse> {
  const user = await proveIdentity(parts, asking, proof, now);
  const dueAt = new Date(now.getTime() + GRACE_MS);
  const isNew = await schedule(parts, user, dueAt, now);
  await parts.sessions.revokeOthers(user.id, asking.sessionId);
  return { deletionDueAt: (isNew ? dueAt : (user.deletionDueAt ?? dueAt)).toISOString() };
}

async function schedule({ deletions, administrators }: DeletionParts, user: User, dueAt: Date, now: Date): Promise<boolean> {
  const mail = mailEvent(user.id, 'deletion-scheduled', now, { dueAt: dueAt.toISOString(), timeZone: user.timeZone });
  const events = [mail, securityEvent(user.id, 'deletion-requested', now)];
  if (user.deletionDueAt !== null) return false;
  // Of two administrators who go at the same moment, one stays.
  if (user.role === 'admin' && !(await administrators.release(user.id))) throw new AppError('LAST_ADMINISTRATOR');
  return deletions.schedule(user.id, dueAt, events);
}

/** Keeps the account; nothing happens where its deletion was not asked for. */
export async function cancelDeletion({ deletions, administrators, users }: Pick<DeletionParts, 'deletions' | 'administrators' | 'users'>, userId: string, now: Date): Promise<void> {
  const mail = mailEvent(userId, 'deletion-cancelled', now);
  await deletions.cancel(userId, [mail, securityEvent(userId, 'deletion-cancelled', now)]);
  if ((await users.findById(userId))?.role === 'admin') await administrators.add(userId);
}
