import type { AiConsentResponse } from '@b1fuchs/contracts';
import { AppError } from '@b1fuchs/kit';
import { showConsent, type ConsentParts } from './show-consent.js';

const OUTDATED = 'Der Text der Einwilligung hat sich geändert. Bitte laden Sie die Seite neu und lesen Sie ihn noch einmal.';

/** @throws AppError VALIDATION_FAILED when the learner has read another wording than the one in force. */
export async function giveConsent(parts: ConsentParts, { userId, version }: { userId: string; version: string }, now: Date): Promise<AiConsentResponse> {
  if (version !== parts.wording.version) throw new AppError('VALIDATION_FAILED', { message: OUTDATED, details: { version: OUTDATED } });
  await parts.consents.give(userId, parts.wording, now);
  return showConsent(parts, userId);
}
