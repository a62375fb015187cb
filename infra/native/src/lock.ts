import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Say } from './progress.js';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** The lock appears with its content at once, by a link: nobody ever reads a half-written one. */
async function tryTake(file: string): Promise<boolean> {
  const own = `${file}.${randomUUID()}`;
  await writeFile(own, String(process.pid));
  try {
    await link(own, file);
    return true;
  } catch {
    return false;
  } finally {
    await unlink(own);
  }
}

/** Resolves with the living process that holds the lock; the lock of a dead one is removed. */
async function holderOf(file: string): Promise<number | undefined> {
  const pid = Number(await readFile(file, 'utf8').catch(() => ''));
  if (pid > 0 && isAlive(pid)) return pid;
  await unlink(file).catch(() => undefined);
  return undefined;
}

/** Runs `work` while no other launcher holds the same lock file; says for whom it waits. */
export async function withLock<T>(file: string, say: Say, work: () => Promise<T>): Promise<T> {
  await mkdir(dirname(file), { recursive: true });
  let announced = false;
  while (!(await tryTake(file))) {
    const holder = await holderOf(file);
    if (holder !== undefined && !announced) {
      say(`… waiting for process ${holder}, which is at the same work`);
      announced = true;
    }
    await delay(200);
  }
  try {
    return await work();
  } finally {
    await unlink(file).catch(() => undefined);
  }
}
