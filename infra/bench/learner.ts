import { randomUUID } from 'node:crypto';
import { currentUserSchema, securityCheckSchema, type Identity } from '@b1fuchs/contracts';
import { eventually, linkIn, nextMailTo } from '@b1fuchs/testing';

/** A learner who is signed in and may practise. */
export type Learner = {
  /** For requests through the gateway, as the learner's browser would send them. */
  headers: { cookie: string; 'content-type': string; 'sec-fetch-site': string };
  /** What they sign in with. */
  account: { username: string; password: string };
  /** What the gateway would tell a service of them. */
  identity: Identity;
};

const TIME_ZONE = 'Europe/Berlin';
const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

/** Registers a learner, confirms their address by the mailed link, signs them in and waits for their trial to begin. */
export async function signInNewLearner({ gateway, mail }: { gateway: URL; mail: string }): Promise<Learner> {
  const call = async (path: string, body?: object, cookie = ''): Promise<Response> => {
    const content = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(new URL(path, gateway), { ...content, headers: { ...headers, cookie } });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response;
  };

  const id = randomUUID();
  const account = { username: `bench-${id.slice(0, 8)}`, email: `bench-${id.slice(0, 8)}@example.org`, password: 'Sicher-genug-7' };
  const check = securityCheckSchema.parse(await (await call('/api/security-check')).json());
  const securityCheck = { id: check.id, answer: check.left + check.right };
  await call('/api/register', { ...account, securityCheck, timeZone: TIME_ZONE });
  const link = linkIn(await nextMailTo(mail, account.email, /bestätigen/));
  await call('/api/verify-email', { token: link.searchParams.get('token') });

  const signedIn = await call('/api/login', { ...account, timeZone: TIME_ZONE });
  const cookie = (signedIn.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  const user = currentUserSchema.parse(await signedIn.json());
  const answer = { text: 'Ich freue mich auf die Party.', topic: 'Party zum Einzug', section: 'teil1' };
  await eventually(() => call('/api/analyze/grammar', answer, cookie), 30_000);

  const { username, role } = user;
  return {
    headers: { ...headers, cookie },
    account: { username: account.username, password: account.password },
    identity: { userId: user.id, username, role, entitled: true, isVerified: true, needsTwoFactor: false, timeZone: TIME_ZONE, sessionId: id },
  };
}
