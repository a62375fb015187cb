import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import { newVisitor } from './browser.js';
import { publicUrl, signIn, verifiedLearner, type Learner } from './learner.js';

const { TEST_STATE_DIR } = z.object({ TEST_STATE_DIR: z.string() }).parse(process.env);

/** Somebody with an account who is made an administrator by the command that makes the first one. */
export async function administrator(): Promise<Learner> {
  const learner = await verifiedLearner();
  const command = [join(TEST_STATE_DIR, 'env/auth.env'), process.execPath, 'services/auth/dist/make-administrator.js', learner.email];
  await promisify(execFile)('/bin/sh', ['infra/native/run-part.sh', ...command]);
  return learner;
}

export type AdminVisit = { page: Page; complaints: string[]; admin: Learner };

/** An administrator who has signed in and opened one of their pages. */
export async function signedInAdministrator(browser: Browser, path = '/admin'): Promise<AdminVisit> {
  const admin = await administrator();
  const { page, complaints } = await newVisitor(browser, publicUrl);
  await page.goto(path);
  await signIn(page, admin);
  await page.getByRole('navigation', { name: 'Administration', exact: true }).waitFor();
  return { page, complaints, admin };
}

/** Calls the server as whoever is signed in on the page. */
export async function callAs(page: Page, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<unknown> {
  const answer = await page.request.fetch(path, { method, headers: { 'sec-fetch-site': 'same-origin' }, ...(body ? { data: body } : {}) });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}
