import { achievementsResponseSchema, errorBodySchema } from '@b1fuchs/contracts';
import { z } from 'zod';
import type { Learner } from './learner.js';

const { GATEWAY_URL } = z.object({ GATEWAY_URL: z.url() }).parse(process.env);
/** No answer may take longer: the longest time-out of a route, with room for the machine. */
const LONGEST_WAIT_MS = 35_000;

export type Answer = { status: number; code: string | undefined };

/** A learner's browser session, over plain calls. Every status it was ever answered is kept. */
export async function signedInClient({ username, password }: Learner) {
  const statuses: number[] = [];
  const call = async (path: string, body?: object, cookie = ''): Promise<Response> => {
    const response = await fetch(new URL(path, GATEWAY_URL), {
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    });
    statuses.push(response.status);
    return response;
  };
  const signedIn = await call('/api/login', { username, password });
  const { id: userId } = z.object({ id: z.string() }).parse(await signedIn.json());
  const cookie = (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

  return {
    userId,
    statuses,
    /** Sends a text to be corrected. The gateway itself may be away, which is no answer at all. */
    async analyze(text: string): Promise<Answer> {
      const response = await call('/api/analyze/grammar', { text, topic: 'Party zum Einzug', section: 'teil1' }, cookie).catch(() => undefined);
      if (!response) return { status: 0, code: undefined };
      const body: unknown = await response.json();
      return { status: response.status, code: errorBodySchema.safeParse(body).data?.code };
    },
    async achievements() {
      return achievementsResponseSchema.parse(await (await call('/api/user/achievements', undefined, cookie)).json());
    },
    async whoAmI(): Promise<number> {
      return (await call('/api/user', undefined, cookie)).status;
    },
  };
}
