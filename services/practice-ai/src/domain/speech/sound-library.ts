import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { SpeakingVoice } from '@b1fuchs/contracts';
import { SpeechFailure, type SpeechOrder, type Voice } from '../../clients/speech/voice.js';
import type { SpeechCache } from '../../data/speech-cache.js';
import { formatOf, mimeTypes } from './audio/format.js';
import { withTrueLengths } from './audio/wav.js';
import { growSound } from './growing-sound.js';

/** A sound that is there or being made. */
export type Sound = {
  voice: SpeakingVoice;
  mimeType: string;
  /** All of it, once it is there. */
  whole: Promise<Buffer>;
  /** From its start, piece by piece as it is made; a WAV file in pieces does not know its own length yet. */
  listen: () => AsyncIterable<Buffer>;
};

/** Where a sound came from: kept from earlier, made for this request, or being made for another one at this moment. */
export type SoundSource = 'cache' | 'made' | 'joined';

type LibraryParts = {
  cache: SpeechCache;
  onSound: (voice: SpeakingVoice, source: SoundSource) => void;
  /** Without the cache every sound is made anew. */
  onCacheFailure: (error: unknown) => void;
};
type Job = { sound: Promise<Sound>; join: (signal: AbortSignal) => void };

export type SoundLibrary = ReturnType<typeof createSoundLibrary>;

/** Has each sound made once: what is kept is not made again, and who asks for one that is being made hears that one. */
export function createSoundLibrary({ cache, onSound, onCacheFailure }: LibraryParts) {
  const underWay = new Map<string, Job>();
  const withoutCache = (error: unknown): undefined => {
    onCacheFailure(error);
    return undefined;
  };

  function start(id: string, voice: Voice, order: SpeechOrder): Job {
    const ending = new AbortController();
    let listeners = 0;
    const job: Job = {
      sound: makeSound(voice, order, ending.signal),
      join(signal) {
        listeners += 1;
        signal.addEventListener('abort', () => {
          listeners -= 1;
          if (listeners > 0) return;
          forget();
          ending.abort();
        });
      },
    };
    const forget = (): void => {
      if (underWay.get(id) === job) underWay.delete(id);
    };
    underWay.set(id, job);
    void keepWhenWhole(id, job.sound).then(forget);
    return job;
  }

  const keepWhenWhole = (id: string, sound: Promise<Sound>): Promise<unknown> =>
    sound
      .then(({ whole }) => whole)
      // A sound that failed or broke off is told of to who listens.
      .then((whole) => cache.keep(id, whole).catch(withoutCache), () => undefined);

  return {
    /**
     * @param signal aborted when nobody listens any more; a sound that nobody listens to is no longer made.
     * Throws what the voice throws before its first bytes.
     */
    async soundOf(voice: Voice, order: SpeechOrder, signal: AbortSignal): Promise<Sound> {
      const id = idOf(voice, order);
      const kept = underWay.has(id) ? undefined : await cache.find(id).catch(withoutCache);
      if (kept) {
        onSound(voice.name, 'cache');
        return keptSound(voice, kept);
      }
      signal.throwIfAborted();
      const running = underWay.get(id);
      onSound(voice.name, running ? 'joined' : 'made');
      const job = running ?? start(id, voice, order);
      job.join(signal);
      return job.sound;
    },
  };
}

const idOf = (voice: Voice, { text, speed }: SpeechOrder): string =>
  createHash('sha256').update(JSON.stringify([voice.id, speed, text])).digest('base64url');

async function makeSound(voice: Voice, order: SpeechOrder, signal: AbortSignal): Promise<Sound> {
  const growing = growSound(voice.speak(order, signal));
  const format = formatOf(await growing.beginning());
  if (!format) throw new SpeechFailure('broken', 'what the voice sends is no audio');
  const whole = growing.whole.then(withTrueLengths);
  whole.catch(() => undefined);
  return { voice: voice.name, mimeType: mimeTypes[format], whole, listen: () => growing.listen() };
}

function keptSound(voice: Voice, kept: Buffer): Sound {
  const format = formatOf(kept);
  return {
    voice: voice.name,
    mimeType: format ? mimeTypes[format] : 'application/octet-stream',
    whole: Promise.resolve(kept),
    listen: () => Readable.from([kept]) as AsyncIterable<Buffer>,
  };
}
