import { NetworkError } from '../../http-error.js';
import { request, requireOk } from '../../http.js';
import { SpeechFailure } from './speech-failure.js';

/** As long as the reply itself may take (spec 2, section 8). */
const TIMEOUT_MS = 8_000;
/** Of the last texts, so that one that is heard again comes at once. */
const SOUNDS_KEPT = 20;

type Parts = {
  path: string;
  payload: (text: string) => Record<string, unknown>;
  /** 'espeak' where the server's basic voice spoke; null where the answer does not say. */
  onVoice: (name: string | null) => void;
  /** Told before it is passed on. */
  onError: (error: unknown) => void;
};

/** Has the server speak a text. @throws SpeechFailure; an abort by `signal` passes through */
export function createSpeechRequest({ path, payload, onVoice, onError }: Parts) {
  const sounds = new Map<string, Blob>();

  return async (text: string, signal: AbortSignal): Promise<Blob> => {
    const sound = sounds.get(text) ?? (await fetchSound(text, signal));
    sounds.delete(text);
    sounds.set(text, sound);
    for (const oldest of [...sounds.keys()].slice(0, -SOUNDS_KEPT)) sounds.delete(oldest);
    return sound;
  };

  async function fetchSound(text: string, signal: AbortSignal): Promise<Blob> {
    try {
      const response = await requireOk(await request('POST', path, payload(text), { signal, timeoutMs: TIMEOUT_MS }));
      onVoice(response.headers.get('x-voice'));
      const sound = await response.blob().catch((error: unknown) => Promise.reject(new NetworkError(error)));
      if (sound.size === 0 || !sound.type.startsWith('audio/')) throw new SpeechFailure('generation');
      return sound;
    } catch (error) {
      if (signal.aborted || error instanceof SpeechFailure) throw error;
      onError(error);
      throw new SpeechFailure('request', error);
    }
  }
}
