import { useCallback, useEffect, useRef, useState } from 'react';
import { help } from '../../interface-language/help.js';
import { toast } from '../../toast-store.js';
import { beginSound } from '../one-sound.js';
import { playAudio } from '../play-audio.js';
import type { OwnRecording } from './own-recordings.js';

const START_WITHIN_MS = 5_000;

/** Plays recordings one after the other; anything else that begins to sound ends it. */
export function useReplay() {
  const [isPlaying, setIsPlaying] = useState(false);
  const stop = useRef((): void => undefined);
  useEffect(() => () => stop.current(), []);

  const play = useCallback(async (recordings: readonly OwnRecording[]): Promise<void> => {
    const { signal, done, abort } = beginSound();
    stop.current = abort;
    signal.addEventListener('abort', () => setIsPlaying(false));
    setIsPlaying(true);
    try {
      for (const { address } of recordings) if (!signal.aborted) await playAudio(address, { signal, startWithinMs: START_WITHIN_MS });
    } catch {
      toast({ title: help('Audio-Wiedergabe fehlgeschlagen'), tone: 'destructive' });
    }
    done();
    if (!signal.aborted) setIsPlaying(false);
  }, []);
  return { isPlaying, play, stop: useCallback(() => stop.current(), []) };
}
