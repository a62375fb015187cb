import { useCallback, useEffect, useMemo, useState } from 'react';
import { help } from '../interface-language/help.js';
import { toast } from '../toast-store.js';
import { createPronouncer } from './pronouncer.js';
import { remoteSources } from './remote-sources.js';
import { synthesisSources } from './synthesis.js';

/** One for the page, made at the first use: it remembers which sources rest, and that only one sound goes at a time. */
let shared: ReturnType<typeof createPronouncer> | null = null;
const pronouncer = () =>
  (shared ??= createPronouncer({ sources: [...remoteSources(), ...synthesisSources()], now: Date.now }));

/**
 * Says German words aloud, by the order of spec 2, section 7. Leaving the screen stops the sound; where nothing can say a word,
 * a toast tells (section 8), but not where the learner has not asked for the sound.
 */
export function usePronunciation() {
  /** What is being said. */
  const [playing, setPlaying] = useState<string | null>(null);
  useEffect(() => () => pronouncer().stop(), []);

  const play = useCallback(async (text: string, { isAutomatic = false } = {}): Promise<void> => {
    setPlaying(text);
    const result = await pronouncer().play(text);
    if (result === 'unavailable' && !isAutomatic) {
      toast({ title: help('Audio Not Available'), description: help('Pronunciation not supported in this browser'), tone: 'destructive', lang: 'en' });
    }
    if (result !== 'stopped') setPlaying(null);
  }, []);
  const stop = useCallback((): void => {
    pronouncer().stop();
    setPlaying(null);
  }, []);
  return useMemo(() => ({ playing, play, stop }), [playing, play, stop]);
}
export type Pronunciation = ReturnType<typeof usePronunciation>;
