import { roleSchema, type Envelope, type Role } from '@b1fuchs/contracts';
import type { Outbox } from '@b1fuchs/kit';
import { emailKey } from '../domain/account-keys.js';
import { createChangeUser, falseIfTaken } from './change-user.js';
import type { UserModel } from './user-model.js';

export type EmailChanges = ReturnType<typeof createEmailChanges>;
/** A mail waits two days for its server at most; within them nobody needs more addresses. */
const FORMER_KEPT = 50;
/** Adds to the former addresses; `changedAt` names the change in the mail that tells of it. */
export const formerEmail = (address: string, changedAt: Date) => ({ $each: [{ address, changedAt }], $slice: -FORMER_KEPT });
type EmailChange = { address: string; nonce: string; tokenHash: string; expiresAt: Date };
type FoundChange = { userId: string; username: string; role: Role; formerAddress: string; verifiedAt: Date | null; isEmailVerified: boolean; address: string; expiresAt: Date };

/** New addresses that wait for their confirmation, one for each account. */
export function createEmailChanges(model: UserModel, outbox: Pick<Outbox, 'nudge'>) {
  const change = createChangeUser(model, outbox);

  return {
    /** Takes the place of one that was asked for before, whose link stops working. */
    async request(id: string, emailChange: EmailChange, events: Envelope[]): Promise<void> {
      await change({ _id: id }, { $set: { emailChange } }, events);
    },

    async cancel(id: string): Promise<void> {
      await model.updateOne({ _id: id }, { $set: { emailChange: null } });
    },

    async findByToken(hash: string): Promise<FoundChange | undefined> {
      const user = await model.findOne({ 'emailChange.tokenHash': hash }).lean();
      if (!user?.emailChange) return undefined;
      const { _id: userId, username, role, email: formerAddress, verifiedAt = null, isEmailVerified } = user;
      const { address, expiresAt } = user.emailChange;
      return { userId, username, role: roleSchema.parse(role), formerAddress, verifiedAt, isEmailVerified, address, expiresAt };
    },

    /** @returns false when the link was used at the same moment, or another account has taken the address. */
    confirm: ({ userId, address, formerAddress, verifiedAt }: FoundChange, tokenHash: string, events: Envelope[], now: Date): Promise<boolean> =>
      change(
        { _id: userId, 'emailChange.tokenHash': tokenHash },
        {
          $set: {
            email: address,
            emailKey: emailKey(address),
            isEmailVerified: true,
            verifiedAt: verifiedAt ?? now,
            emailChange: null,
            passwordReset: null,
            mailRefusedAt: null,
          },
          $push: { formerEmails: formerEmail(formerAddress, now) },
        },
        events,
      ).catch(falseIfTaken),
  };
}
