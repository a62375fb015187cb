import { randomUUID } from 'node:crypto';
import { eventually, nextMailTo } from '@b1fuchs/testing';
import type { Browser, Page } from 'playwright-core';
import { z } from 'zod';
import { findingsInBothThemes, hasFocus, isWiderThanScreen, newVisitor, openBrowser, type Visitor } from './browser.js';
import { mailUrl, publicUrl, registeredLearner, signIn, verifiedLearner } from './learner.js';
import { allReady, isBack, killPart, startPart, stopPart } from './stack.js';

const { OPENID_URL } = z.object({ OPENID_URL: z.url() }).parse(process.env);
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const visitor = (): Promise<Visitor> => newVisitor(browser, publicUrl);
const link = (page: Page) => page.getByRole('link', { name: 'Continue with Google' });
const path = (page: Page): string => new URL(page.url()).pathname + new URL(page.url()).search;
const someAddress = (): string => `nadia-${randomUUID().slice(0, 8)}@gmail.example`;

/** On the page that plays Google: an account that nobody has used there yet. */
async function choose(page: Page, email: string, { name = 'Nadia Naderi', isVerified = true } = {}): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Die Adresse ist bestätigt').setChecked(isVerified);
  await page.getByRole('button', { name: 'Weiter' }).click();
}

/** Chooses an account as `choose` does. @returns the address to which the browser is sent back, without going there */
async function callbackFor(page: Page, email: string): Promise<string> {
  const chosen = await page.request.post(page.url(), { form: { email, name: 'Nadia Naderi', verified: 'yes' }, maxRedirects: 0 });
  const resumed = await page.request.get(new URL(chosen.headers().location ?? '', page.url()).href, { maxRedirects: 0 });
  return resumed.headers().location ?? '';
}

describe('signing in with Google', () => {
  test('opens an account with a trial, on the page that was asked for, and finds it again the next time', async () => {
    const { page, complaints } = await visitor();
    const email = someAddress();
    await page.goto('/writing');
    await link(page).click();
    await page.getByText('Das ist nicht Google.').waitFor();
    expect(new URL(page.url()).origin).toBe(new URL(OPENID_URL).origin);
    expect(await findingsInBothThemes(page)).toEqual([]);
    await choose(page, email);
    await page.getByRole('heading', { level: 1, name: 'Schreibübung' }).waitFor();
    expect(path(page)).toBe('/writing');
    // The trial has begun: practice is open.
    const user = z.object({ id: z.string(), username: z.string() }).parse(await (await page.request.get('/api/user')).json());
    expect(user.username).toMatch(/^Nadia Naderi( \d+)?$/);
    expect((await page.request.get('/api/flashcards/leitner-due')).status()).toBe(200);

    await page.goto('/');
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await page.getByRole('tab', { name: 'Register' }).click();
    await link(page).click();
    await page.getByRole('button', { name: email }).click();
    await page.getByRole('tab', { name: 'Fortschritt' }).waitFor();
    expect(await (await page.request.get('/api/user')).json()).toMatchObject({ id: user.id });
    expect(complaints).toEqual([]);
  });

  test('leads into the account that has the address already, and its password goes on', async () => {
    const learner = await verifiedLearner();
    const { page } = await visitor();
    await page.goto('/');
    await link(page).click();
    await choose(page, learner.email);
    await page.getByRole('tab', { name: 'Fortschritt' }).waitFor();
    expect(await (await page.request.get('/api/user')).json()).toMatchObject({ username: learner.username });
    await nextMailTo(mailUrl, learner.email, /mit Google anmelden/);

    const other = await visitor();
    await other.page.goto('/');
    await signIn(other.page, learner);
    await other.page.getByRole('tab', { name: 'Fortschritt' }).waitFor();
  });

  test('takes an account over that nobody had verified: its password opens nothing any more', async () => {
    const squatter = await registeredLearner();
    const { page } = await visitor();
    await page.goto('/');
    await link(page).click();
    await choose(page, squatter.email);
    await page.getByRole('tab', { name: 'Fortschritt' }).waitFor();

    const other = await visitor();
    await other.page.goto('/');
    await signIn(other.page, squatter);
    await other.page.getByText('Username, e-mail or password is incorrect. Please try again.').waitFor();
  });
});

