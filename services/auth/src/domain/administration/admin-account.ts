import type { AccountsPage, AdminAccount } from '@b1fuchs/contracts';
import { AppError } from '@b1fuchs/kit';
import type { AdminAccounts } from '../../data/admin-accounts.js';
import type { Users } from '../../data/users.js';
import type { User } from '../user.js';

/** An account as administrators see it. */
export const adminAccount = ({ id, username, email, role, isEmailVerified, createdAt, lastLoginDate }: User): AdminAccount => ({
  userId: id,
  username,
  email,
  role,
  isEmailVerified,
  createdAt: createdAt.toISOString(),
  lastLoginDate: lastLoginDate?.toISOString() ?? null,
});

/** A page of all accounts that are not closed. */
export async function listAccounts({ accounts }: { accounts: AdminAccounts }, { after, limit }: { after: string; limit: number }): Promise<AccountsPage> {
  const rows = (await accounts.page(after, limit)).map(adminAccount);
  return { rows, next: rows.length < limit ? null : (rows.at(-1)?.userId ?? null) };
}

/** @throws AppError NOT_FOUND */
export async function mustFindAccount(users: Users, userId: string): Promise<User> {
  const user = await users.findById(userId);
  if (!user) throw new AppError('NOT_FOUND');
  return user;
}

/** @throws AppError USERNAME_TAKEN, EMAIL_TAKEN where another account than `userId` has them */
export async function requireFree(users: Users, userId: string, { username, email }: { username?: string | undefined; email?: string | undefined }): Promise<void> {
  const [named, addressed] = [username === undefined ? undefined : await users.findByUsername(username), email === undefined ? undefined : await users.findByEmail(email)];
  if (named && named.id !== userId) throw new AppError('USERNAME_TAKEN');
  if (addressed && addressed.id !== userId) throw new AppError('EMAIL_TAKEN');
}
