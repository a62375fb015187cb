import { readFileSync } from 'node:fs';
import type { Readiness } from '@b1fuchs/contracts';
import type { Request, Response } from 'express';
import { z } from 'zod';

/** Named checks of what a process truly depends on; each rejects while its dependency is away. */
export type ReadinessChecks = Record<string, () => Promise<unknown>>;

/** All packages are released together. */
const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')));

/** The setting of an app that is about to stop: it serves on, and is not ready for more. */
export const STOPPING = 'stopping';

/** A check that takes longer than this counts as failed. */
const CHECK_TIMEOUT_MS = 3_000;

const withinTimeout = (check: () => Promise<unknown>): Promise<unknown> =>
  Promise.race([
    check(),
    new Promise((_resolve, reject) => {
      setTimeout(reject, CHECK_TIMEOUT_MS, new Error('timed out')).unref();
    }),
  ]);

/**
 * GET /health/ready: 200 with every check 'ok', else 503 and which one failed. What the process can do without is
 * reported too, but a failure there leaves it ready. Who is about to stop is not ready. Also which version this is, and for how long it has been running.
 */
export function answerReadiness(checks: ReadinessChecks, dispensable: ReadinessChecks = {}) {
  return async (request: Request, response: Response): Promise<void> => {
    const [needed, extra] = await Promise.all([runAll(checks), runAll(dispensable)]);
    const ready = Object.values(needed).every((state) => state === 'ok') && !request.app.enabled(STOPPING);
    const body: Readiness = { ready, checks: { ...needed, ...extra }, version, uptimeS: Math.floor(process.uptime()) };
    response.status(ready ? 200 : 503).json(body);
  };
}

/** Whether every check succeeds. */
export const isReady = async (checks: ReadinessChecks): Promise<boolean> => Object.values(await runAll(checks)).every((state) => state === 'ok');

async function runAll(checks: ReadinessChecks): Promise<Record<string, 'ok' | 'failed'>> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const state = await withinTimeout(check).then(
        () => 'ok' as const,
        () => 'failed' as const,
      );
      return [name, state] as const;
    }),
  );
  return Object.fromEntries(results);
}
