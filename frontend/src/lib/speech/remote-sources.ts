import { pronunciationSchema } from '@b1fuchs/contracts';
import { fetchFile, getJson } from '../http.js';
import { playAudio } from './play-audio.js';
import type { SoundSource } from './pronouncer.js';

/** Spec 2, section 9: how long a sound from the network may take to come. */
const START_WITHIN_MS = 5_000;
/** Sounds of the last words, so that one that is heard again comes at once. */
const SOUNDS_KEPT = 30;

/** The public address (spec 2, section 7) where the installation names one, then our own server. */
export const remoteSources = (): SoundSource[] => [publicAddress(), ownServer()];

function publicAddress(): SoundSource {
  /** With '{text}' where the text goes. Asked for once; again after a failure. */
  let address: string | null | undefined;
  return {
    name: 'public address',
    isRemote: true,
    play: async (text, signal) => {
      if (address === undefined) address = (await getJson('/api/pronunciation', pronunciationSchema, { signal, timeoutMs: START_WITHIN_MS })).url;
      if (address === null) throw new Error('The installation names no public address.');
      await playAudio(address.replace('{text}', () => encodeURIComponent(text)), { signal, startWithinMs: START_WITHIN_MS });
    },
  };
}

function ownServer(): SoundSource {
  const sounds = new Map<string, Blob>();
  return {
    name: 'own server',
    isRemote: true,
    play: async (text, signal) => {
      const sound = sounds.get(text) ?? (await fetchFile('POST', '/api/tts/german', { text }, { signal, timeoutMs: START_WITHIN_MS }));
      sounds.delete(text);
      sounds.set(text, sound);
      for (const oldest of [...sounds.keys()].slice(0, -SOUNDS_KEPT)) sounds.delete(oldest);
      const address = URL.createObjectURL(sound);
      try {
        await playAudio(address, { signal, startWithinMs: START_WITHIN_MS });
      } finally {
        URL.revokeObjectURL(address);
      }
    },
  };
}
