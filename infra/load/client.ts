import { setTimeout as pause } from 'node:timers/promises';
import { errorBodySchema } from '@b1fuchs/contracts';
import type { Learner } from '../bench/learner.js';
import type { Kind, Ledger } from './ledger.js';
import type { Recorder } from './recorder.js';

/** No answer may take longer: the longest time-out of a route, with room for the machine. */
export const LONGEST_WAIT_MS = 35_000;
/** What the server knows again by its id is sent until it is answered, as the pages do it. */
const [TRIES, TRY_AGAIN_MS] = [20, 2_000];

export type CallOptions = {
  /** The pattern to count under, where the path names something. */
  route?: string;
  /** What is handed in. `isKnown`: the server knows it again by the id, so it may be sent twice. */
  write?: { kind: Kind; id: string; isKnown: boolean };
  /** Whether an answer with success says that it was kept; always, without it. */
  isKept?: (body: unknown) => boolean;
};

/** A learner's browser: each call is recorded under its route, and a failure is a figure and no exception. */
export function createClient(gateway: URL, { headers, identity: { userId } }: Learner, recorder: Recorder, ledger: Ledger) {
  const once = async (method: 'GET' | 'POST', path: string, body: object | undefined, route: string): Promise<{ isOk: boolean; body: unknown }> => {
    const startedAt = performance.now();
    const note = (code: string | null): void => recorder.note({ route: `${method} ${route}`, ms: performance.now() - startedAt, at: startedAt, failure: code });
    try {
      const response = await fetch(new URL(path, gateway), {
        method,
        headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(LONGEST_WAIT_MS),
      });
      const answer = readJson(await response.text());
      note(response.ok ? null : (errorBodySchema.safeParse(answer).data?.code ?? String(response.status)));
      return { isOk: response.ok, body: answer };
    } catch {
      note(performance.now() - startedAt >= LONGEST_WAIT_MS ? 'no answer in time' : 'no connection');
      return { isOk: false, body: undefined };
    }
  };

  return {
    /** @returns the body of an answer with success, else undefined */
    async call(method: 'GET' | 'POST', path: string, body?: object, { route = path.split('?')[0] ?? path, write, isKept = () => true }: CallOptions = {}): Promise<unknown> {
      let answer = await once(method, path, body, route);
      for (let tries = 1; !answer.isOk && write?.isKnown === true && tries < TRIES; tries += 1) {
        await pause(TRY_AGAIN_MS);
        answer = await once(method, path, body, route);
      }
      if (write && (!answer.isOk || isKept(answer.body))) ledger.note({ userId, kind: write.kind, id: write.id, fate: answer.isOk ? 'accepted' : 'unknown' });
      return answer.isOk ? answer.body : undefined;
    },
  };
}
export type Client = ReturnType<typeof createClient>;

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
