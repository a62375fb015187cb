import { setTimeout as wait } from 'node:timers/promises';

const PAUSE_MS = 25;

/** Runs `check` until it no longer throws; fails with its last error when that takes longer than `timeoutMs`. */
export async function eventually<Result>(check: () => Result | Promise<Result>, timeoutMs = 10_000): Promise<Result> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(PAUSE_MS);
    }
  }
}
