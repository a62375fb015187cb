import { readinessSchema, type Readiness } from '@b1fuchs/contracts';

/** A service gives its own dependencies three seconds. */
const TIMEOUT_MS = 4_000;

/** What a process says of itself; undefined where nothing sensible comes in time. */
export async function readReadiness(url: string): Promise<Readiness | undefined> {
  try {
    const response = await fetch(new URL('/health/ready', url), { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return readinessSchema.parse(await response.json());
  } catch {
    return undefined;
  }
}
