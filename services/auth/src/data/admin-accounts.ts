import type { Envelope, Role } from '@b1fuchs/contracts';
import type { Outbox } from '@b1fuchs/kit';
import { emailKey, usernameKey } from '../domain/account-keys.js';
import type { User } from '../domain/user.js';
import { createChangeUser, falseIfTaken } from './change-user.js';
import { formerEmail } from './email-changes.js';
import type { UserModel } from './user-model.js';
import { toUser } from './users.js';

export type AdminAccounts = ReturnType<typeof createAdminAccounts>;
type Link = { nonce: string; tokenHash: string; expiresAt: Date };
/** What an administrator has changed; what is missing stays. `link`: for an address that is not verified, in the place of the one before. */
export type AccountChange = { username?: string; email?: string; role?: Role; verifiedAt?: Date | null; link?: Link };

/** Accounts as administrators see and change them. Closed ones are none any more. */
export function createAdminAccounts(model: UserModel, outbox: Pick<Outbox, 'nudge'>) {
  const changeUser = createChangeUser(model, outbox);

  return {
    /** In the order of their ids. */
    async page(after: string, limit: number): Promise<User[]> {
      const rows = await model.find({ _id: { $gt: after }, closedAt: null }).sort({ _id: 1 }).limit(limit).lean();
      return rows.flatMap((row) => toUser(row) ?? []);
    },

    /** All who are administrators and stay. */
    administratorIds: async (): Promise<string[]> => (await model.find({ role: 'admin', deletionDueAt: null, closedAt: null }, { _id: 1 }).lean()).map(({ _id }) => _id),

    /**
     * Changes an account that still is as it was read, with its events. Another address ends what waits for the former one.
     * @returns false where it is not, or another account has the name or address
     */
    change: ({ id, role, email: formerAddress, isEmailVerified }: User, { username, email, role: newRole, verifiedAt, link }: AccountChange, events: Envelope[], now: Date): Promise<boolean> =>
      changeUser(
        { _id: id, role, emailKey: emailKey(formerAddress), isEmailVerified, closedAt: null },
        {
          $set: {
            ...(username === undefined ? {} : { username, usernameKey: usernameKey(username) }),
            ...(email === undefined ? {} : { email, emailKey: emailKey(email), emailChange: null, passwordReset: null, mailRefusedAt: null }),
            ...(newRole === undefined ? {} : { role: newRole }),
            ...(verifiedAt === undefined ? {} : { verifiedAt, isEmailVerified: verifiedAt !== null }),
            ...(link === undefined ? {} : { verificationNonce: link.nonce, verificationToken: link.tokenHash, verificationTokenExpiry: link.expiresAt }),
          },
          ...(email === undefined ? {} : { $push: { formerEmails: formerEmail(formerAddress, now) } }),
        },
        events,
      ).catch(falseIfTaken),
  };
}
