import { randomUUID } from 'node:crypto';
import { adminUsersPageSchema, checkoutResponseSchema, moneyReportSchema, userRegistered, WITHDRAWAL_CONSENT, type MoneyReport } from '@b1fuchs/contracts';
import { connectBroker, createEvent, createLogger, deadQueueOf } from '@b1fuchs/kit';
import { brokerConnected, eventually } from '@b1fuchs/testing';
import type { Browser, Locator, Page } from 'playwright-core';
import { z } from 'zod';
import { callAs, signedInAdministrator } from './administrator.js';
import { findingsInBothThemes, isWiderThanScreen, newVisitor, openBrowser } from './browser.js';
import { publicUrl, signIn, verifiedLearner } from './learner.js';
import { letter } from './letter.js';
import { pay } from './payment-sandbox.js';
import { allReady, startPart, stopPart } from './stack.js';

const { RABBIT_URL } = z.object({ RABBIT_URL: z.string() }).parse(process.env);
let browser: Browser;

beforeAll(async () => {
  await allReady();
  browser = await openBrowser();
});
afterAll(() => browser.close());

const card = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const today = (timeZone: string): string => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone }).format(new Date());

async function isFitForAll(page: Page): Promise<void> {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    // Charts take their new width a moment later.
    await eventually(async () => expect(await isWiderThanScreen(page)).toBe(false));
    if (width >= 768) expect(await findingsInBothThemes(page)).toEqual([]);
  }
}

/** Chooses the table of a card. @returns the row of a day */
async function rowOf(page: Page, title: string, day: string): Promise<Locator> {
  await card(page, title).first().locator('label', { hasText: 'Table' }).click();
  return card(page, title).getByRole('row', { name: new RegExp(`^${day}`, 'u') });
}

test('figures are looked at day by day, as charts or tables, and the days stand in the address', async () => {
  const { page, complaints } = await signedInAdministrator(browser);
  await callAs(page, 'POST', '/api/analyze/grammar', { text: letter, topic: 'Party zum Einzug', section: 'teil1' });
  await page.goto('/admin?tab=analytics');
  // A chart is fetched when it is near the screen.
  await card(page, 'Registrations').scrollIntoViewIfNeeded();
  await card(page, 'Registrations').locator('svg.recharts-surface').waitFor();
  await page.getByText('7 days', { exact: true }).click();
  await page.waitForURL(/tab=analytics&days=7$/u);
  await isFitForAll(page);

  // Whoever looks has registered a moment ago.
  const row = await rowOf(page, 'Registrations', today('Europe/Berlin'));
  expect(Number(await row.getByRole('cell').first().textContent())).toBeGreaterThan(0);
  expect(await card(page, 'Registrations').getByRole('row').count()).toBe(8);
  await eventually(async () => {
    await page.reload();
    const practice = await rowOf(page, 'Practice by Section', today('Europe/Berlin'));
    expect(await practice.count()).toBe(1);
    expect(await card(page, 'Practice by Section').getByRole('columnheader', { name: 'Writing' }).count()).toBe(1);
  }, 30_000);
  await card(page, 'Errors by Category').getByLabel('Errors in').selectOption('Writing');
  expect(await card(page, 'Errors by Category').getByRole('row').count()).toBeGreaterThan(1);
  await isFitForAll(page);

  const [from, to] = [page.getByLabel('From', { exact: true }), page.getByLabel('To', { exact: true })];
  const until = await to.inputValue();
  const daysShown = (): Promise<number> => card(page, 'Registrations').getByRole('row').count();
  await from.fill('2026-01-31');
  await page.waitForURL(/from=2026-01-31&to=\d{4}-\d\d-\d\d$/u);
  await eventually(async () => expect(await daysShown()).toBeGreaterThan(8));
  // Whoever types a day goes on typing in it while its figures come.
  expect(await from.evaluate((input) => input === input.ownerDocument.activeElement)).toBe(true);
  await from.fill('2026-02-28');
  await to.fill('2026-01-01');
  await page.waitForURL(/from=2026-02-28&to=\d{4}-\d\d-\d\d$/u);
  await page.getByText('The last day must not be before the first one.').waitFor();
  await page.goBack();
  await page.waitForURL(/tab=analytics&days=7$/u);
  await eventually(async () => expect(await daysShown()).toBe(8));
  expect(await to.inputValue()).toBe(until);
  expect(complaints).toEqual([]);
});

