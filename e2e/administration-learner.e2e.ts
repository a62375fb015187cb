import type { StoredDocument } from '@b1fuchs/kit';
import { eventually, mailsTo } from '@b1fuchs/testing';
import type { Browser, Page } from 'playwright-core';
import { administrator } from './administrator.js';
import { findingsInBothThemes, isWiderThanScreen, newVisitor, openBrowser } from './browser.js';
import { mailUrl, publicUrl, registeredLearner, signIn, verifiedLearner, type Learner } from './learner.js';
import { choose, onPaymentPage } from './payment-sandbox.js';
import { allReady } from './stack.js';
import { databaseOf } from './traces.js';

let browser: Browser;
let colleague: Learner;
const DAY_MS = 86_400_000;

beforeAll(async () => {
  await allReady();
  browser = await openBrowser();
  colleague = await administrator();
});
afterAll(() => browser.close());

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

type Visit = { page: Page; complaints: string[] };
async function signedIn(learner: Learner): Promise<Visit> {
  const { page, complaints } = await newVisitor(browser, publicUrl);
  await page.goto('/');
  await signIn(page, learner);
  await page.getByRole('tab', { name: 'Fortschritt' }).waitFor();
  return { page, complaints };
}

/** The user's id, as auth has it. */
async function idOf({ email }: Learner): Promise<string> {
  const connection = await databaseOf('auth');
  try {
    return String((await connection.collection<StoredDocument>('users').findOne({ email }))?._id);
  } finally {
    await connection.close();
  }
}

/** The free trial was over yesterday. */
async function endTrial(userId: string): Promise<void> {
  const connection = await databaseOf('billing');
  try {
    const ago = (days: number): Date => new Date(Date.now() - days * DAY_MS);
    await eventually(async () => {
      const { modifiedCount } = await connection.collection<{ _id: string }>('accounts').updateOne({ _id: userId, trialEndsAt: { $ne: null } }, { $set: { trialStartsAt: ago(4), trialEndsAt: ago(1) } });
      expect(modifiedCount).toBe(1);
    });
  } finally {
    await connection.close();
  }
}

/** An administrator at a learner's page; the list hears of a new user by events. */
async function learnerPage(userId: string): Promise<Visit> {
  const visit = await signedIn(colleague);
  await eventually(async () => {
    await visit.page.goto(`/admin/users/${userId}`);
    await part(visit.page, 'Payments and access').waitFor({ timeout: 5_000 });
  }, 30_000);
  return visit;
}

/** What the server says to practice: 402 where it is closed, 400 to a request without a text where it is open. */
const practiceStatus = (page: Page): Promise<number> =>
  page.evaluate(async () => (await fetch('/api/refine-style', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })).status);

async function isFitForAll(page: Page): Promise<void> {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await isWiderThanScreen(page)).toBe(false);
    expect(await findingsInBothThemes(page)).toEqual([]);
  }
}

test('a payment is seen, given back in part and then in whole, which ends access; sessions are ended, and the log has it all', async () => {
  const learner = await verifiedLearner();
  const userId = await idOf(learner);
  await endTrial(userId);
  const { page: own } = await signedIn(learner);
  await own.goto('/subscribe');
  await own.getByRole('button', { name: 'Get 1 Month Access' }).click();
  await dialog(own).getByRole('checkbox').check();
  await dialog(own).getByRole('button', { name: 'Weiter zur Zahlung' }).click();
  await onPaymentPage(own);
  await choose(own, 'Bezahlen');
  await heading(own, 'Welcome to B1 Fuchs Pro!').waitFor();
  expect(await practiceStatus(own)).toBe(400);

  const { page, complaints } = await learnerPage(userId);
  await heading(page, learner.username).waitFor();
  await page.getByText(learner.email).waitFor();
  await page.getByText('Email verified').waitFor();
  await page.getByText('paid', { exact: true }).waitFor();
  const payments = part(page, 'Payments and access');
  await payments.getByText('Paid', { exact: true }).waitFor();
  await payments.getByText(/^Invoice B1-\d{6}$/u).waitFor();
  for (const name of ['Practice', 'Vocabulary cards', 'Attempts', 'Sign-in and sessions', 'Mails', 'Log']) await part(page, name).waitFor();
  await part(page, 'Attempts').getByText('No graded text or talk yet.').waitFor();
  await part(page, 'Mails').getByText('Confirm the address').waitFor();
  await isFitForAll(page);

  const refund = payments.getByRole('button', { name: /^Refund €14\.99/u });
  await refund.click();
  const amount = dialog(page).getByLabel('Amount in euros');
  expect(await amount.inputValue()).toBe('14.99');
  await amount.fill('20');
  await dialog(page).getByRole('button', { name: 'Refund', exact: true }).click();
  await dialog(page).getByText('Please enter an amount from €0.01 to €14.99.').waitFor();
  await isFitForAll(page);
  await amount.fill('4,99');
  await dialog(page).getByLabel('Reason (optional)').fill('A lesson did not work');
  await dialog(page).getByRole('button', { name: 'Refund €4.99' }).dblclick();
  await payments.getByText('€4.99 refunded', { exact: true }).waitFor();
  await payments.getByText('Partly refunded').waitFor();
  await payments.getByText(new RegExp(`^Asked for by ${colleague.username} on .*: A lesson did not work$`, 'u')).waitFor();
  expect(await practiceStatus(own)).toBe(400);

  await refund.click();
  expect(await dialog(page).getByLabel('Amount in euros').inputValue()).toBe('10.00');
  await dialog(page).getByRole('button', { name: 'Refund €10.00' }).click();
  await payments.getByText('Refunded', { exact: true }).waitFor();
  await page.getByText(/^No access: the trial ended on/u).waitFor();
  expect(await payments.getByText(/^Credit note B1-\d{6}$/u).count()).toBe(2);
  expect(await refund.count()).toBe(0);
  expect(await practiceStatus(own)).toBe(402);

  const sessions = part(page, 'Sign-in and sessions');
  await sessions.getByRole('row', { name: /Chrom/u }).first().waitFor();
  await sessions.getByRole('button', { name: 'End All Sessions' }).click();
  await isFitForAll(page);
  await dialog(page).getByRole('button', { name: 'End All Sessions' }).click();
  await sessions.getByText('Not signed in anywhere.').waitFor();
  await own.goto('/');
  await own.getByLabel('Username or e-mail').waitFor();

  const log = part(page, 'Log');
  await log.getByText('4.99 EUR of the payment of', { exact: false }).waitFor();
  await log.getByText('10.00 EUR of the payment of', { exact: false }).waitFor();
  expect(await log.getByText(`by ${colleague.username}`, { exact: false }).count()).toBeGreaterThanOrEqual(3);
  expect(complaints).toEqual([]);
});

