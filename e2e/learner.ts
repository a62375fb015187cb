import { randomUUID } from 'node:crypto';
import { securityCheckSchema } from '@b1fuchs/contracts';
import { linkIn, nextMailTo } from '@b1fuchs/testing';
import type { Page } from 'playwright-core';
import { z } from 'zod';

const env = z.object({ PUBLIC_URL: z.url(), GATEWAY_URL: z.url(), MAIL_URL: z.url() }).parse(process.env);
export const publicUrl = env.PUBLIC_URL;
export const mailUrl = env.MAIL_URL;

export type Learner = { username: string; email: string; password: string };

export const someLearner = (): Learner => {
  const id = randomUUID().slice(0, 8);
  return { username: `ali-${id}`, email: `ali-${id}@example.org`, password: 'Sicher-genug-7' };
};

const post = async (path: string, body: object): Promise<void> => {
  const answer = await fetch(new URL(path, env.GATEWAY_URL), {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
};

/** A learner who has registered and not yet verified their address. */
export async function registeredLearner(): Promise<Learner> {
  const learner = someLearner();
  const check = securityCheckSchema.parse(await (await fetch(new URL('/api/security-check', env.GATEWAY_URL))).json());
  await post('/api/register', { ...learner, securityCheck: { id: check.id, answer: check.left + check.right } });
  return learner;
}

/** A learner whose address is verified, made over the calls, for journeys that begin later. */
export async function verifiedLearner(): Promise<Learner> {
  const learner = await registeredLearner();
  const link = linkIn(await nextMailTo(mailUrl, learner.email, /bestätigen/));
  await post('/api/verify-email', { token: link.searchParams.get('token') });
  return learner;
}

/** Signs in on the auth screen, wherever it shows. */
export async function signIn(page: Page, { username, password }: Learner): Promise<void> {
  await page.getByLabel('Username or e-mail').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
