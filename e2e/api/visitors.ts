import { z } from 'zod';
import { administrator } from '../administrator.js';
import { verifiedLearner, type Learner } from '../learner.js';

const { GATEWAY_URL } = z.object({ GATEWAY_URL: z.url() }).parse(process.env);
/** No answer may take longer: the longest time-out of a route, with room for the machine. */
const LONGEST_WAIT_MS = 35_000;

export type Call = (method: string, path: string, options?: { body?: BodyInit; headers?: Record<string, string> }) => Promise<Response>;

/** Plain calls, with a session's cookie or without. */
export const callWith =
  (cookie?: string): Call =>
  (method, path, { body, headers = {} } = {}) =>
    fetch(GATEWAY_URL + path, {
      method,
      ...(body === undefined ? {} : { body }),
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', ...(cookie === undefined ? {} : { cookie }), ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    });

async function signedIn({ username, password }: Learner): Promise<Call> {
  const answer = await callWith()('POST', '/api/login', { body: JSON.stringify({ username, password }) });
  if (!answer.ok) throw new Error(`signing in answered ${answer.status}`);
  return callWith((answer.headers.get('set-cookie') ?? '').split(';')[0]);
}

/** Nobody, a learner in the trial, and an administrator, each new. */
export async function visitors(): Promise<{ visitor: Call; learner: Call; admin: Call }> {
  return { visitor: callWith(), learner: await signedIn(await verifiedLearner()), admin: await signedIn(await administrator()) };
}
