import { randomUUID } from 'node:crypto';
import { adminSettingsAnswerSchema, learnerMailsSchema, mailRequested, type AdminSettings, type MailTemplate } from '@b1fuchs/contracts';
import { connectBroker, createEvent, createLogger, publishEvent } from '@b1fuchs/kit';
import { brokerConnected, eventually } from '@b1fuchs/testing';
import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import { callAs, signedInAdministrator, type AdminVisit } from './administrator.js';
import { turnOnTwoFactor } from './authenticator.js';
import { findingsInBothThemes, newVisitor, openBrowser } from './browser.js';
import { publicUrl, registeredLearner, signIn, verifiedLearner } from './learner.js';
import { ageSessions } from './sessions.js';
import { signedInCalls } from './signed-in-calls.js';
import { allReady } from './stack.js';

const { RABBIT_URL } = z.object({ RABBIT_URL: z.string() }).parse(process.env);
const logger = createLogger('journey', 'silent');
/** A setting takes effect in every service within seconds. */
const SOON_MS = 15_000;
const HALF_AN_HOUR_MS = 31 * 60_000;

let browser: Browser;
let visit: AdminVisit;
let before: AdminSettings;

beforeAll(async () => {
  await allReady();
  browser = await openBrowser();
  visit = await signedInAdministrator(browser, '/admin?tab=settings');
  before = (await current(visit.page)).settings;
});
afterEach(() => restore());
afterAll(() => browser.close());

const current = async (page: Page) => adminSettingsAnswerSchema.parse(await callAs(page, 'GET', '/api/admin/settings'));
async function restore(): Promise<void> {
  const { settings, version } = await current(visit.page);
  if (JSON.stringify(settings) !== JSON.stringify(before)) await callAs(visit.page, 'PUT', '/api/admin/settings', { ...before, version });
}

/** Switches as an administrator does, and waits until the page says that it is kept. */
async function switchTo(name: string, isOn: boolean): Promise<void> {
  const { page } = visit;
  await page.goto('/admin?tab=settings');
  const control = page.getByRole('switch', { name });
  await control.waitFor();
  if ((await control.isChecked()) === isOn) return;
  await control.click();
  await page.getByRole('listitem').getByText(`${name} switched ${isOn ? 'on' : 'off'}`, { exact: true }).waitFor();
}

/** Asks for a mail as a service does. @returns what has become of it */
async function outcomeOf(template: MailTemplate, userId: string): Promise<'sent' | 'failed'> {
  const broker = connectBroker(RABBIT_URL, logger);
  await brokerConnected(broker);
  const now = new Date();
  const event = createEvent(mailRequested, { userId, data: { template, values: { endsAt: new Date(now.getTime() + 86_400_000).toISOString() } }, now });
  await publishEvent(broker, event);
  await broker.close();
  return eventually(async () => {
    const { mails } = learnerMailsSchema.parse(await callAs(visit.page, 'GET', `/api/admin/users/${userId}/mails`));
    const mail = mails.find((one) => one.template === template && Date.parse(one.queuedAt) >= now.getTime());
    if (!mail || mail.state === 'waiting') throw new Error('the mail waits');
    return mail.state;
  }, SOON_MS);
}

const becomes = (template: MailTemplate, userId: string, outcome: 'sent' | 'failed'): Promise<void> =>
  eventually(async () => expect(await outcomeOf(template, userId)).toBe(outcome), SOON_MS);

test('Email Notifications and Trial Reminders: what the product can do without is not sent, what an account’s safety needs is', async () => {
  const { userId } = await signedInCalls(await verifiedLearner());
  await switchTo('Trial Reminders', false);
  await becomes('trial-ends-tomorrow', userId, 'failed');
  expect(await outcomeOf('access-ends', userId)).toBe('sent');
  await switchTo('Trial Reminders', true);
  await becomes('trial-ends-tomorrow', userId, 'sent');

  await switchTo('Email Notifications', false);
  await becomes('access-ends', userId, 'failed');
  expect(await outcomeOf('trial-ends-tomorrow', userId)).toBe('failed');
  expect(await outcomeOf('password-changed', userId)).toBe('sent');
  expect(visit.complaints).toEqual([]);
});

