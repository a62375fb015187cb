import type { Learner } from '../bench/learner.js';
import type { Recorder } from './recorder.js';

/** No answer may take longer: the longest time-out of a route, with room for the machine. */
const LONGEST_WAIT_MS = 35_000;

/** A learner's browser: each call is recorded under its route, and a failure is a figure and no exception. */
export function createClient(gateway: URL, { headers }: Learner, recorder: Recorder) {
  return {
    /** @param route the pattern to count under, where the path names something @returns the body, undefined after a failure */
    async call(method: 'GET' | 'POST', path: string, body?: object, route = path.split('?')[0] ?? path): Promise<unknown> {
      const startedAt = performance.now();
      const note = (status: number): void => recorder.note({ route: `${method} ${route}`, ms: performance.now() - startedAt, status });
      try {
        const response = await fetch(new URL(path, gateway), {
          method,
          headers,
          ...(body ? { body: JSON.stringify(body) } : {}),
          signal: AbortSignal.timeout(LONGEST_WAIT_MS),
        });
        const text = await response.text();
        note(response.status);
        return response.ok && response.headers.get('content-type')?.includes('json') === true ? (JSON.parse(text) as unknown) : undefined;
      } catch {
        note(0);
        return undefined;
      }
    },
  };
}
export type Client = ReturnType<typeof createClient>;
