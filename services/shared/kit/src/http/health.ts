import type { Request, Response } from 'express';

/** Named checks of what a process truly depends on; each rejects while its dependency is away. */
export type ReadinessChecks = Record<string, () => Promise<unknown>>;

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
 * reported too, but a failure there leaves it ready.
 */
export function answerReadiness(checks: ReadinessChecks, dispensable: ReadinessChecks = {}) {
  return async (_request: Request, response: Response): Promise<void> => {
    const [needed, extra] = await Promise.all([runAll(checks), runAll(dispensable)]);
    const ready = Object.values(needed).every((state) => state === 'ok');
    response.status(ready ? 200 : 503).json({ ready, checks: { ...needed, ...extra } });
  };
}

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
