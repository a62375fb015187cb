import type { Envelope } from '@b1fuchs/contracts';
import type { Outbox } from '@b1fuchs/kit';
import { createChangeUser } from './change-user.js';
import type { UserModel } from './user-model.js';

export type TwoFactorRecords = ReturnType<typeof createTwoFactorRecords>;

/** Two-factor sign-in of accounts. Secrets come sealed, recovery codes hashed. */
export function createTwoFactorRecords(model: UserModel, outbox: Pick<Outbox, 'nudge'>) {
  const change = createChangeUser(model, outbox);

  return {
    /** Keeps a secret that waits for its first code, in the place of one before. */
    async propose(id: string, secret: string): Promise<void> {
      await model.updateOne({ _id: id }, { $set: { proposedTwoFactor: secret } });
    },

    /** Switches two-factor sign-in on with the secret that was proposed. @returns false when it is another one by now. */
    enable: (id: string, { secret, step, recoveryCodes }: { secret: string; step: number; recoveryCodes: string[] }, events: Envelope[]): Promise<boolean> =>
      change({ _id: id, proposedTwoFactor: secret }, { $set: { twoFactor: { secret, lastStep: step, recoveryCodes }, proposedTwoFactor: null } }, events),

    disable: (id: string, events: Envelope[]): Promise<boolean> =>
      change({ _id: id, twoFactor: { $ne: null } }, { $set: { twoFactor: null, proposedTwoFactor: null } }, events),

    /** Uses a code up. @returns false when it, or a later one, was used at the same moment. */
    useStep: (id: string, step: number): Promise<boolean> => change({ _id: id, 'twoFactor.lastStep': { $lt: step } }, { $set: { 'twoFactor.lastStep': step } }, []),

    /** @param hashes of one code, by each key. @returns false when no such code is left. */
    useRecoveryCode: (id: string, hashes: string[], events: Envelope[]): Promise<boolean> =>
      change({ _id: id, 'twoFactor.recoveryCodes': { $in: hashes } }, { $pull: { 'twoFactor.recoveryCodes': { $in: hashes } } }, events),

    replaceRecoveryCodes: (id: string, recoveryCodes: string[], events: Envelope[]): Promise<boolean> =>
      change({ _id: id, twoFactor: { $ne: null } }, { $set: { 'twoFactor.recoveryCodes': recoveryCodes } }, events),
  };
}
