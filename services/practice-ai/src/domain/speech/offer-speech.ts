import type { SpeechOffers } from '@b1fuchs/contracts';
import { mayHear, type SpeechConsents, type SpeechServer } from './speech-server.js';

export type OfferParts = SpeechConsents & { provider: SpeechServer | undefined; recognition: SpeechServer | undefined };

/** What there is for a learner to hear and to speak into, as far as they have agreed to it. */
export async function offerSpeech(parts: OfferParts, userId: string): Promise<SpeechOffers> {
  const { provider, recognition } = parts;
  const speaks = provider !== undefined && (await mayHear(provider, parts, userId));
  const listens = recognition !== undefined && (await mayHear(recognition, parts, userId));
  return {
    voice: speaks ? 'provider' : 'basic',
    transcription: recognition !== undefined,
    needsConsent: (provider !== undefined && !speaks) || (recognition !== undefined && !listens),
  };
}
