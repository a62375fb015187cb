import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { serviceNameSchema } from '@b1fuchs/contracts';
import { eventually } from '@b1fuchs/testing';
import { z } from 'zod';

const run = promisify(execFile);
const { TEST_STATE_DIR } = z.object({ TEST_STATE_DIR: z.string() }).parse(process.env);

const supervisorctl = async (...args: string[]): Promise<string> => {
  const { stdout } = await run('.local/python/bin/supervisorctl', ['-c', join(TEST_STATE_DIR, 'supervisord.conf'), ...args]);
  return stdout.trim();
};

const pidOf = async (part: string): Promise<number> => {
  const pid = Number(await supervisorctl('pid', part));
  if (!(pid > 0)) throw new Error(`${part} is not running`);
  return pid;
};

/** Ends a part of the running system with SIGKILL, as a crash would. @returns the process id it had. */
export async function killPart(part: string): Promise<number> {
  const pid = await pidOf(part);
  process.kill(pid, 'SIGKILL');
  return pid;
}

/** Ends a part of the running system until it is started again. */
export async function stopPart(part: string): Promise<void> {
  await supervisorctl('stop', part);
}

export async function startPart(part: string): Promise<void> {
  await supervisorctl('start', part);
}

/** The process ids of the gateway and every service, to see that none was started again meanwhile. */
export const processIds = async (): Promise<Record<string, number>> => Object.fromEntries(await Promise.all(serviceNameSchema.options.map(async (part) => [part, await pidOf(part)] as const)));

/** Ends parts and starts them again, with the variables that their files have now; all at once, for each waits until it stays up. */
export async function restartParts(parts: string[]): Promise<void> {
  await Promise.all(parts.map((part) => supervisorctl('restart', part)));
}

/** Resolves when the supervisor has a new process for a part that had `oldPid`. */
export const isBack = (part: string, oldPid: number): Promise<void> =>
  eventually(async () => {
    if ((await pidOf(part)) === oldPid) throw new Error(`${part} has not been started again`);
  }, 60_000);

const serviceUrlsSchema = z.object({
  GATEWAY_URL: z.url(),
  AUTH_URL: z.url(),
  BILLING_URL: z.url(),
  PRACTICE_AI_URL: z.url(),
  VOCABULARY_URL: z.url(),
  PROGRESS_URL: z.url(),
  ADMIN_URL: z.url(),
  REPORT_URL: z.url(),
});

/** Resolves when the gateway and every service say that they are ready. */
export async function allReady(): Promise<void> {
  const urls = Object.values(serviceUrlsSchema.parse(process.env));
  await eventually(async () => {
    const answers = await Promise.all(urls.map((url) => fetch(new URL('/health/ready', url))));
    const waiting = answers.filter(({ ok }) => !ok).map(({ url }) => url);
    if (waiting.length > 0) throw new Error(`not ready: ${waiting.join(', ')}`);
  }, 120_000);
}
