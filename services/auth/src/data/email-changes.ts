import { roleSchema, type Envelope, type Role } from '@b1fuchs/contracts';
import { isDuplicateKey, type Outbox } from '@b1fuchs/kit';
import { emailKey } from '../domain/account-keys.js';
import type { UserModel } from './user-model.js';

export type EmailChanges = ReturnType<typeof createEmailChanges>;
type EmailChange = { address: string; nonce: string; tokenHash: string; expiresAt: Date };

/** New addresses that wait for their confirmation, one for each account. */
export function createEmailChanges(model: UserModel, outbox: Pick<Outbox, 'nudge'>) {
  const tell = (id: string): void => {
    outbox.nudge(model.collection, id);
  };

  return {
    /** Takes the place of one that was asked for before, whose link stops working. */
    async request(id: string, change: EmailChange, events: Envelope[]): Promise<void> {
      await model.updateOne({ _id: id }, { $set: { emailChange: change }, $push: { outbox: { $each: events } } });
      tell(id);
    },

    async cancel(id: string): Promise<void> {
      await model.updateOne({ _id: id }, { $set: { emailChange: null } });
    },

    async findByToken(hash: string): Promise<{ userId: string; username: string; role: Role; address: string; expiresAt: Date; isEmailVerified: boolean } | undefined> {
      const user = await model.findOne({ 'emailChange.tokenHash': hash }).lean();
      if (!user?.emailChange) return undefined;
      return { userId: user._id, username: user.username, role: roleSchema.parse(user.role), address: user.emailChange.address, expiresAt: user.emailChange.expiresAt, isEmailVerified: user.isEmailVerified };
    },

    /** @returns false when the link was used at the same moment, or another account has taken the address. */
    async confirm(id: string, { tokenHash, address }: { tokenHash: string; address: string }, events: Envelope[], now: Date): Promise<boolean> {
      const user = await model.findById(id, { email: 1, verifiedAt: 1 }).lean();
      if (!user) return false;
      try {
        const { modifiedCount } = await model.updateOne(
          { _id: id, 'emailChange.tokenHash': tokenHash },
          {
            $set: { email: address, emailKey: emailKey(address), isEmailVerified: true, verifiedAt: user.verifiedAt ?? now, formerEmail: { address: user.email, changedAt: now }, emailChange: null, passwordReset: null, mailRefusedAt: null },
            $push: { outbox: { $each: events } },
          },
        );
        tell(id);
        return modifiedCount === 1;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
  };
}
