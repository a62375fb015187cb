import { setTimeout as pause } from 'node:timers/promises';
import type { Learner } from '../bench/learner.js';
import { createClient } from '../load/client.js';
import { createLedger } from '../load/ledger.js';
import { createRecorder, type Figures } from '../load/recorder.js';
import { ms, row, table } from '../load/report.js';
import { live } from '../load/stage.js';
import { isHealthy } from '../native/src/health.js';
import type { Part } from '../native/src/part.js';
import type { Stack } from '../native/src/stack.js';
import { socketOf } from '../native/src/supervisor.js';
import { startProcess, stopProcess } from '../native/src/supervisor-rpc.js';
import type { Accounting } from './accounting.js';
import { settledBooks } from './settled-books.js';

/** Learners live as usual for so long before and after. */
const CALM_MS = 20_000;
/** By then the balancer has seen that a new process is ready. */
const TAKEN_UP_MS = 2_000;
const LOOK_MS = 100;

export type Rolling = { before: Figures; during: Figures; restarts: { name: string; stoppedS: number; readyS: number }[]; books: Accounting };
type Input = { stack: Stack; apps: readonly Part[]; gateway: URL; urls: Record<string, string>; learners: readonly Learner[] };

/** Restarts one process after another while learners live; resolves with what they saw, and the accounting. */
export async function restartAll({ stack, apps, gateway, urls, learners }: Input): Promise<Rolling> {
  const [recorder, ledger] = [createRecorder(), createLedger()];
  let isOver = false;
  const lives = learners.map((learner) => live(createClient(gateway, learner, recorder, ledger), () => isOver));
  const restarts: Rolling['restarts'] = [];
  await pause(CALM_MS);
  const begun = performance.now();
  try {
    for (const { name, health } of apps) {
      const at = performance.now();
      await stopProcess(socketOf(stack), name);
      const stopped = performance.now();
      await startProcess(socketOf(stack), name);
      while (!(await isHealthy(health))) await pause(LOOK_MS);
      restarts.push({ name, stoppedS: (stopped - at) / 1_000, readyS: (performance.now() - stopped) / 1_000 });
      console.log(`  ${name} stopped and started again`);
      await pause(TAKEN_UP_MS);
    }
    await pause(CALM_MS);
  } finally {
    isOver = true;
    await Promise.all(lives);
  }
  console.log('→ Accounting');
  return { before: recorder.figures(0, begun), during: recorder.figures(begun), restarts, books: await settledBooks(ledger.writes(), urls, learners) };
}

/** The figures of a run, as they are put into docs/operations.md. */
export function renderRolling(machine: string, { learners, instances, before, during, restarts, books }: Rolling & { learners: number; instances: number }): string {
  const line = (when: string, { all: { count, failed, p50, p95, p99, longest } }: Figures): string => row(when, count, failed, ms(p50), ms(p95), ms(p99), ms(longest));
  return [
    `${machine} ${learners} learners, ${instances} processes of each app.`,
    '',
    table(['', 'requests', 'failed', 'p50', 'p95', 'p99', 'longest'], [line('before', before), line('during', during)]),
    '',
    `Restarted: ${restarts.map(({ name, stoppedS, readyS }) => `${name} (stopped in ${stoppedS.toFixed(1)} s, ready ${readyS.toFixed(1)} s later)`).join(', ')}.`,
    '',
    ...[...during.failures].map(([what, count]) => `Failed: ${what}, ${count} times.`),
    `Accounting: ${books.accepted} writes were accepted; ${books.wrong.length === 0 ? 'each is there once, and all counts agree.' : `not as it should be: ${books.wrong.length}.`}`,
    ...books.wrong.slice(0, 20).map((sentence) => `- ${sentence}`),
  ].join('\n');
}
