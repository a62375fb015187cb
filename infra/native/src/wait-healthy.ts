import { setTimeout as delay } from 'node:timers/promises';
import { isHealthy } from './health.js';
import { LaunchError } from './launch-error.js';
import type { Part } from './part.js';
import { elapsed } from './progress.js';
import type { Say } from './progress.js';
import { lastLines } from './run-logged.js';
import type { Stack } from './stack.js';
import { logOf, supervisedProcesses } from './supervisor.js';

const pollMs = 250;
/** Asking the supervisor costs more than asking a part. */
const stateMs = 2000;
/** A part that ended this often before it was healthy will not come up by itself. */
const mostStarts = 4;

async function failure(stack: Stack, part: Part, why: string): Promise<LaunchError> {
  const log = logOf(stack, part.name);
  const advice = `Correct what its log says (make logs s=${part.name}), then run it again; make down stops the rest.`;
  return new LaunchError(`${part.name} ${why}`, advice, await lastLines(log));
}

/**
 * Waits until a part is healthy and says so; gives up quietly when `signal` is aborted.
 * @throws LaunchError with the end of the part's log.
 */
export async function waitHealthy(stack: Stack, part: Part, say: Say, signal: AbortSignal): Promise<void> {
  const begun = Date.now();
  const starts = new Set<number>();
  let looked = 0;
  while (!(await isHealthy(part.health))) {
    if (signal.aborted) return;
    if (Date.now() - looked >= stateMs) {
      looked = Date.now();
      const state = (await supervisedProcesses(stack))?.find(({ name }) => name === part.name);
      if (state !== undefined) starts.add(state.start);
      if (starts.size >= mostStarts || state?.statename === 'FATAL') throw await failure(stack, part, 'ends at once after its start.');
    }
    if (Date.now() - begun > part.startSeconds * 1000) {
      throw await failure(stack, part, `was not ready after ${part.startSeconds} s.`);
    }
    await delay(pollMs);
  }
  say(`  ✓ ${part.name.padEnd(12)} ${elapsed(Date.now() - begun)}`);
}
