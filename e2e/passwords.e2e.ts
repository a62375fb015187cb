import { mailRequested, MARKETING_CONSENT } from '@b1fuchs/contracts';
import { connectBroker, createEvent, createLogger, publishEvent, type Broker } from '@b1fuchs/kit';
import { brokerConnected, eventually, linkIn, nextMailTo } from '@b1fuchs/testing';
import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import { findingsInBothThemes, isWiderThanScreen, newVisitor, openBrowser, type Visitor } from './browser.js';
import { mailUrl, publicUrl, signIn, someLearner, verifiedLearner, type Learner } from './learner.js';
import { signedInClient } from './signed-in-client.js';
import { allReady } from './stack.js';

const NEW_PASSWORD = 'ein neues Passwort';
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

const visitor = (): Promise<Visitor> => newVisitor(browser, publicUrl);
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** Asks for a link in the dialog and reads it in the mail. */
async function askForLink(page: Page, { email }: Learner): Promise<string> {
  await page.goto('/');
  await press(page, 'Forgot your password?');
  const dialog = page.getByRole('dialog', { name: 'Forgot your password?' });
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('button', { name: 'Send reset link' }).click();
  await page.getByText('Reset email sent').first().waitFor();
  const link = linkIn(await nextMailTo(mailUrl, email, /Ihr neues Passwort/));
  return link.pathname + link.search;
}
async function setPassword(page: Page, password: string, confirmation = password): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(confirmation);
  await press(page, 'Reset Password');
}

