import { randomUUID } from 'node:crypto';
import { mailRequested, REMINDER_CONSENT, type Envelope } from '@b1fuchs/contracts';
import { connectBroker, createEvent, createLogger, publishEvent, type Broker } from '@b1fuchs/kit';
import { brokerConnected, eventually, nextMailTo } from '@b1fuchs/testing';
import type { Browser } from 'playwright-core';
import { z } from 'zod';
import { newVisitor, openBrowser } from './browser.js';
import { mailUrl, publicUrl, signIn, verifiedLearner } from './learner.js';
import { signedInClient } from './signed-in-client.js';
import { allReady } from './stack.js';

const { RABBIT_URL } = z.object({ RABBIT_URL: z.string() }).parse(process.env);
let browser: Browser;
let broker: Broker;

beforeAll(async () => {
  await allReady();
  browser = await openBrowser();
  broker = connectBroker(RABBIT_URL, createLogger('journey', 'silent'));
  await brokerConnected(broker);
});
afterAll(async () => {
  await browser.close();
  await broker.close();
});

/** Asks for the evening's mail, as progress does when a streak would end. */
async function askForReminder(userId: string): Promise<void> {
  const event: Envelope = createEvent(mailRequested, { userId, data: { template: 'streak-reminder', values: { streak: '4' } }, now: new Date() });
  await publishEvent(broker, event);
}

test('a learner switches reminders on, gets one, and stops them from the mail without signing in', async () => {
  const learner = await verifiedLearner();
  const { userId } = await signedInClient(learner);
  const { page, complaints } = await newVisitor(browser, publicUrl);
  await page.goto('/progress');
  await signIn(page, learner);
  const card = page.getByRole('region', { name: 'Erinnerung per E-Mail' });
  const choice = card.getByRole('switch', { name: REMINDER_CONSENT });
  expect(await choice.isChecked()).toBe(false);
  await choice.click();
  await card.getByText('Gespeichert. Sie werden erinnert.').waitFor();
  await page.reload();
  await eventually(async () => expect(await choice.isChecked()).toBe(true));

  await askForReminder(userId);
  const mail = await nextMailTo(mailUrl, learner.email, /Ihre Serie von 4 Tagen wartet auf Sie/);
  const link = new URL(/https?:\/\/\S+\/unsubscribe\?token=\S+/.exec(mail.text)?.[0] ?? '');
  const stranger = await newVisitor(browser, publicUrl);
  await stranger.page.goto(link.pathname + link.search);
  await stranger.page.getByRole('button', { name: 'Erinnerungen abstellen' }).click();
  await stranger.page.getByRole('heading', { name: 'Erinnerungen sind abgestellt' }).waitFor();

  await page.reload();
  await card.waitFor();
  await eventually(async () => expect(await choice.isChecked()).toBe(false));
  expect(complaints).toEqual([]);
});

test('a made-up link is told to be none', async () => {
  const { page } = await newVisitor(browser, publicUrl);
  await page.goto(`/unsubscribe?token=${randomUUID()}`);
  await page.getByRole('button', { name: 'Erinnerungen abstellen' }).click();
  await page.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' }).waitFor();
});
