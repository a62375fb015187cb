import { readFile, readdir } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Stack } from './stack.js';

/** A living process that was started for a stack: every part and the supervisor carry B1_STACK, every part B1_PART. */
export type StackProcess = { readonly pid: number; readonly part: string | undefined };

type Candidate = StackProcess & { readonly parent: number; readonly isMarked: boolean };

async function readCandidate(pid: number, marker: string): Promise<Candidate | undefined> {
  const read = (file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
  const [environment, status] = await Promise.all([read('environ'), read('status')]);
  const parent = Number(/^PPid:\t(\d+)/m.exec(status)?.[1] ?? '0');
  const isZombie = /^State:\tZ/m.test(status);
  if (parent === 0 || isZombie) return undefined;
  const variables = environment.split('\0');
  const part = variables.find((variable) => variable.startsWith('B1_PART='))?.slice('B1_PART='.length);
  return { pid, parent, part, isMarked: variables.includes(marker) };
}

/**
 * Finds what still lives of a stack, whoever is its parent, by the mark in the processes' environment;
 * and below those, what has written over its environment (browsers do).
 */
export async function findStackProcesses(stack: Stack): Promise<StackProcess[]> {
  const entries = await readdir('/proc').catch(() => []);
  const pids = entries.map(Number).filter((pid) => Number.isInteger(pid) && pid !== process.pid);
  const marker = `B1_STACK=${stack.stateDir}`;
  const candidates = (await Promise.all(pids.map((pid) => readCandidate(pid, marker)))).filter(
    (candidate) => candidate !== undefined,
  );
  const found = new Map<number, StackProcess>();
  let added = candidates.filter(({ isMarked }) => isMarked).map(({ pid, part }): StackProcess => ({ pid, part }));
  while (added.length > 0) {
    for (const process of added) found.set(process.pid, process);
    added = candidates
      .filter(({ pid, parent }) => !found.has(pid) && found.has(parent))
      .map(({ pid, parent }) => ({ pid, part: found.get(parent)?.part }));
  }
  return [...found.values()];
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}

/**
 * Ends the stack's processes that `belongs` picks: SIGTERM, and SIGKILL for what is left after `graceSeconds`.
 * Resolves with how many there were.
 */
export async function endProcesses(
  stack: Stack,
  belongs: (process: StackProcess) => boolean,
  graceSeconds: number,
): Promise<number> {
  const living = async () => (await findStackProcesses(stack)).filter(belongs);
  const first = await living();
  for (const { pid } of first) send(pid, 'SIGTERM');
  const deadline = Date.now() + graceSeconds * 1000;
  let left = first;
  while (left.length > 0 && Date.now() < deadline) {
    await delay(100);
    left = await living();
  }
  while (left.length > 0) {
    for (const { pid } of left) send(pid, 'SIGKILL');
    await delay(100);
    left = await living();
  }
  return first.length;
}
