import type { FoxState } from '../../../components/fox/fox-state.js';
import type { Question } from './answer.js';

/** Spec 1, sections 4 and 9. */
const THINKING_MS = 800;
const AFTER_GREETING_MS = 6_000;
const AFTER_ANSWER_MS = 5_000;

/** What was asked last and what Fuchs says to it; `answer` is null while he thinks, `question` where he speaks unasked. */
export type Exchange = { question: Question | null; answer: string | null };
export type Mind = { state: FoxState; exchange: Exchange | null };

/** What Fuchs is doing and what was said last. Its times are those of the specification; `stop` ends them. */
export function createFoxMind() {
  let mind: Mind = { state: 'idle', exchange: null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function become(next: Partial<Mind>): void {
    mind = { ...mind, ...next };
    for (const tell of listeners) tell();
  }
  function after(ms: number, next: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(next, ms);
  }
  const rest = (): void => become({ state: 'idle' });
  function say(exchange: Exchange): void {
    become({ state: 'speaking', exchange });
    after(AFTER_ANSWER_MS, rest);
  }

  return {
    get: (): Mind => mind,
    subscribe: (tell: () => void): (() => void) => {
      listeners.add(tell);
      return () => {
        listeners.delete(tell);
      };
    },
    /** The first message is there. While an answer is being given, it has the word. */
    greet: ({ isCelebration }: { isCelebration: boolean }): void => {
      if (mind.exchange !== null && mind.state !== 'idle') return;
      become({ state: isCelebration ? 'celebrating' : 'speaking' });
      after(AFTER_GREETING_MS, rest);
    },
    /** A quick button was pressed: thinks, then answers. */
    ask: (question: Question, answer: string): void => {
      become({ state: 'thinking', exchange: { question, answer: null } });
      after(THINKING_MS, () => say({ question, answer }));
    },
    /** Says something unasked. */
    tell: (text: string): void => say({ question: null, answer: text }),
    /** The situation has changed: what was asked before it is gone. */
    forget: (): void => {
      if (mind.exchange === null) return;
      clearTimeout(timer);
      become({ state: 'idle', exchange: null });
    },
    stop: (): void => clearTimeout(timer),
  };
}
export type FoxMind = ReturnType<typeof createFoxMind>;