test('a stopped service is seen by itself, and a dead letter is looked at and put back', async () => {
  const { page, complaints } = await signedInAdministrator(browser, '/admin/system');
  const rowOfService = (name: string): Locator => page.getByRole('row', { name: new RegExp(`^${name} `, 'u') });
  await rowOfService('report').getByText('Ready').waitFor();
  await stopPart('report');
  try {
    await rowOfService('report').getByText('No answer').waitFor();
    await isFitForAll(page);
  } finally {
    await startPart('report');
  }
  await rowOfService('report').getByText('Ready').waitFor();

  const email = `${randomUUID()}@example.org`;
  const event = createEvent(userRegistered, { userId: randomUUID(), data: { username: `lena-${email.slice(0, 8)}`, email, role: 'user', timeZone: 'Europe/Berlin' }, now: new Date() });
  const broker = connectBroker(RABBIT_URL, createLogger('journey', 'silent'));
  await brokerConnected(broker);
  await broker.publish('', deadQueueOf('admin'), Buffer.from(JSON.stringify(event)), { messageId: event.id, headers: { 'x-reason': 'failed too often', 'x-attempt': 20 } });
  await broker.close();

  await page.getByRole('button', { name: /^Dead letters of admin: \d+$/u }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('row', { name: /user-registered .* failed too often \(20 tries\)/u }).waitFor();
  expect(await dialog.textContent()).not.toContain(email);
  await isFitForAll(page);
  await dialog.getByRole('button', { name: 'Put Back into the Queue' }).click();
  await page.getByRole('listitem').getByText(/^\d+ events? (is|are) back in the queue of admin$/u).waitFor();
  await eventually(async () => expect(adminUsersPageSchema.parse(await callAs(page, 'GET', `/api/admin/users?search=${email}`)).total).toBe(1));
  await page.goto('/admin/activity');
  await page.getByRole('cell', { name: 'Dead letters put back' }).first().waitFor();
  expect(complaints).toEqual([]);
});

test('a purchase is in the payments, with what it adds up to, and in the file', async () => {
  const { page, complaints } = await signedInAdministrator(browser);
  const day = new Date().toISOString().slice(0, 10);
  const report = async (): Promise<MoneyReport> => moneyReportSchema.parse(await callAs(page, 'GET', `/api/admin/money-report?from=${day}&to=${day}`));
  const before = await report();
  const { page: shop } = await newVisitor(browser, publicUrl);
  const buyer = await verifiedLearner();
  await shop.goto('/');
  await signIn(shop, buyer);
  await shop.getByRole('tab', { name: 'Fortschritt' }).waitFor();
  const { url } = checkoutResponseSchema.parse(await callAs(shop, 'POST', '/api/create-checkout-session', { planType: 'quarterly', withdrawalConsent: WITHDRAWAL_CONSENT.version }));
  const sessionId = new URL(url).pathname.split('/').at(-1) ?? '';
  await pay(sessionId);
  await callAs(shop, 'POST', '/api/verify-checkout-session', { sessionId });
  await eventually(async () => expect((await report()).receivedCents).toBe(before.receivedCents + 3_499));

  await page.getByRole('navigation', { name: 'Administration', exact: true }).getByRole('link', { name: 'Payments' }).click();
  await page.getByText('7 days', { exact: true }).click();
  await page.waitForURL(/\/admin\/payments\?days=7$/u);
  const row = await rowOf(page, 'Received by Plan', today('UTC'));
  const { byPlan, conversions } = await report();
  const euros = (cents = 0): string => (cents / 100).toLocaleString('en', { style: 'currency', currency: 'EUR' });
  await eventually(async () => expect(await row.getByRole('cell').allTextContents()).toEqual(byPlan.map(({ receivedCents }) => euros(receivedCents))));
  const converted = await rowOf(page, 'Conversions', today('UTC'));
  expect(await converted.getByRole('cell').allTextContents()).toEqual([String(conversions[0]?.conversions)]);
  await isFitForAll(page);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^money_\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/u);
  await page.getByRole('listitem').getByText('Payments exported successfully').waitFor();
  expect(complaints).toEqual([]);
});