describe('the account page', () => {
  const card = (page: Page) => page.getByRole('region', { name: 'Mit Google anmelden' });

  test('links a Google account with the same address, and ends the link again with the password', async () => {
    const learner = await verifiedLearner();
    const { page, complaints } = await visitor();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/account');
    await signIn(page, learner);
    await card(page).getByText(`Wählen Sie bei Google das Konto mit der Adresse ${learner.email}.`).waitFor();
    expect(await isWiderThanScreen(page)).toBe(false);
    await card(page).getByRole('link', { name: 'Mit Google verbinden' }).click();
    await page.getByRole('button', { name: 'Abbrechen' }).click();
    await card(page).getByText('Ihr Konto wurde nicht mit Google verbunden.').waitFor();
    expect(await findingsInBothThemes(page)).toEqual([]);

    await card(page).getByRole('link', { name: 'Mit Google verbinden' }).click();
    await choose(page, learner.email);
    await card(page).getByText('Verbunden', { exact: true }).waitFor();
    expect(path(page)).toBe('/account');
    await nextMailTo(mailUrl, learner.email, /jetzt mit Google anmelden/);

    const unlink = card(page).getByRole('button', { name: 'Verbindung aufheben' });
    await unlink.click();
    const dialog = page.getByRole('dialog', { name: 'Verbindung mit Google aufheben?' });
    expect(await findingsInBothThemes(page)).toEqual([]);
    await dialog.getByLabel('Ihr Passwort').fill('Falsch-aber-lang-1');
    await dialog.getByRole('button', { name: 'Verbindung aufheben' }).click();
    await dialog.getByText('The password or code is incorrect.').waitFor();
    await page.keyboard.press('Escape');
    await hasFocus(unlink);
    await unlink.click();
    await dialog.getByLabel('Ihr Passwort').fill(learner.password);
    await dialog.getByRole('button', { name: 'Verbindung aufheben' }).click();
    await card(page).getByRole('link', { name: 'Mit Google verbinden' }).waitFor();
    await hasFocus(card(page).getByRole('heading'));
    await nextMailTo(mailUrl, learner.email, /nicht mehr mit Google verbunden/);
    expect(complaints).toEqual([]);
  });

  test('says to somebody who has only Google that a password comes first, and nothing of one they do not have', async () => {
    const email = someAddress();
    const { page, complaints } = await visitor();
    await page.goto('/account');
    await link(page).click();
    await choose(page, email);
    await card(page).getByText('legen Sie bitte zuerst ein Passwort fest').waitFor();
    expect(await card(page).getByRole('button').count()).toBe(0);
    await page.getByRole('region', { name: 'Zwei-Faktor-Anmeldung' }).getByText('außer Ihrem Google-Konto einen Code').waitFor();

    const password = page.getByRole('region', { name: 'Passwort festlegen' });
    await password.getByLabel('Neues Passwort', { exact: true }).fill('Kiesel-im-Regen-42');
    await password.getByLabel('Neues Passwort wiederholen').fill('Kiesel-im-Regen-42');
    await password.getByRole('button', { name: 'Passwort festlegen' }).click();
    await page.getByText('Ihr Passwort ist festgelegt. Auf anderen Geräten sind Sie abgemeldet.', { exact: true }).waitFor();
    await card(page).getByRole('button', { name: 'Verbindung aufheben' }).waitFor();
    await nextMailTo(mailUrl, email, /hat jetzt ein Passwort/);
    await eventually(async () => expect(await page.getByRole('region', { name: 'Passwort', exact: true }).count()).toBe(1));
    expect(complaints).toEqual([]);
  });
});

describe('where it does not work out', () => {
  test('who turns back is told so without blame, at the page they wanted, and can go on', async () => {
    const { page, complaints } = await visitor();
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/progress');
    await link(page).click();
    expect(await isWiderThanScreen(page)).toBe(false);
    await page.getByRole('button', { name: 'Abbrechen' }).click();
    await page.getByRole('status').filter({ hasText: 'You went back without choosing a Google account.' }).waitFor();
    await page.waitForURL('**/progress');
    expect(path(page)).toBe('/progress');
    expect(await isWiderThanScreen(page)).toBe(false);
    expect(await findingsInBothThemes(page)).toEqual([]);
    await page.reload();
    await link(page).waitFor();
    expect(await page.getByText('You went back').count()).toBe(0);
    await link(page).click();
    await choose(page, someAddress());
    await page.getByRole('heading', { level: 1, name: 'Fortschritt' }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('an address that Google has not confirmed opens nothing', async () => {
    const { page } = await visitor();
    await page.goto('/');
    await link(page).click();
    await choose(page, someAddress(), { isVerified: false });
    await page.getByRole('alert').filter({ hasText: 'Google has not confirmed the e-mail address of this account.' }).waitFor();
    expect(await findingsInBothThemes(page)).toEqual([]);
    expect((await page.request.get('/api/user')).status()).toBe(401);
  });

  test('an invented code in the address is shown as no more than that', async () => {
    const { page } = await visitor();
    await page.goto(`/auth?googleError=${encodeURIComponent('<img src=x onerror=alert(1)>')}&returnTo=${encodeURIComponent('//evil.example')}`);
    await page.getByRole('alert').filter({ hasText: 'The answer from Google could not be confirmed' }).waitFor();
    await page.waitForURL((url) => url.search === '');
    expect(page.url()).toBe(new URL('/', publicUrl).href);
  });

  test('while Google is away everybody is told so, on the way there and on the way back', async () => {
    const unavailable = (page: Page) => page.getByRole('alert').filter({ hasText: 'Signing in with Google is not possible right now.' }).waitFor();
    const before = await visitor();
    await before.page.goto('/');
    await link(before.page).click();
    await before.page.getByText('Das ist nicht Google.').waitFor();
    const callback = await callbackFor(before.page, someAddress());
    await stopPart('openid');
    try {
      // The browser is on its way back when Google goes.
      await before.page.goto(callback);
      await unavailable(before.page);

      // Who knows no address of Google's yet has to ask for it.
      await isBack('auth', await killPart('auth'));
      await allReady();
      const after = await visitor();
      await after.page.goto('/writing');
      await link(after.page).click();
      await unavailable(after.page);
      expect(path(after.page)).toBe('/writing');
    } finally {
      await startPart('openid');
    }
  });

  test('while our own accounts are away, too', async () => {
    const { page } = await visitor();
    await page.goto('/');
    await link(page).waitFor();
    await stopPart('auth');
    try {
      await link(page).click();
      await page.getByRole('alert').filter({ hasText: 'Signing in with Google is not possible right now.' }).waitFor();
    } finally {
      await startPart('auth');
      await allReady();
    }
  });
});
