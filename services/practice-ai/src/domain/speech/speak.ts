import { AppError } from '@b1fuchs/kit';
import { ProviderFailure } from '../../clients/provider-failure.js';
import { SpeechFailure, type Voice } from '../../clients/speech/voice.js';
import type { Sound, SoundLibrary } from './sound-library.js';
import { mayHear, reserve, type SpeechBudget, type SpeechConsents, type SpeechServer } from './speech-server.js';
import { spokenText } from './spoken-text.js';

export type SpeakingParts = SpeechConsents &
  SpeechBudget & {
    library: SoundLibrary;
    /** The voice that every installation has. */
    basic: Voice;
    /** The voice of a server that was set up. Cents per million characters. */
    provider: (SpeechServer & { voice: Voice; priceCents: number }) | undefined;
    /** Told of each failure; its message holds nothing personal. */
    onFailure: (failure: SpeechFailure | ProviderFailure) => void;
  };
type Input = { userId: string; text: string; speed: number; signal: AbortSignal };

/** Finer steps can't be heard, and each is a sound of its own to keep. */
const STEPS_OF_SPEED = 20;

/**
 * Has a text read aloud: by the voice that was set up where there is one and the learner has agreed to it, else by espeak.
 * What the examiner says may repeat the learner's words, so its sentences count as theirs.
 * @param input.signal aborted when nobody listens any more
 * @throws AppError TEXT_TOO_LONG, VALIDATION_FAILED without a word, SPEECH_UNAVAILABLE when no voice speaks.
 */
export async function speak(parts: SpeakingParts, { userId, text, speed, signal }: Input, now: Date): Promise<Sound> {
  const order = { text: spokenText(text), speed: Math.round(speed * STEPS_OF_SPEED) / STEPS_OF_SPEED };
  const better = await voiceOfServer(parts, userId, now);
  const sound = better && (await parts.library.soundOf(better, order, signal).catch((error: unknown) => noteFailure(parts, error)));
  return sound ?? parts.library.soundOf(parts.basic, order, signal).catch((error: unknown) => explainFailure(parts, error));
}

async function voiceOfServer(parts: SpeakingParts, userId: string, now: Date): Promise<Voice | undefined> {
  const { provider } = parts;
  if (!provider || !(await mayHear(provider, parts, userId))) return undefined;
  return paidVoice(provider, parts, userId, now);
}

/** The same voice, at the learner's expense: only what is truly made costs something. */
function paidVoice({ voice, priceCents, recipient }: { voice: Voice; priceCents: number; recipient: string }, budget: SpeechBudget, userId: string, now: Date): Voice {
  return {
    ...voice,
    async *speak(order, signal) {
      // So many cents for a million characters are as many millionths of a cent for one.
      const cost = Math.ceil(order.text.length * priceCents);
      const reserved = await reserve(budget, { userId, recipient }, cost, now);
      if (!reserved) throw new SpeechFailure('too-dear', 'the budget of the month is used up');
      try {
        yield* voice.speak(order, signal);
      } catch (error) {
        // What is not known may have been charged: the reservation stays.
        if (error instanceof ProviderFailure && error.tokens) await reserved.settle(0);
        throw error;
      }
      await reserved.settle(cost);
    },
  };
}

/** Another voice can take its place. Throws what is no voice's failure. */
function noteFailure({ onFailure }: SpeakingParts, error: unknown): undefined {
  if (!(error instanceof SpeechFailure || error instanceof ProviderFailure)) throw error;
  onFailure(error);
  return undefined;
}

function explainFailure(parts: SpeakingParts, error: unknown): never {
  noteFailure(parts, error);
  throw new AppError('SPEECH_UNAVAILABLE', { cause: error });
}
