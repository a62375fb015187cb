/**
 * Seeds demo data through the product's own doors, and prints the demo sign-ins. Running it again changes nothing.
 * Takes the addresses of a running system from the environment, as `make up` sets them.
 */
import { messageSchema, securityCheckSchema } from '@b1fuchs/contracts';
import { linkIn, nextMailTo } from '@b1fuchs/testing';
import { z } from 'zod';

const env = z.object({ GATEWAY_URL: z.url(), MAIL_URL: z.url(), DEMO_ADMINISTRATOR: z.email() }).parse(process.env);
type Demo = { title: string; username: string; email: string; password: string };
const learner: Demo = { title: 'learner', username: 'demo', email: 'demo@b1fuchs.example', password: 'Fuchs-lernt-B1' };
/** The launcher names the address, and makes an administrator of whom it belongs to. */
const administrator: Demo = { title: 'administrator', username: 'admin', email: env.DEMO_ADMINISTRATOR, password: 'Fuchs-leitet-B1' };

const post = (path: string, body: object): Promise<Response> =>
  fetch(new URL(path, env.GATEWAY_URL), {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  });

async function register({ title, ...account }: Demo): Promise<'new' | 'known'> {
  const check = securityCheckSchema.parse(await (await fetch(new URL('/api/security-check', env.GATEWAY_URL))).json());
  const securityCheck = { id: check.id, answer: check.left + check.right };
  const answer = await post('/api/register', { ...account, securityCheck, timeZone: 'Europe/Berlin' });
  if (answer.status === 409) return 'known';
  if (!answer.ok) throw new Error(`registering the demo ${title}: ${messageSchema.parse(await answer.json()).message}`);
  return 'new';
}

async function verify({ title, email }: Demo): Promise<void> {
  const token = linkIn(await nextMailTo(env.MAIL_URL, email, /bestätigen/)).searchParams.get('token');
  const answer = await post('/api/verify-email', { token });
  if (!answer.ok) throw new Error(`verifying the demo ${title}: ${messageSchema.parse(await answer.json()).message}`);
}

for (const demo of [learner, administrator]) {
  if ((await register(demo)) === 'new') await verify(demo);
  console.log(`Demo ${demo.title}: ${demo.username} / ${demo.password}`);
}
