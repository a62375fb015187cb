import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { withLock } from './lock.js';
import { endProcesses, findStackProcesses } from './processes.js';
import type { Say } from './progress.js';
import type { Stack } from './stack.js';
import { socketOf, supervisedProcesses } from './supervisor.js';
import { shutdownSupervisor, stopProcess } from './supervisor-rpc.js';

/** Stores, in the order in which they stop; everything else stops before them, together. */
const storesLast = ['rabbitmq', 'mongo', 'redis'];
const graceSeconds = 60;

async function stopSupervised(stack: Stack): Promise<void> {
  const processes = await supervisedProcesses(stack);
  if (processes === undefined) return;
  const socket = socketOf(stack);
  const running = processes.filter(({ statename }) => !['STOPPED', 'EXITED', 'FATAL'].includes(statename));
  const names = running.map(({ name }) => name);
  // A part that ends by itself meanwhile is a fault to the supervisor and no trouble here.
  const stop = (name: string) => stopProcess(socket, name).catch(() => undefined);
  await Promise.all(names.filter((name) => !storesLast.includes(name)).map(stop));
  for (const name of storesLast.filter((store) => names.includes(store))) await stop(name);
  await shutdownSupervisor(socket).catch(() => undefined);
  await endProcesses(stack, ({ part }) => part === undefined, graceSeconds);
}

/**
 * Ends what outlived its supervisor (and the broker's own name service), in the same order.
 * The supervisor itself goes first, or it would start again what is ended.
 */
async function endLeftovers(stack: Stack): Promise<void> {
  await endProcesses(stack, ({ part }) => part === undefined, graceSeconds);
  await endProcesses(stack, ({ part }) => part !== undefined && !storesLast.includes(part), graceSeconds);
  for (const store of storesLast) await endProcesses(stack, ({ part }) => part === store, graceSeconds);
}

/** Stops a native stack whose lock the caller holds. */
export async function stopLocked(stack: Stack): Promise<void> {
  await stopSupervised(stack);
  await endLeftovers(stack);
}

/** Stops everything a native stack started and resolves when no process of it lives; says how many there were. */
export async function stopNative(stack: Stack, say: Say): Promise<number> {
  const isThere = await access(stack.stateDir).then(
    () => true,
    () => false,
  );
  if (!isThere) return 0;
  return withLock(join(stack.stateDir, 'lock'), say, async () => {
    const living = await findStackProcesses(stack);
    await stopLocked(stack);
    return living.length;
  });
}
