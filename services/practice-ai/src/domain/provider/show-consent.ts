import type { AiConsentResponse, ConsentWording } from '@b1fuchs/contracts';
import type { AiConsents } from '../../data/ai-consents.js';

export type ConsentParts = {
  provider: AiConsentResponse['provider'];
  recipient: string;
  speechRecipients: string[];
  wording: ConsentWording;
  consents: AiConsents;
};

/** What the learner would agree to, and since when they do. A consent to another wording does not count. */
export async function showConsent({ provider, recipient, speechRecipients, wording, consents }: ConsentParts, userId: string): Promise<AiConsentResponse> {
  const consent = await consents.find(userId);
  const { givenAt, withdrawnAt } = consent?.wordingVersion === wording.version ? consent : { givenAt: null, withdrawnAt: null };
  return {
    provider,
    recipient,
    speechRecipients,
    wording,
    givenAt: withdrawnAt === null ? (givenAt?.toISOString() ?? null) : null,
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  };
}