test('the administrator’s own password is asked for where their sign-in is old, and what was typed stays', async () => {
  const learner = await verifiedLearner();
  const userId = await idOf(learner);
  const { page } = await learnerPage(userId);
  const payment = {
    id: 'cs_test_shown',
    planType: 'monthly',
    amountCents: 1_499,
    refundedCents: 0,
    currency: 'eur',
    paidAt: '2026-11-20T08:00:00.000Z',
    accessFrom: '2026-11-20T08:00:00.000Z',
    accessUntil: '2026-12-20T08:00:00.000Z',
    status: 'paid',
    invoices: [],
    refunds: [],
    refundRequests: [],
    dispute: null,
  };
  await page.route(`**/api/admin/users/${userId}/membership`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), payments: [payment] } });
  });
  const proofs: unknown[] = [];
  await page.route('**/refund', async (route) => {
    const { password, requestId } = route.request().postDataJSON() as { password: string; requestId: string };
    proofs.push({ password, requestId });
    await (password === ''
      ? route.fulfill({ status: 403, json: { code: 'PROOF_NEEDED', message: 'Please enter your own password: your last sign-in is older than 15 minutes.', requestId: 'r1' } })
      : route.fulfill({ json: { amountCents: 1_499, refundedCents: 1_499 } }));
  });
  await page.reload();
  await part(page, 'Payments and access').getByRole('button', { name: /^Refund/u }).click();
  await dialog(page).getByLabel('Reason (optional)').fill('Bought twice');
  await dialog(page).getByRole('button', { name: 'Refund €14.99' }).click();
  await dialog(page).getByText('Please enter your own password: your last sign-in is older than 15 minutes.').waitFor();
  await dialog(page).getByLabel('Your own password').fill(colleague.password);
  expect(await dialog(page).getByLabel('Reason (optional)').inputValue()).toBe('Bought twice');
  await isFitForAll(page);
  await dialog(page).getByRole('button', { name: 'Refund €14.99' }).click();
  await page.getByText('Payment refunded').first().waitFor();
  const [first, second] = proofs as { password: string; requestId: string }[];
  expect([first?.password, second?.password, second?.requestId === first?.requestId]).toEqual(['', colleague.password, true]);
});

test('a learner whose address is not confirmed gets the link once more', async () => {
  const learner = await registeredLearner();
  await eventually(async () => expect(await mailsTo(mailUrl, learner.email)).toHaveLength(1), 30_000);
  const { page } = await learnerPage(await idOf(learner));
  await page.getByText('Email not verified').waitFor();
  const mails = part(page, 'Mails');
  await mails.getByRole('button', { name: 'Send Verification Mail Again' }).click();
  await eventually(async () => expect(await mailsTo(mailUrl, learner.email)).toHaveLength(2), 30_000);
  await mails.getByRole('button', { name: 'Send Verification Mail Again' }).click();
  await mails.getByText('A link went to this address less than a minute ago.', { exact: false }).waitFor();
  await isFitForAll(page);
});

test('where an owner is away its part says so and is tried again, and the rest of the page is there', async () => {
  const learner = await verifiedLearner();
  const { page } = await learnerPage(await idOf(learner));
  const cards = '**/api/admin/users/*/cards';
  await page.route(cards, (route) => route.fulfill({ status: 503, json: { code: 'SERVICE_UNAVAILABLE', message: 'This part of B1 Fuchs is starting up or not available right now.', requestId: 'r1' } }));
  await page.reload();
  await part(page, 'Vocabulary cards').getByText('Cards could not be loaded').waitFor();
  await part(page, 'Practice').getByText('Current streak').waitFor();
  await part(page, 'Sign-in and sessions').getByText('Not signed in anywhere.').waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.unroute(cards);
  await part(page, 'Vocabulary cards').getByRole('button', { name: 'Try Again' }).click();
  await part(page, 'Vocabulary cards').getByText('Leitner boxes').waitFor();
});

test('a user who does not exist is said not to, with the way back', async () => {
  const { page } = await newVisitor(browser, publicUrl);
  await page.goto('/admin/users/nobody');
  await signIn(page, colleague);
  await heading(page, 'No such user').waitFor();
  await page.getByText('The account was deleted, or the address of this page is wrong.').waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Back to all users' }).last().click();
  await page.waitForURL('**/admin');
});
