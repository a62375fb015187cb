import { userUpdated, userVerified, type ChangeAccount, type ChangedAccount, type Envelope } from '@b1fuchs/contracts';
import { AppError, createEvent, type Sessions } from '@b1fuchs/kit';
import type { AccountChange, AdminAccounts } from '../../data/admin-accounts.js';
import { cachedUser } from '../cached-user.js';
import { requireLastingAddress } from '../check-address.js';
import { mailEvent } from '../mail-event.js';
import { newLink } from '../mailed-token.js';
import { securityEvent } from '../security-event.js';
import type { TokenSecrets } from '../token-secrets.js';
import type { User } from '../user.js';
import { adminAccount, mustFindAccount, requireFree } from './admin-account.js';
import { roleMails, type RoleParts } from './role-mails.js';

export type AccountChangeParts = RoleParts & { accounts: AdminAccounts; sessions: Sessions; tokenSecrets: TokenSecrets };
type Wanted = Omit<ChangeAccount, 'by' | 'actionId'>;

/**
 * Changes somebody's account as an administrator wants it, with its events in one write. A role holds from the next request on.
 * @throws AppError NOT_FOUND, OWN_ACCOUNT for one's own role, LAST_ADMINISTRATOR, USERNAME_TAKEN, EMAIL_TAKEN,
 * VALIDATION_FAILED for a disposable address, CHANGED_MEANWHILE
 */
export async function changeAccount(parts: AccountChangeParts, userId: string, { by, actionId, ...wanted }: ChangeAccount, now: Date): Promise<ChangedAccount> {
  const { users, accounts, administrators, sessions } = parts;
  const before = await mustFindAccount(users, userId);
  const change = differences(parts.tokenSecrets, before, wanted, now);
  if (change.role !== undefined && userId === by) throw new AppError('OWN_ACCOUNT');
  if (change.email !== undefined) requireLastingAddress(change.email);
  await requireFree(users, userId, change);
  if (Object.keys(change).length > 0) {
    const after = changed(before, change);
    const events = [...toldOf(before, after, now), ...(await roleMails(parts, after, before.role, by, now)), securityEvent(userId, 'changed-by-administrator', now, { by, actionId })];
    if (change.role === 'user' && before.deletionDueAt === null && !(await administrators.release(userId))) throw new AppError('LAST_ADMINISTRATOR');
    const isDone = await accounts.change(before, change, events, now);
    await alignRole(parts, userId, change);
    if (!isDone) {
      await requireFree(users, userId, change);
      throw new AppError('CHANGED_MEANWHILE');
    }
  }
  const after = await mustFindAccount(users, userId);
  // Also where nothing was changed: the try before may have ended between the two.
  await sessions.setUser(userId, cachedUser(after));
  return { before: adminAccount(before), after: adminAccount(after) };
}

/** Makes the list of administrators agree with what the account is now. */
async function alignRole({ users, administrators }: AccountChangeParts, userId: string, { role }: AccountChange): Promise<void> {
  if (role === undefined) return;
  const user = await users.findById(userId);
  if (user?.role === 'admin' && user.deletionDueAt === null) await administrators.add(userId);
  else await administrators.settle(userId);
}

function differences(tokenSecrets: TokenSecrets, before: User, { username, email, role, isEmailVerified }: Wanted, now: Date): AccountChange {
  const isVerified = isEmailVerified ?? before.isEmailVerified;
  const isOtherAddress = email !== undefined && email !== before.email;
  return {
    ...(username === undefined || username === before.username ? {} : { username }),
    ...(isOtherAddress ? { email } : {}),
    ...(role === undefined || role === before.role ? {} : { role }),
    ...(isVerified === before.isEmailVerified ? {} : { verifiedAt: isVerified ? now : null }),
    ...(!isVerified && (isOtherAddress || before.isEmailVerified) ? { link: newLink(tokenSecrets, 'verify-email', before.id, now) } : {}),
  };
}

const changed = (before: User, { username = before.username, email = before.email, role = before.role, verifiedAt = before.verifiedAt }: AccountChange): User => ({ ...before, username, email, role, verifiedAt, isEmailVerified: verifiedAt !== null });

function toldOf(before: User, { id, username, email, role, isEmailVerified }: User, now: Date): Envelope[] {
  return [
    createEvent(userUpdated, { userId: id, data: { username, email, role, isEmailVerified }, now }),
    ...(isEmailVerified && !before.isEmailVerified ? [createEvent(userVerified, { userId: id, data: { verifiedAt: now.toISOString() }, now })] : []),
    ...(email === before.email ? [] : [mailEvent(id, 'email-changed', now, { changedAt: now.toISOString() })]),
    ...(!isEmailVerified && (email !== before.email || before.isEmailVerified) ? [mailEvent(id, 'verify-email', now)] : []),
  ];
}
