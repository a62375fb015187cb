import { eventually } from '@b1fuchs/testing';
import type { Browser, Page } from 'playwright-core';
import { findingsInBothThemes, isWiderThanScreen, newVisitor, openBrowser } from './browser.js';
import { publicUrl, signIn, verifiedLearner, type Learner } from './learner.js';
import { blockPaymentPage, choose, dispute, letMoneyArrive, onPaymentPage, pauseDelivery, refund } from './payment-sandbox.js';
import { allReady, startPart, stopPart } from './stack.js';

let browser: Browser;

beforeAll(async () => {
  await allReady();
  browser = await openBrowser();
});
afterAll(() => browser.close());

type Visit = { page: Page; complaints: string[]; learner: Learner };

/** A learner in their trial, signed in. */
async function signedIn(path = '/'): Promise<Visit> {
  const learner = await verifiedLearner();
  const { page, complaints } = await newVisitor(browser, publicUrl);
  await page.goto('/');
  await signIn(page, learner);
  await page.getByRole('tab', { name: 'Fortschritt' }).waitFor();
  if (path !== '/') await page.goto(path);
  return { page, complaints, learner };
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const payButton = (page: Page) => dialog(page).getByRole('button', { name: 'Weiter zur Zahlung' });
const isBadge = (page: Page, label: string): Promise<void> => card(page, 'Current Subscription').getByText(label, { exact: true }).first().waitFor();

/** Ticks the box and goes to the provider's page. @returns the id of the checkout session */
async function order(page: Page, plan: string): Promise<string> {
  await page.getByRole('button', { name: `Get ${plan}` }).click();
  await dialog(page).getByRole('checkbox').check();
  await payButton(page).click();
  return onPaymentPage(page);
}

/** Buys a plan on the page for choosing one, and comes back. */
async function buy(page: Page, plan = '1 Month Access'): Promise<string> {
  await page.goto('/subscribe');
  const sessionId = await order(page, plan);
  await choose(page, 'Bezahlen');
  await heading(page, 'Welcome to B1 Fuchs Pro!').waitFor();
  return sessionId;
}

/** Asks for the screen again until it shows what a message of the provider brings. */
const onceTold = (page: Page, look: () => Promise<void>): Promise<void> =>
  eventually(async () => {
    await page.goto('/manage-subscription');
    await heading(page, 'Contact Support').waitFor();
    await look();
  }, 30_000);

/** Every screen is usable without seeing it well, in both themes, and on a small phone. */
async function isFitForAll(page: Page): Promise<void> {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await isWiderThanScreen(page)).toBe(false);
  }
  expect(await findingsInBothThemes(page)).toEqual([]);
}

