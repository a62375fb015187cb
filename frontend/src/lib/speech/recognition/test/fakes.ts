import type { Recogniser, RecogniserResult } from '../recogniser-types.js';

type Heard = [text: string, isFinal?: boolean, confidence?: number];

/** A recogniser that hears what the test says. */
export class FakeRecogniser implements Recogniser {
  lang = '';
  continuous = false;
  interimResults = false;
  maxAlternatives = 1;
  onresult: Recogniser['onresult'] = null;
  onerror: Recogniser['onerror'] = null;
  onend: Recogniser['onend'] = null;
  isStarted = false;
  isAborted = false;
  /** Whether `stop` is followed by the end at once, as when no words are under way. */
  endsOnStop = true;

  start(): void {
    this.isStarted = true;
  }
  stop(): void {
    if (this.endsOnStop) this.onend?.();
  }
  abort(): void {
    this.isAborted = true;
    this.onerror?.({ error: 'aborted' });
    this.onend?.();
  }
  /** The whole list of results of its session. */
  hears(...results: Heard[]): void {
    this.onresult?.({ results: results.map(([transcript, isFinal = true, confidence = 0.9]): RecogniserResult => Object.assign([{ transcript, confidence }], { isFinal })) });
  }
  /** As browsers do it: an error, then the end. */
  fails(error: string): void {
    this.onerror?.({ error });
    this.onend?.();
  }
}

/** A clock that stands still until the test moves it, and then calls back what was to come. */
export function fakeClock() {
  let now = 0;
  let pending: { at: number; work: () => void }[] = [];
  return {
    now: () => now,
    later: (work: () => void, ms: number) => {
      const entry = { at: now + ms, work };
      pending.push(entry);
      return () => void (pending = pending.filter((other) => other !== entry));
    },
    pass: (ms: number): void => {
      const until = now + ms;
      for (;;) {
        const next = pending.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
        if (next === undefined) break;
        pending = pending.filter((other) => other !== next);
        now = next.at;
        next.work();
      }
      now = until;
    },
  };
}
