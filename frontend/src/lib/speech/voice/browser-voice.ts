import { useSyncExternalStore } from 'react';
import { chooseGermanVoice } from '../german-voice.js';
import { loadedVoices, speak } from '../synthesis.js';
import { speechPieces } from './pieces.js';

const canSpeak = (): boolean => 'speechSynthesis' in window;
const NEVER = new AbortController().signal;
let firstLook: Promise<unknown> | null = null;

/** The browser's best German voice. The first time its voices are waited for: some browsers learn them late. */
export async function germanVoice(): Promise<SpeechSynthesisVoice | null> {
  if (!canSpeak()) return null;
  await (firstLook ??= loadedVoices(NEVER));
  return chooseGermanVoice(speechSynthesis.getVoices());
}

type Speaking = { rate: number; signal: AbortSignal; onStart: () => void };

/** Speaks German sentence by sentence. @throws where there is no German voice or it fails; an abort by `signal` ends it silently */
export async function speakInBrowser(text: string, { rate, signal, onStart }: Speaking): Promise<void> {
  const voice = await germanVoice();
  if (voice === null) throw new Error('This browser has no German voice.');
  for (const piece of speechPieces(text)) {
    if (signal.aborted) return;
    await speak({ text: piece, voice, rate, signal, onStart });
  }
}

/** Whether the browser has a German voice, as far as it knows by now. */
export const useHasGermanVoice = (): boolean => useSyncExternalStore(subscribeToVoices, () => canSpeak() && chooseGermanVoice(speechSynthesis.getVoices()) !== null);

function subscribeToVoices(tell: () => void): () => void {
  if (!canSpeak()) return () => undefined;
  speechSynthesis.addEventListener('voiceschanged', tell);
  return () => speechSynthesis.removeEventListener('voiceschanged', tell);
}
