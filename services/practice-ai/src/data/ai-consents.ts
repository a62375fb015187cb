import type { ConsentWording } from '@b1fuchs/contracts';
import { ignoreDuplicateKey } from '@b1fuchs/kit';
import type { AiConsentModel } from './ai-consent-model.js';

export type AiConsents = ReturnType<typeof createAiConsents>;

export function createAiConsents(model: AiConsentModel) {
  const find = async (userId: string): Promise<{ givenAt: Date; wordingVersion: string } | undefined> => {
    const record = await model.findOne({ userId }).lean();
    if (!record?.givenAt || !record.wordingVersion || record.withdrawnAt) return undefined;
    return { givenAt: record.givenAt, wordingVersion: record.wordingVersion };
  };

  return {
    /** The consent that holds now, whatever its wording. */
    find,

    async isGiven(userId: string, wordingVersion: string): Promise<boolean> {
      return (await find(userId))?.wordingVersion === wordingVersion;
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
