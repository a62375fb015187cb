import { emailKey } from '../domain/account-keys.js';
import type { UserModel } from './user-model.js';

export type MailRecipients = ReturnType<typeof createMailRecipients>;

/** What mail servers say of the accounts' addresses. An address that the account has no more says nothing about it. */
export function createMailRecipients(model: UserModel) {
  return {
    /** The mail server refused the address for good. */
    async noteRefusal(userId: string, address: string, now: Date): Promise<void> {
      await model.updateOne({ _id: userId, emailKey: emailKey(address) }, { $set: { mailRefusedAt: now } });
    },
    async noteDelivery(userId: string, address: string): Promise<void> {
      await model.updateOne({ _id: userId, emailKey: emailKey(address), mailRefusedAt: { $ne: null } }, { $set: { mailRefusedAt: null } });
    },
  };
}
