import type { CircuitBreaker } from '../circuit-breaker.js';
import { createProviderClient, failureOf } from '../provider-client.js';
import { isOutage, ProviderFailure, throwResting } from '../provider-failure.js';
import type { SpeechOrder, Voice } from './voice.js';

interface ProviderVoiceOptions {
  /** Any server that speaks the OpenAI speech call. */
  url: string;
  apiKey: string | undefined;
  model: string;
  voice: string;
  /** Until its first bytes: as long as espeak may still take its place. */
  startWithinMs: number;
  /** For the whole sound. */
  timeoutMs: number;
  breaker: CircuitBreaker;
}

/** The voice of a server that was set up. */
export function createProviderVoice({ url, apiKey, model, voice, startWithinMs, timeoutMs, breaker }: ProviderVoiceOptions): Voice {
  const client = createProviderClient({ url, apiKey, timeoutMs });

  /** Reads the first bytes too: a server that promises a sound and sends none has failed as well. */
  async function start({ text, speed }: SpeechOrder, signal: AbortSignal, late: AbortSignal) {
    const tooLate = new AbortController();
    const timer = setTimeout(() => tooLate.abort(), startWithinMs);
    try {
      const answer = await client.audio.speech.create(
        { model, voice, input: text, speed, response_format: 'mp3' },
        { signal: AbortSignal.any([signal, late, tooLate.signal]) },
      );
      if (!answer.body) throw new ProviderFailure('bad-answer', 'no body');
      const pieces = answer.body[Symbol.asyncIterator]();
      return { pieces, first: await pieces.next() };
    } catch (error) {
      signal.throwIfAborted();
      throw error instanceof ProviderFailure ? error : failureOf(error, tooLate.signal, startWithinMs);
    } finally {
      clearTimeout(timer);
    }
  }

  async function* speak(order: SpeechOrder, signal: AbortSignal): AsyncGenerator<Uint8Array> {
    const late = AbortSignal.timeout(timeoutMs);
    const { pieces, first } = await breaker.run(() => start(order, signal, late), isOutage, throwResting);
    if (first.done) throw new ProviderFailure('bad-answer', 'no sound');
    yield first.value;
    try {
      yield* { [Symbol.asyncIterator]: () => pieces };
    } catch (error) {
      signal.throwIfAborted();
      throw failureOf(error, late, timeoutMs);
    }
  }

  return { name: 'provider', id: [url, model, voice].join(' '), speak };
}
