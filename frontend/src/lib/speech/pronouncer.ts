/** One way to make German sound. */
export type SoundSource = {
  name: string;
  /** Waits for the network: after a failure it is left out for a while, so that nobody waits for it at each word. */
  isRemote: boolean;
  /** Resolves at the end of the sound. @throws when there is none; an abort by `signal` ends it silently */
  play: (text: string, signal: AbortSignal) => Promise<void>;
};
/** stopped: something else began, or the learner left · silenced: the browser wants a press first · unavailable: no source could say it. */
export type PlayResult = 'played' | 'stopped' | 'silenced' | 'unavailable';

const REST_AFTER_FAILURE_MS = 5 * 60_000;

/** The browser wants a press before it lets anything sound: that is nobody's failure. */
const isNotAllowed = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotAllowedError';

/** Says one text at a time by the first source that can (spec 2, section 7). @param now the time in ms */
export function createPronouncer({ sources, now }: { sources: readonly SoundSource[]; now: () => number }) {
  /** Until when a source rests, by name. */
  const rests = new Map<string, number>();
  let current: AbortController | null = null;

  const isReady = ({ name }: SoundSource): boolean => (rests.get(name) ?? 0) <= now();

  return {
    async play(text: string): Promise<PlayResult> {
      current?.abort();
      const controller = new AbortController();
      current = controller;
      const { signal } = controller;
      let isSilenced = false;
      for (const source of sources.filter(isReady)) {
        try {
          await source.play(text, signal);
          return signal.aborted ? 'stopped' : 'played';
        } catch (error) {
          if (signal.aborted) return 'stopped';
          if (isNotAllowed(error)) isSilenced = true;
          else if (source.isRemote) rests.set(source.name, now() + REST_AFTER_FAILURE_MS);
        }
      }
      return isSilenced ? 'silenced' : 'unavailable';
    },
    stop: (): void => current?.abort(),
  };
}