test('Marketing Emails: off, nobody is sent news, and the bulk action says why', async () => {
  const learner = await verifiedLearner();
  const { call } = await signedInCalls(learner);
  await call('PUT', '/api/account/mail-preferences', { marketing: true });
  await switchTo('Marketing Emails', false);
  const { page } = visit;
  const dialog = page.getByRole('dialog');
  const write = async (): Promise<string> => {
    await page.goto(`/admin?search=${learner.username}`);
    await page.getByRole('checkbox', { name: 'Select all users on this page' }).click();
    await page.getByRole('button', { name: 'Bulk Actions (1)' }).click();
    await dialog.getByLabel('Action').selectOption('Send Email');
    await dialog.getByLabel('Subject').fill('Neue Übungen');
    await dialog.getByLabel('Message').fill('es gibt neue Übungen.');
    await dialog.getByRole('button', { name: 'Execute' }).click();
    await dialog.getByRole('status').getByText('Finished', { exact: true }).waitFor();
    return dialog.getByRole('table', { name: 'Results' }).innerText();
  };
  await eventually(async () => expect(await write()).toContain('News by e-mail is switched off in the settings.'), 2 * SOON_MS);
  await switchTo('Marketing Emails', true);
  await eventually(async () => expect(await write()).toContain('On its way.'), 2 * SOON_MS);
});

test('Force Email Verification: on, nobody signs in before; off, they sign in and are asked for it where they practise', async () => {
  const learner = await registeredLearner();
  const { page } = await newVisitor(browser, publicUrl);
  await switchTo('Force Email Verification', true);
  await page.goto('/');
  await signIn(page, learner);
  await page.getByText(learner.email).waitFor();
  expect(await page.getByRole('tab', { name: 'Fortschritt' }).count()).toBe(0);

  await switchTo('Force Email Verification', false);
  await eventually(async () => {
    await page.goto('/');
    await signIn(page, learner);
    await page.getByRole('tab', { name: 'Fortschritt' }).waitFor({ timeout: 3_000 });
  }, SOON_MS);
  const refused = await page.evaluate(async (): Promise<unknown> => (await fetch('/api/refine-style', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"text":"Hallo","targetStyle":"formal"}' })).json());
  expect(refused).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
});

test('Two-Factor Authentication: an administrator without it is led to switch it on, and comes back with it', async () => {
  const { page: other, admin, complaints } = await signedInAdministrator(browser);
  await other.getByText(/^Showing 1 to/u).waitFor();
  // Whoever switches it on has it themselves.
  await visit.page.goto('/account');
  await turnOnTwoFactor(visit.page, visit.admin);
  await visit.page.getByRole('button', { name: 'Ich habe sie gespeichert' }).click();
  await switchTo('Two-Factor Authentication', true);

  await eventually(async () => {
    await other.getByRole('button', { name: 'Refresh' }).click({ timeout: 2_000 }).catch(() => undefined);
    await other.getByText('Please switch it on in your account page first').waitFor({ timeout: 2_000 });
  }, SOON_MS);
  expect(await findingsInBothThemes(other)).toEqual([]);
  expect((await other.request.get('/api/admin/stats', { headers: { 'sec-fetch-site': 'same-origin' } })).status()).toBe(403);
  await other.getByRole('link', { name: 'Go to My Account' }).click();
  await turnOnTwoFactor(other, admin);
  await other.getByRole('button', { name: 'Ich habe sie gespeichert' }).click();
  await other.goto('/admin');
  await other.getByText(/^Showing 1 to/u).waitFor();
  // A learner is not asked for it.
  const { call } = await signedInCalls(await verifiedLearner());
  expect((await call('GET', '/api/user/progress')).status).toBe(200);
  expect(complaints).toEqual([]);
});

test('Auto Session Timeout: half an hour without a request ends a session, and only while it is on', async () => {
  const rest = (userId: string): Promise<void> => ageSessions(userId, 'usedAt', HALF_AN_HOUR_MS);
  const learner = await verifiedLearner();
  const { userId } = await signedInCalls(learner);
  const { page } = await newVisitor(browser, publicUrl);
  await page.goto('/progress');
  await signIn(page, learner);
  const heading = page.getByRole('heading', { name: 'Fortschritt', exact: true });
  await heading.waitFor();
  await rest(userId);
  await page.reload();
  await heading.waitFor();

  await switchTo('Auto Session Timeout', true);
  await eventually(async () => {
    await rest(userId);
    await page.reload();
    await page.getByLabel('Username or e-mail').waitFor({ timeout: 2_000 });
  }, SOON_MS);
  await signIn(page, learner);
  await heading.waitFor();
});

test('a switch that was not kept stays as it was, and says so', async () => {
  const { page } = visit;
  await page.goto('/admin?tab=settings');
  const control = page.getByRole('switch', { name: 'Trial Reminders' });
  await control.waitFor();
  const wasOn = await control.isChecked();
  await page.route('**/api/admin/settings', (route) => (route.request().method() === 'PUT' ? route.fulfill({ status: 503, json: { code: 'SERVICE_UNAVAILABLE', message: 'This part of B1 Fuchs is starting up or not available right now. Nothing is lost. Please try again in a moment.', requestId: randomUUID() } }) : route.continue()));
  await control.click();
  await page.getByText('The setting was not saved').waitFor();
  await eventually(async () => expect(await control.isChecked()).toBe(wasOn));
  await page.unroute('**/api/admin/settings');
});
