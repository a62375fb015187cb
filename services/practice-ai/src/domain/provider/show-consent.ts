import type { AiConsentResponse, ConsentWording } from '@b1fuchs/contracts';
import type { AiConsents } from '../../data/ai-consents.js';

export type ConsentParts = { provider: AiConsentResponse['provider']; recipient: string; wording: ConsentWording; consents: AiConsents };

/** What the learner would agree to, and since when they do. A consent to another wording does not count. */
export async function showConsent({ provider, recipient, wording, consents }: ConsentParts, userId: string): Promise<AiConsentResponse> {
  const consent = await consents.find(userId);
  const isValid = consent?.wordingVersion === wording.version;
  return { provider, recipient, wording, givenAt: isValid ? consent.givenAt.toISOString() : null };
}
