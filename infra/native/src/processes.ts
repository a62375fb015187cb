import { readFile, readdir } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Stack } from './stack.js';

/** A living process that was started for a stack: every part and the supervisor carry B1_STACK, every part B1_PART. */
export type StackProcess = { readonly pid: number; readonly part: string | undefined };

async function readStackProcess(pid: number, marker: string): Promise<StackProcess | undefined> {
  const environment = await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '');
  const variables = environment.split('\0');
  if (!variables.includes(marker)) return undefined;
  return { pid, part: variables.find((variable) => variable.startsWith('B1_PART='))?.slice('B1_PART='.length) };
}

/** Finds what still lives of a stack by its mark in the processes' environment, whoever is their parent. */
export async function findStackProcesses(stack: Stack): Promise<StackProcess[]> {
  const entries = await readdir('/proc').catch(() => []);
  const pids = entries.map(Number).filter((pid) => Number.isInteger(pid) && pid !== process.pid);
  const marker = `B1_STACK=${stack.stateDir}`;
  const found = await Promise.all(pids.map((pid) => readStackProcess(pid, marker)));
  return found.filter((process) => process !== undefined);
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
