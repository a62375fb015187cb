import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';

const MODULE = 'github.com/stripe/stripe-mock@v0.203.0';
const BUILD_TIMEOUT_MS = 5 * 60_000;
const START_TIMEOUT_MS = 30_000;
const LOOK_MS = 100;
const run = promisify(execFile);

/**
 * Starts the payment provider's own stand-in, which holds requests against the published description of its API. It is built by
 * Go; without Go, or where its modules can't be fetched, the tests that ask it are left out, and that is said.
 * @returns undefined where it is left out
 */
export async function startStripeMock(port: number): Promise<{ url: string; stop: () => Promise<void> } | undefined> {
  const folder = resolve('.local/go');
  try {
    await run('go', ['install', MODULE], { timeout: BUILD_TIMEOUT_MS, env: { ...process.env, GOBIN: folder, GOFLAGS: '-mod=mod' } });
  } catch {
    console.log('  stripe-mock is left out: it needs Go and its modules.');
    return undefined;
  }
  const child = spawn(join(folder, 'stripe-mock'), ['-http-addr', `127.0.0.1:${port}`], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || !child.kill()) return;
    await once(child, 'exit');
  };
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (await fetch(url).then(() => true, () => false)) return { url, stop };
    await setTimeout(LOOK_MS);
  }
  await stop();
  throw new Error('stripe-mock does not answer.');
}