describe('a forgotten password', () => {
  test('from the sign-in form to the mail, a new password, and signed in', async () => {
    const learner = await verifiedLearner();
    const { page, complaints } = await visitor();
    const link = await askForLink(page, learner);
    await page.goto(link);
    await setPassword(page, 'kurz', 'kurz');
    await page.getByText('Password must be at least 8 characters').first().waitFor();
    await setPassword(page, NEW_PASSWORD, 'ein anderes Passwort');
    await page.getByText("Passwords don't match").waitFor();
    await setPassword(page, NEW_PASSWORD);
    await page.getByText('Password Reset Successful').first().waitFor();
    await eventually(() => expect(pathOf(page)).toBe('/'));

    await signIn(page, learner);
    await page.getByText('Login failed').waitFor();
    await signIn(page, { ...learner, password: NEW_PASSWORD });
    await page.getByRole('tab', { name: 'Fortschritt' }).waitFor();
    await nextMailTo(mailUrl, learner.email, /Ihr Passwort wurde geändert/);
    expect(complaints).toEqual([]);
  });

  test('a link that was used says so, and leads back', async () => {
    const learner = await verifiedLearner();
    const { page } = await visitor();
    const link = await askForLink(page, learner);
    await page.goto(link);
    await setPassword(page, NEW_PASSWORD);
    await page.getByText('Password Reset Successful').first().waitFor();
    await page.goto(link);
    await setPassword(page, 'noch ein Passwort');
    await page.getByRole('alert').getByText('Password Reset Failed').waitFor();
    await page.getByRole('alert').getByText('This link is invalid or has expired. Please request a new one.').waitFor();
    expect(await findingsInBothThemes(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to Login' }).click();
    await page.getByRole('tab', { name: 'Sign In' }).waitFor();
  });

  test('whoever is signed in elsewhere, and here, is signed out', async () => {
    const learner = await verifiedLearner();
    const [here, elsewhere] = [await visitor(), await visitor()];
    for (const { page } of [here, elsewhere]) {
      await page.goto('/');
      await signIn(page, learner);
      await page.getByRole('tab', { name: 'Fortschritt' }).waitFor();
    }
    const stranger = await visitor();
    await here.page.goto(await askForLink(stranger.page, learner));
    await setPassword(here.page, NEW_PASSWORD);
    await here.page.getByRole('tab', { name: 'Sign In' }).waitFor();
    await elsewhere.page.goto('/');
    await elsewhere.page.getByRole('tab', { name: 'Sign In' }).waitFor();
  });

  test('the dialog asks for an address, takes over the one that was typed, and gives the focus back', async () => {
    const { page } = await visitor();
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/');
    await page.getByLabel('Username or e-mail').fill('mina@example.org');
    await press(page, 'Forgot your password?');
    const dialog = page.getByRole('dialog', { name: 'Forgot your password?' });
    const field = dialog.getByLabel('E-mail');
    expect(await field.inputValue()).toBe('mina@example.org');
    await field.fill('');
    await dialog.getByRole('button', { name: 'Send reset link' }).click();
    await dialog.getByText('Please enter your email address').waitFor();
    expect(await findingsInBothThemes(page)).toEqual([]);
    expect(await isWiderThanScreen(page)).toBe(false);
    await field.fill('mina');
    await dialog.getByRole('button', { name: 'Send reset link' }).click();
    await dialog.getByText('Please enter a valid email address').waitFor();
    await page.route('**/api/forgot-password', (route) => route.abort());
    await field.fill('mina@example.org');
    await dialog.getByRole('button', { name: 'Send reset link' }).click();
    await dialog.getByText('Failed to send reset email').waitFor();
    await page.keyboard.press('Escape');
    await eventually(async () => expect(await page.getByRole('button', { name: 'Forgot your password?' }).evaluate((button) => button === document.activeElement)).toBe(true));
  });

  test('without a token the page says that the link is invalid, signed out and signed in', async () => {
    const { page } = await visitor();
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/reset-password');
    await page.getByRole('heading', { name: 'Invalid Reset Link' }).waitFor();
    await page.getByText('This password reset link is invalid or has expired.').waitFor();
    expect(await findingsInBothThemes(page)).toEqual([]);
    await page.goto('/reset-password?token=x');
    await page.getByRole('heading', { name: 'Reset Your Password' }).waitFor();
    expect(await findingsInBothThemes(page)).toEqual([]);
    expect(await isWiderThanScreen(page)).toBe(false);
    await page.goto('/');
    await signIn(page, await verifiedLearner());
    await page.getByRole('tab', { name: 'Fortschritt' }).waitFor();
    await page.goto('/reset-password');
    await page.getByRole('heading', { name: 'Invalid Reset Link' }).waitFor();
  });
});

/** The register form, its security check answered. */
async function openRegisterForm(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('Username').waitFor();
}
async function answerCheck(page: Page, wrongBy = 0): Promise<void> {
  const field = page.getByLabel(/Security check: what is/);
  const [left = 0, right = 0] = /(\d+) \+ (\d+)/.exec((await page.getByText(/Security check: what is/).textContent()) ?? '')?.slice(1).map(Number) ?? [];
  await field.fill(String(left + right + wrongBy));
}

describe('registering', () => {
  test('an address with a typo is corrected by one press', async () => {
    const { page } = await visitor();
    await openRegisterForm(page);
    const field = page.getByLabel('E-mail');
    await field.fill('mina@gmial.com');
    await page.getByLabel('Password', { exact: true }).focus();
    await press(page, 'Did you mean: mina@gmail.com?');
    expect(await field.inputValue()).toBe('mina@gmail.com');
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    await eventually(async () => expect(await page.getByText('Did you mean').count()).toBe(0));

    await field.fill('');
    await page.getByLabel('Password', { exact: true }).focus();
    await page.getByText('Email is required').waitFor();
    await field.fill('mina@mailinator.com');
    await page.getByLabel('Password', { exact: true }).focus();
    await page.getByText('Please use a permanent e-mail address.').waitFor();
    await page.route('**/api/validate-email', (route) => route.abort());
    await field.fill('mina@example.org');
    await page.getByLabel('Password', { exact: true }).focus();
    await page.getByText('Unable to validate email. Please check your connection.').waitFor();
    await page.unroute('**/api/validate-email');
    await field.focus();
    await page.getByLabel('Password', { exact: true }).focus();
    await eventually(async () => expect(await page.getByText('Unable to validate email').count()).toBe(0));
  });

  test('a wrong sum keeps the button shut', async () => {
    const { page } = await visitor();
    await openRegisterForm(page);
    await answerCheck(page, 1);
    await page.getByLabel('Username').focus();
    await page.getByText('Incorrect answer. Please try again.').waitFor();
    expect(await page.getByRole('button', { name: 'Register' }).isDisabled()).toBe(true);
    await answerCheck(page);
    await page.getByText('Correct!').waitFor();
    expect(await page.getByRole('button', { name: 'Register' }).isDisabled()).toBe(false);
  });

  test('both tabs are accessible in both themes', async () => {
    const { page } = await visitor();
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/');
    await page.getByRole('tab', { name: 'Sign In' }).waitFor();
    expect(await findingsInBothThemes(page)).toEqual([]);
    await openRegisterForm(page);
    await page.getByLabel('E-mail').fill('mina@gmial.com');
    await page.getByLabel('Username').focus();
    await page.getByText('Did you mean').waitFor();
    expect(await findingsInBothThemes(page)).toEqual([]);
    expect(await isWiderThanScreen(page)).toBe(false);
  });

  test('a box agrees to news, which end from the mail without signing in', async () => {
    const learner = someLearner();
    const { page } = await visitor();
    await openRegisterForm(page);
    await page.getByLabel('Username').fill(learner.username);
    await page.getByLabel('E-mail').fill(learner.email);
    await page.getByLabel('Password', { exact: true }).fill(learner.password);
    await page.getByLabel('Confirm password').fill(learner.password);
    const box = page.getByRole('checkbox', { name: MARKETING_CONSENT });
    expect(await box.isChecked()).toBe(false);
    await box.check();
    await answerCheck(page);
    await press(page, 'Register');
    await page.getByRole('heading', { name: 'Check Your Email' }).waitFor();
    const verification = linkIn(await nextMailTo(mailUrl, learner.email, /bestätigen/));
    await page.goto(verification.pathname + verification.search);
    await page.getByRole('heading', { name: 'Email Verified Successfully!' }).waitFor();
    await nextMailTo(mailUrl, learner.email, /Probezeit bei B1 Fuchs hat begonnen/);

    const { userId } = await signedInClient(learner);
    const event = createEvent(mailRequested, { userId, data: { template: 'bulk', values: { subject: 'Neue Übungen', message: 'Es gibt neue Übungen.' } }, now: new Date() });
    await publishEvent(broker, event);
    const mail = await nextMailTo(mailUrl, learner.email, /^Neue Übungen$/);
    const link = new URL(/https?:\/\/\S+\/unsubscribe\?token=\S+/.exec(mail.text)?.[0] ?? '');
    const stranger = await visitor();
    await stranger.page.goto(link.pathname + link.search);
    await press(stranger.page, 'Neuigkeiten abstellen');
    await stranger.page.getByRole('heading', { name: 'Neuigkeiten sind abgestellt' }).waitFor();
    const calls = page.context().request;
    await calls.post('/api/login', { data: learner, headers: { 'sec-fetch-site': 'same-origin' } });
    expect(await (await calls.get('/api/account/mail-preferences')).json()).toEqual({ reminders: false, marketing: false });
  });
});
