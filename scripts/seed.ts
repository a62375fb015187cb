/**
 * Seeds demo data through the product's own doors, and prints the demo sign-ins. Running it again changes nothing.
 * Takes the addresses of a running system from the environment, as `make up` sets them.
 */
import { messageSchema, securityCheckSchema } from '@b1fuchs/contracts';
import { linkIn, nextMailTo } from '@b1fuchs/testing';
import { z } from 'zod';

const env = z.object({ GATEWAY_URL: z.url(), MAIL_URL: z.url() }).parse(process.env);
const learner = { username: 'demo', email: 'demo@b1fuchs.example', password: 'Fuchs-lernt-B1' };

const post = (path: string, body: object): Promise<Response> =>
  fetch(new URL(path, env.GATEWAY_URL), {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  });

async function register(): Promise<'new' | 'known'> {
  const check = securityCheckSchema.parse(await (await fetch(new URL('/api/security-check', env.GATEWAY_URL))).json());
  const securityCheck = { id: check.id, answer: check.left + check.right };
  const answer = await post('/api/register', { ...learner, securityCheck, timeZone: 'Europe/Berlin' });
  if (answer.status === 409) return 'known';
  if (!answer.ok) throw new Error(`registering the demo learner: ${messageSchema.parse(await answer.json()).message}`);
  return 'new';
}

async function verify(): Promise<void> {
  const token = linkIn(await nextMailTo(env.MAIL_URL, learner.email, /bestätigen/)).searchParams.get('token');
  const answer = await post('/api/verify-email', { token });
  if (!answer.ok) throw new Error(`verifying the demo learner: ${messageSchema.parse(await answer.json()).message}`);
}

if ((await register()) === 'new') await verify();
console.log(`Demo learner: ${learner.username} / ${learner.password}`);
