import { setTimeout as pause } from 'node:timers/promises';
import { userProgressResponseSchema } from '@b1fuchs/contracts';
import type { Learner } from '../bench/learner.js';
import { TOPIC, type Texts } from '../bench/texts.js';

const PAGES = ['/api/user', '/api/subscription/status', '/api/flashcards/stats', '/api/user/progress', '/api/writing/attempts', '/api/topics/speaking'];
const ANSWER_WITHIN_MS = 5_000;
const COUNTED_WITHIN_MS = 5_000;
const LOOK_MS = 200;

/**
 * One more learner, who looks whether everything works: all pages answer, every service says that it is ready, and a letter is
 * corrected and soon counts as practice, for which its event must travel.
 */
export function createProbe({ gateway, services, learner: { headers }, texts }: { gateway: URL; services: readonly string[]; learner: Learner; texts: Texts }) {
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const content = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const response = await fetch(new URL(path, gateway), { ...content, headers, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  };
  const exercises = async (): Promise<number> => userProgressResponseSchema.parse(await ask('/api/user/progress')).completedExercises;
  const isReady = async (url: string): Promise<void> => {
    if (!(await fetch(new URL('/health/ready', url), { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })).ok) throw new Error(`${url} is not ready`);
  };

  const look = async (): Promise<void> => {
    await Promise.all([...PAGES.map((path) => ask(path)), ...services.map(isReady)]);
    const before = await exercises();
    await ask('/api/analyze/grammar', { text: texts.next(), topic: TOPIC, section: 'teil1' });
    const giveUpAt = Date.now() + COUNTED_WITHIN_MS;
    while ((await exercises()) <= before) {
      if (Date.now() > giveUpAt) throw new Error('The letter has not counted.');
      await pause(LOOK_MS);
    }
  };

  return {
    /** Resolves when everything works. @throws Error with what did not last, after `withinMs` */
    async whole(withinMs: number): Promise<void> {
      const giveUpAt = Date.now() + withinMs;
      for (;;) {
        const wrong = await look().then(() => undefined, (error: unknown) => error);
        if (wrong === undefined) return;
        if (Date.now() > giveUpAt) throw new Error('It does not recover.', { cause: wrong });
        await pause(LOOK_MS);
      }
    },
  };
}
export type Probe = ReturnType<typeof createProbe>;
