import type { AiConsentResponse } from '@b1fuchs/contracts';
import { showConsent, type ConsentParts } from './show-consent.js';

/** From then on no text of the learner's goes out. Without a consent there is nothing to do. */
export async function withdrawConsent(parts: ConsentParts, userId: string, now: Date): Promise<AiConsentResponse> {
  await parts.consents.withdraw(userId, now);
  return showConsent(parts, userId);
}
