import { currentUserSchema } from '@b1fuchs/contracts';
import { z } from 'zod';
import type { Learner } from './learner.js';

const { GATEWAY_URL } = z.object({ GATEWAY_URL: z.url() }).parse(process.env);

export type SignedInCalls = { userId: string; /** The value of the session's cookie. */ sessionId: string; /** Fails for any answer that is not OK. */ call: (method: string, path: string, body?: object) => Promise<Response> };

/** Signs somebody in, over the calls. */
export async function signedInCalls({ username, password }: Pick<Learner, 'username' | 'password'>): Promise<SignedInCalls> {
  let cookie = '';
  const call = async (method: string, path: string, body?: object): Promise<Response> => {
    const response = await fetch(new URL(path, GATEWAY_URL), {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
      headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return response;
  };
  const signedIn = await call('POST', '/api/login', { username, password });
  cookie = (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  return { userId: currentUserSchema.parse(await signedIn.json()).id, sessionId: cookie.split('=')[1] ?? '', call };
}
