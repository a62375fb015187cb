import type { ConsentWording } from '@b1fuchs/contracts';
import { ignoreDuplicateKey } from '@b1fuchs/kit';
import type { AiConsentModel } from './ai-consent-model.js';

type AiConsent = { givenAt: Date; withdrawnAt: Date | null; wordingVersion: string };
export type AiConsents = ReturnType<typeof createAiConsents>;

export function createAiConsents(model: AiConsentModel) {
  const find = async (userId: string): Promise<AiConsent | undefined> => {
    const record = await model.findOne({ userId }).lean();
    if (!record?.givenAt || !record.wordingVersion) return undefined;
    return { givenAt: record.givenAt, withdrawnAt: record.withdrawnAt ?? null, wordingVersion: record.wordingVersion };
  };

  return {
    /** The last consent, whatever its wording; withdrawn or not. */
    find,

    async isGiven(userId: string, wordingVersion: string): Promise<boolean> {
      const consent = await find(userId);
      return consent?.wordingVersion === wordingVersion && consent.withdrawnAt === null;
    },

    /** Keeps the consent with its time and wording; giving it twice keeps the first time. */
    async give(userId: string, wording: ConsentWording, now: Date): Promise<void> {
      await model.updateOne({ userId }, { $setOnInsert: { givenAt: null } }, { upsert: true }).catch(ignoreDuplicateKey);
      const current = { wordingVersion: wording.version, wording };
      await model.updateOne(
        { userId, $or: [{ givenAt: null }, { withdrawnAt: { $ne: null } }, { wordingVersion: { $ne: wording.version } }] },
        { $set: { givenAt: now, withdrawnAt: null, ...current }, $push: { history: { event: 'given', at: now, ...current } } },
      );
    },

    /** Ends the consent, if there is one. */
    async withdraw(userId: string, now: Date): Promise<void> {
      await model.updateOne(
        { userId, givenAt: { $ne: null }, withdrawnAt: null },
        { $set: { withdrawnAt: now }, $push: { history: { event: 'withdrawn', at: now } } },
      );
    },
  };
}