describe('a membership', () => {
  test('is bought during the trial, canceled, reactivated and extended, and its papers are there', async () => {
    const { page, complaints } = await signedIn();
    await page.getByRole('region', { name: 'Get Membership' }).getByRole('link', { name: 'Get Membership' }).click();
    await heading(page, 'Choose Your Plan').waitFor();
    for (const text of ['€14.99', '€34.99', 'Most Popular', 'About €11.66 per month', 'Saves about 10 euro (22%)']) await page.getByText(text).waitFor();
    await isFitForAll(page);

    await page.getByRole('button', { name: 'Get 3 Months Access' }).click();
    await dialog(page).getByText('It begins when your free trial ends').waitFor();
    expect(await payButton(page).isDisabled()).toBe(true);
    await dialog(page).getByText('Mir ist bekannt, dass ich damit mein Widerrufsrecht verliere.').click();
    await isFitForAll(page);
    const unblock = await blockPaymentPage(page);
    await payButton(page).click();
    await dialog(page).getByText('Setting up your payment...').waitFor();
    await dialog(page).getByRole('link', { name: 'Continue to Payment' }).waitFor();
    await isFitForAll(page);
    await unblock();
    await dialog(page).getByRole('link', { name: 'Continue to Payment' }).click();
    await onPaymentPage(page);
    await choose(page, 'Bezahlen');
    await heading(page, 'Welcome to B1 Fuchs Pro!').waitFor();
    await page.getByText('€34.99').waitFor();
    await isFitForAll(page);
    await page.getByRole('link', { name: 'Start Learning Now' }).click();
    await page.getByRole('tab', { name: 'Übungsbereiche', selected: true }).waitFor();
    await page.getByRole('region', { name: 'Get Membership' }).waitFor({ state: 'detached' });

    await page.getByRole('link', { name: 'Mitgliedschaft' }).click();
    await isBadge(page, 'Trial');
    await card(page, 'Free Trial').getByText(/^(2|3) days remaining$/u).waitFor();
    await card(page, 'Current Subscription').getByText('Trial Period').waitFor();
    await card(page, 'Payment History').getByText('Paid', { exact: true }).waitFor();
    await isFitForAll(page);

    await page.getByRole('button', { name: 'Cancel Subscription' }).click();
    await dialog(page).getByText('You can reactivate your subscription until then.').waitFor();
    await isFitForAll(page);
    await dialog(page).getByRole('button', { name: 'Cancel Subscription' }).click();
    await page.getByRole('listitem').getByText('Subscription Canceled').waitFor();
    await isBadge(page, 'Canceling');
    expect(await page.getByRole('button', { name: 'Cancel Subscription' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Reactivate Subscription' }).click();
    await isBadge(page, 'Trial');

    expect(await card(page, 'Extend Your Membership').getByRole('button', { name: 'Current Membership' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Get 1 Month Access' }).click();
    await dialog(page).getByText('It begins when the time that you have already paid for ends.').waitFor();
    await dialog(page).getByRole('checkbox').check();
    await payButton(page).click();
    await onPaymentPage(page);
    await choose(page, 'Bezahlen');
    await heading(page, 'Welcome to B1 Fuchs Pro!').waitFor();
    await page.goto('/manage-subscription');
    await card(page, 'Payment History').getByText('€14.99').waitFor();
    expect(await card(page, 'Payment History').getByRole('link', { name: /^Invoice B1-\d{6}$/u }).count()).toBe(2);

    await card(page, 'Payment History').getByRole('link', { name: /^Invoice/u }).last().click();
    await heading(page, 'Rechnung').waitFor();
    for (const text of ['34,99 €', 'Zugang zu B1 Fuchs für 3 Monate', 'Umsatzsteuer (19 %)']) await page.getByText(text).waitFor();
    await isFitForAll(page);
    await page.emulateMedia({ media: 'print' });
    for (const landmark of ['banner', 'contentinfo'] as const) expect(await page.getByRole(landmark).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('is paid for once however often the button is pressed', async () => {
    const { page } = await signedIn('/subscribe');
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/create-checkout-session')) calls.push(request.postData() ?? '');
    });
    await page.getByRole('button', { name: 'Get 1 Month Access' }).click();
    await dialog(page).getByRole('checkbox').check();
    await payButton(page).dblclick();
    const sessionId = await onPaymentPage(page);
    expect(calls).toHaveLength(1);

    // Coming back and starting again leads to the same page.
    await page.goto('/subscribe');
    expect(await order(page, '1 Month Access')).toBe(sessionId);
  });

  test('is not bought by a declined card, and then by another one', async () => {
    const { page } = await signedIn('/subscribe');
    const sessionId = await order(page, '1 Month Access');
    await choose(page, 'Karte abgelehnt');
    await page.getByText('Die Karte wurde abgelehnt.').waitFor();
    await choose(page, 'Bezahlen');
    await heading(page, 'Welcome to B1 Fuchs Pro!').waitFor();
    await page.goto(`/membership-success?session_id=${sessionId}`);
    await page.getByText(sessionId.slice(0, 20), { exact: true }).waitFor();
    await page.getByRole('listitem').getByText('Payment Successful').waitFor();
    await isFitForAll(page);
  });

  test('is not bought by who turns back, and the page says that nothing was charged', async () => {
    const { page } = await signedIn('/subscribe');
    await order(page, '3 Months Access');
    await choose(page, 'Abbrechen');
    await page.getByText('You went back before paying. Nothing was charged.').waitFor();
    await page.getByRole('link', { name: 'View Your Membership' }).click();
    await heading(page, 'No Active Membership').waitFor();
    await isFitForAll(page);
  });
});

describe('a payment arrives', () => {
  test('with a closed tab, by the provider’s message alone', async () => {
    const { page } = await signedIn('/subscribe');
    await order(page, '1 Month Access');
    await choose(page, 'Bezahlen und den Tab schließen');
    await page.getByText('Diese Bestellung ist bezahlt').waitFor();
    await onceTold(page, async () => expect(await card(page, 'Current Subscription').count()).toBe(1));
  });

  test('with a lost message, by coming back alone', async () => {
    await pauseDelivery(true);
    try {
      const { page } = await signedIn();
      await buy(page);
      await page.goto('/manage-subscription');
      await isBadge(page, 'Trial');
    } finally {
      await pauseDelivery(false);
    }
  });

  test('later: the page says so, and notices by itself', async () => {
    const { page } = await signedIn('/subscribe');
    const sessionId = await order(page, '1 Month Access');
    await choose(page, 'Verzögert bezahlen');
    await heading(page, 'Your payment is on its way').waitFor();
    await isFitForAll(page);
    await letMoneyArrive(sessionId);
    await heading(page, 'Welcome to B1 Fuchs Pro!').waitFor();
  });

  test('and goes back: a dispute pauses it, a refund brings a credit note', async () => {
    const { page } = await signedIn();
    const sessionId = await buy(page);
    await dispute(sessionId, 'open');
    await onceTold(page, async () => expect(await card(page, 'Current Subscription').getByText('Past Due').count()).toBeGreaterThan(0));
    await isFitForAll(page);
    await dispute(sessionId, 'won');
    await onceTold(page, async () => expect(await card(page, 'Current Subscription').getByText('Trial Period').count()).toBe(1));
    await refund(sessionId, 500);
    await onceTold(page, async () => expect(await card(page, 'Payment History').getByText('€5.00 refunded').count()).toBe(1));
    await card(page, 'Payment History').getByRole('link', { name: /^Credit note/u }).click();
    await heading(page, 'Rechnungskorrektur').waitFor();
    await page.getByText('-5,00 €').waitFor();
  });
});

describe('where it does not work out', () => {
  test('while the provider is away nothing is charged, what was paid is not lost, and both are said', async () => {
    const { page } = await signedIn();
    const sessionId = await buy(page);
    await page.goto('/subscribe');
    await page.getByRole('button', { name: 'Get 3 Months Access' }).click();
    await dialog(page).getByRole('checkbox').check();
    await stopPart('payments');
    try {
      await payButton(page).click();
      await dialog(page).getByRole('alert').filter({ hasText: 'Payment Setup Failed' }).getByText('Unable to set up payment. Please try again.').waitFor();
      await isFitForAll(page);
      await page.goto(`/subscription-success?session_id=${sessionId}x`);
      await heading(page, 'Payment Error').waitFor();
      await page.getByRole('button', { name: 'Check Again' }).waitFor();
      await isFitForAll(page);
    } finally {
      await startPart('payments');
    }
    await page.goto('/subscribe');
    await eventually(async () => {
      await page.goto('/subscribe');
      await page.getByRole('button', { name: 'Get 3 Months Access' }).click();
      await dialog(page).getByRole('checkbox').check();
      await payButton(page).click();
      await dialog(page).getByRole('link', { name: 'Continue to Payment' }).waitFor({ timeout: 5_000 });
    }, 60_000);
  });

  test('an invented payment, somebody else’s and none at all show the same failure with a way on', async () => {
    const other = await signedIn();
    const sessionId = await buy(other.page);
    const { page } = await signedIn();
    for (const search of [`?session_id=${sessionId}`, '?session_id=cs_test_invented', '']) {
      await page.goto(`/subscription-success${search}`);
      await heading(page, 'Payment Error').waitFor();
      expect(await page.getByRole('main').getByRole('link', { name: 'Try Again' }).getAttribute('href')).toBe('/subscribe');
      expect(await page.getByRole('main').getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toBe('/support');
    }
    await page.goto('/invoices/B1-000001');
    await heading(page, 'Diese Rechnung gibt es nicht').waitFor();
  });

  test('a session that has ended asks to sign in, and leads back to the plans', async () => {
    const { page, learner } = await signedIn('/subscribe');
    await page.getByRole('button', { name: 'Get 1 Month Access' }).click();
    await dialog(page).getByRole('checkbox').check();
    await page.context().clearCookies();
    await payButton(page).click();
    await heading(page, 'Login Required').waitFor();
    await isFitForAll(page);
    await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
    await signIn(page, learner);
    await heading(page, 'Choose Your Plan').waitFor();
  });

  test('practice that is closed leads to the plans from wherever it was refused', async () => {
    const { page } = await signedIn();
    await page.route('**/api/topics/writing', (route) =>
      route.fulfill({ status: 402, json: { code: 'MEMBERSHIP_REQUIRED', message: 'Your free trial has ended. Get a membership to keep practising.', requestId: 'r1' } }),
    );
    await page.goto('/writing');
    await page.getByRole('status').filter({ hasText: 'Zum Üben brauchen Sie eine Mitgliedschaft.' }).waitFor();
    await isFitForAll(page);
    await page.getByRole('link', { name: 'Mitgliedschaft wählen' }).click();
    await heading(page, 'Choose Your Plan').waitFor();
    expect(await page.getByText('Zum Üben brauchen Sie eine Mitgliedschaft.').count()).toBe(0);
  });

  test('a status that cannot be read, or changed, is said', async () => {
    const { page } = await signedIn();
    await buy(page);
    await page.goto('/manage-subscription');
    await page.route('**/api/subscription/cancel', (route) => route.abort('connectionrefused'));
    await page.getByRole('button', { name: 'Cancel Subscription' }).click();
    await dialog(page).getByRole('button', { name: 'Cancel Subscription' }).click();
    await dialog(page).getByRole('alert').filter({ hasText: 'Cancellation Failed' }).getByText('Failed to cancel subscription. Please try again.').waitFor();
    await page.route('**/api/subscription/status', (route) => route.abort('connectionrefused'));
    await page.reload();
    await heading(page, 'Error Loading Subscription').waitFor();
    await page.getByText('Failed to load subscription details').waitFor();
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await page.getByRole('tab', { name: 'Fortschritt' }).waitFor();
  });
});

test('administrators need no subscription', async () => {
  const { page } = await signedIn();
  await page.route('**/api/user', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), role: 'admin' } });
  });
  await page.goto('/subscribe');
  await heading(page, 'Admin Access').waitFor();
  expect(await page.getByRole('main').getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(['/admin', '/']);
  await isFitForAll(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Mitgliedschaft' }).waitFor();
  expect(await page.getByRole('link', { name: 'Get Membership' }).count()).toBe(0);
});

test('support is written to from the membership, by keyboard alone', async () => {
  const { page } = await signedIn('/manage-subscription');
  await page.getByRole('button', { name: 'Contact Support' }).focus();
  await page.keyboard.press('Enter');
  await dialog(page).getByText('Average response time: 2-4 hours').waitFor();
  await dialog(page).getByLabel('Name').fill('');
  await dialog(page).getByRole('button', { name: 'Send Message' }).press('Enter');
  for (const problem of ['Please enter your name.', 'Please enter your email address.', 'Please enter a message.']) await dialog(page).getByText(problem).waitFor();
  await isFitForAll(page);
  await dialog(page).getByLabel('Name').fill('Mina Rahimi');
  await dialog(page).getByLabel('E-mail').fill('mina@example.org');
  await dialog(page).getByLabel('Message').fill('Guten Tag, ich habe eine Frage zu meiner Rechnung.');
  await dialog(page).getByRole('button', { name: 'Send Message' }).press('Enter');
  await page.getByRole('listitem').getByText('Message Sent').waitFor();
  await dialog(page).waitFor({ state: 'detached' });
});
