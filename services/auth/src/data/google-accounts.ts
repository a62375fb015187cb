import type { Envelope } from '@b1fuchs/contracts';
import type { Outbox } from '@b1fuchs/kit';
import { emailKey } from '../domain/account-keys.js';
import type { User } from '../domain/user.js';
import { createChangeUser, falseIfTaken } from './change-user.js';
import { ofWhoeverRegistered } from './unverified-account.js';
import type { UserModel } from './user-model.js';
import { toUser } from './users.js';

export type GoogleAccounts = ReturnType<typeof createGoogleAccounts>;

/** Which accounts sign in with Google. */
export function createGoogleAccounts(model: UserModel, outbox: Pick<Outbox, 'nudge'>) {
  const changeUser = createChangeUser(model, outbox);
  /** Changes an account that still is as it was read. @returns false when it is not, or the Google account is linked elsewhere by now. */
  const change = ({ id, email, isEmailVerified }: User, values: Record<string, unknown>, events: Envelope[]): Promise<boolean> =>
    changeUser({ _id: id, emailKey: emailKey(email), isEmailVerified, googleSubject: { $exists: false } }, { $set: values }, events).catch(falseIfTaken);

  return {
    findBySubject: async (googleSubject: string): Promise<User | undefined> => toUser(await model.findOne({ googleSubject }).lean()),

    /** Lets a Google account sign in to a verified account. @returns as change */
    link: (user: User, googleSubject: string, events: Envelope[]): Promise<boolean> => change(user, { googleSubject }, events),

    /** Gives an account that nobody has verified to the one who can: whatever its maker could come in by ends. @returns as change */
    takeOver: (user: User, googleSubject: string, verifiedAt: Date, events: Envelope[]): Promise<boolean> =>
      change(user, { googleSubject, passwordHash: null, isEmailVerified: true, verifiedAt, emailChange: null, proposedTwoFactor: null, ...ofWhoeverRegistered }, events),

    /** @returns false when none is linked any more, or the account could not be signed in to without it. */
    unlink: (id: string, events: Envelope[]): Promise<boolean> =>
      changeUser({ _id: id, passwordHash: { $ne: null }, googleSubject: { $exists: true } }, { $unset: { googleSubject: 1 } }, events),
  };
}
