import type { Envelope } from '@b1fuchs/contracts';
import type { Outbox } from '@b1fuchs/kit';
import { createChangeUser } from './change-user.js';
import { ofWhoeverRegistered } from './unverified-account.js';
import type { UserModel } from './user-model.js';

export type Passwords = ReturnType<typeof createPasswords>;
type ResetLink = { nonce: string; tokenHash: string; expiresAt: Date };
export type FoundReset = { userId: string; expiresAt: Date; isEmailVerified: boolean };

/**
 * Passwords of accounts and links for new ones. A new password ends what somebody who knew the old one may have begun:
 * another address that waits, a secret for two-factor sign-in, an older link.
 */
export function createPasswords(model: UserModel, outbox: Pick<Outbox, 'nudge'>) {
  const begunBefore = { passwordReset: null, emailChange: null, proposedTwoFactor: null };
  const change = createChangeUser(model, outbox);

  return {
    /** Takes the place of a link that was asked for before, which stops working. An id that nobody has changes nothing. */
    async keepResetLink(id: string, link: ResetLink, events: Envelope[]): Promise<void> {
      await change({ _id: id }, { $set: { passwordReset: link } }, events);
    },

    async findByResetToken(hash: string): Promise<FoundReset | undefined> {
      const user = await model.findOne({ 'passwordReset.tokenHash': hash }).lean();
      if (!user?.passwordReset) return undefined;
      return { userId: user._id, expiresAt: user.passwordReset.expiresAt, isEmailVerified: user.isEmailVerified };
    },

    /** @param verifiedAt null where the address was verified before. @returns false when the link was used at the same moment. */
    reset: (id: string, { tokenHash, passwordHash, verifiedAt }: { tokenHash: string; passwordHash: string; verifiedAt: Date | null }, events: Envelope[]): Promise<boolean> =>
      change({ _id: id, 'passwordReset.tokenHash': tokenHash }, { $set: { passwordHash, ...(verifiedAt === null ? {} : { isEmailVerified: true, verifiedAt, ...ofWhoeverRegistered }), ...begunBefore } }, events),

    /** @returns false when the password is another one than `before` by now. */
    replace: (id: string, { before, passwordHash }: { before: string | null; passwordHash: string }, events: Envelope[]): Promise<boolean> =>
      change({ _id: id, passwordHash: before }, { $set: { passwordHash, ...begunBefore } }, events),
  };
}
