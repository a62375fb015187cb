import { userUpdated } from '@b1fuchs/contracts';
import { AppError, createEvent, type Sessions } from '@b1fuchs/kit';
import type { AdminAccounts } from '../../data/admin-accounts.js';
import { cachedUser } from '../cached-user.js';
import { securityEvent } from '../security-event.js';
import { roleMails, type RoleParts } from './role-mails.js';

/**
 * The operator makes an administrator of somebody who has an account, the first one, say; again, nothing changes.
 * @returns their username. @throws AppError NOT_FOUND, EMAIL_NOT_VERIFIED, CHANGED_MEANWHILE
 */
export async function makeAdministrator(parts: RoleParts & { accounts: AdminAccounts; sessions: Sessions }, email: string, now: Date): Promise<string> {
  const { users, accounts, administrators, sessions } = parts;
  const user = await users.findByEmail(email);
  if (!user) throw new AppError('NOT_FOUND');
  if (!user.isEmailVerified) throw new AppError('EMAIL_NOT_VERIFIED');
  const { id, username, isEmailVerified } = user;
  const after = { ...user, role: 'admin' as const };
  const told = createEvent(userUpdated, { userId: id, data: { username, email: user.email, role: 'admin', isEmailVerified }, now });
  const events = [told, ...(await roleMails(parts, after, user.role, '', now)), securityEvent(id, 'made-administrator', now)];
  if (user.role !== 'admin' && !(await accounts.change(user, { role: 'admin' }, events, now))) throw new AppError('CHANGED_MEANWHILE');
  if (user.deletionDueAt === null) await administrators.add(id);
  await sessions.setUser(id, cachedUser(after));
  return username;
}
