import { eventually, linkIn, nextMailTo } from '@b1fuchs/testing';
import type { Browser, Page } from 'playwright-core';
import { codeOf, turnOnTwoFactor } from './authenticator.js';
import { findingsInBothThemes, hasFocus, isWiderThanScreen, newVisitor, openBrowser } from './browser.js';
import { mailUrl, publicUrl, signIn, someLearner, verifiedLearner, type Learner } from './learner.js';
import { allReady } from './stack.js';

let browser: Browser;

beforeAll(async () => {
  await allReady();
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function openAccount(learner: Learner): Promise<{ page: Page; complaints: string[] }> {
  const visitor = await newVisitor(browser, publicUrl);
  await visitor.page.goto('/account');
  await signIn(visitor.page, learner);
  await visitor.page.getByRole('heading', { name: 'Mein Konto' }).waitFor();
  return visitor;
}
const card = (page: Page, name: string) => page.getByRole('region', { name });
const dialog = (page: Page) => page.getByRole('dialog');
test('the account is reached from the header and, on a phone, from the drawer', async () => {
  const learner = await verifiedLearner();
  const { page, complaints } = await openAccount(learner);
  await page.goto('/');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: 'Mein Konto' }).click();
  await card(page, 'E-Mail-Adresse').getByText(learner.email).waitFor();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await page.getByRole('link', { name: 'Mein Konto' }).click();
  await card(page, 'Geräte').getByText('Dieses Gerät').waitFor();
  expect(await isWiderThanScreen(page)).toBe(false);
  expect(await findingsInBothThemes(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('two-factor sign-in: on, a second step at the next sign-in, a recovery code, and off again', async () => {
  const learner = await verifiedLearner();
  const { page, complaints } = await openAccount(learner);
  const { secret, codes } = await turnOnTwoFactor(page, learner);
  expect(codes).toHaveLength(10);
  expect(await findingsInBothThemes(page)).toEqual([]);
  // They are shown this once: neither a key nor a click beside them takes them away.
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  expect(await dialog(page).getByRole('listitem').allInnerTexts()).toEqual(codes);
  expect(await dialog(page).getByRole('button', { name: 'Schließen' }).count()).toBe(0);
  await dialog(page).getByRole('button', { name: 'Ich habe sie gespeichert' }).click();
  await hasFocus(card(page, 'Zwei-Faktor-Anmeldung').getByRole('button', { name: 'Neue Wiederherstellungscodes' }));
  await card(page, 'Zwei-Faktor-Anmeldung').getByText('Sie haben noch 10 Wiederherstellungscodes.').waitFor();
  await nextMailTo(mailUrl, learner.email, /Zwei-Faktor-Anmeldung ist eingeschaltet/);

  const elsewhere = await newVisitor(browser, publicUrl);
  await elsewhere.page.goto('/progress');
  await signIn(elsewhere.page, learner);
  await elsewhere.page.getByRole('heading', { name: 'Two-factor sign-in' }).waitFor();
  expect(await findingsInBothThemes(elsewhere.page)).toEqual([]);
  await elsewhere.page.getByRole('button', { name: 'Back to Login' }).click();
  await hasFocus(elsewhere.page.getByLabel('Username or e-mail'));
  await signIn(elsewhere.page, learner);
  await elsewhere.page.getByLabel('Code').fill('000000');
  await elsewhere.page.getByRole('button', { name: 'Sign In' }).click();
  await elsewhere.page.getByText('The code is incorrect or was used already.').waitFor();
  await elsewhere.page.getByLabel('Code').fill(codes[0] ?? '');
  await elsewhere.page.getByRole('button', { name: 'Sign In' }).click();
  await elsewhere.page.getByRole('heading', { name: 'Fortschritt', exact: true }).waitFor();

  await page.reload();
  await card(page, 'Zwei-Faktor-Anmeldung').getByText('Sie haben noch 9 Wiederherstellungscodes.').waitFor();
  await card(page, 'Zwei-Faktor-Anmeldung').getByRole('button', { name: 'Ausschalten' }).click();
  await dialog(page).getByLabel('Ihr Passwort').fill(learner.password);
  await dialog(page).getByLabel('Code aus Ihrer Authenticator-App').fill(await codeOf(secret));
  await dialog(page).getByRole('button', { name: 'Ausschalten' }).click();
  await hasFocus(card(page, 'Zwei-Faktor-Anmeldung').getByRole('button', { name: 'Einschalten' }));
  expect(complaints).toEqual([]);
});

test('a new address: asked for with the password, confirmed from the mail in another browser', async () => {
  const learner = await verifiedLearner();
  const { page } = await openAccount(learner);
  const { email } = someLearner();
  await card(page, 'E-Mail-Adresse').getByRole('button', { name: 'Adresse ändern' }).click();
  await dialog(page).getByLabel('Neue E-Mail-Adresse').fill('kein-at');
  await dialog(page).getByRole('button', { name: 'Link senden' }).click();
  await dialog(page).getByText('Please enter a valid email address').waitFor();
  await dialog(page).getByLabel('Neue E-Mail-Adresse').fill(email);
  await dialog(page).getByLabel('Ihr Passwort').fill('Falsch-aber-lang-1');
  await dialog(page).getByRole('button', { name: 'Link senden' }).click();
  await dialog(page).getByText('The password or code is incorrect.').waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await dialog(page).getByLabel('Ihr Passwort').fill(learner.password);
  await dialog(page).getByRole('button', { name: 'Link senden' }).click();
  await card(page, 'E-Mail-Adresse').getByText(`Wir haben einen Link an ${email} geschickt.`).waitFor();

  const stranger = await newVisitor(browser, publicUrl);
  const link = linkIn(await nextMailTo(mailUrl, email, /neue E-Mail-Adresse/));
  await stranger.page.goto(link.pathname + link.search);
  await stranger.page.getByRole('heading', { name: 'Ihre Adresse ist geändert' }).waitFor();
  expect(await findingsInBothThemes(stranger.page)).toEqual([]);
  await page.reload();
  await card(page, 'E-Mail-Adresse').getByText(email, { exact: true }).waitFor();
  await stranger.page.reload();
  await stranger.page.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' }).waitFor();
});

test('new recovery codes take the place of the old ones, and cannot be closed by accident', async () => {
  const learner = await verifiedLearner();
  const { page } = await openAccount(learner);
  const { secret, codes } = await turnOnTwoFactor(page, learner);
  await dialog(page).getByRole('button', { name: 'Ich habe sie gespeichert' }).click();
  const renew = card(page, 'Zwei-Faktor-Anmeldung').getByRole('button', { name: 'Neue Wiederherstellungscodes' });
  await renew.click();
  await page.keyboard.press('Escape');
  await hasFocus(renew);
  await renew.click();
  await dialog(page).getByLabel('Ihr Passwort').fill(learner.password);
  await dialog(page).getByLabel('Code aus Ihrer Authenticator-App').fill(await codeOf(secret));
  await dialog(page).getByRole('button', { name: 'Neue Codes zeigen' }).click();
  await dialog(page).getByRole('heading', { name: 'Ihre Wiederherstellungscodes' }).waitFor();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  expect(await dialog(page).getByRole('listitem').count()).toBe(10);
  expect(await dialog(page).getByRole('listitem').allInnerTexts()).not.toEqual(codes);
  await dialog(page).getByRole('button', { name: 'Ich habe sie gespeichert' }).click();
  await hasFocus(renew);
});

test('a new address that is taken back leaves the focus at the button for another one', async () => {
  const learner = await verifiedLearner();
  const { page } = await openAccount(learner);
  const change = card(page, 'E-Mail-Adresse').getByRole('button', { name: 'Adresse ändern' });
  await change.click();
  await dialog(page).getByLabel('Neue E-Mail-Adresse').fill(someLearner().email);
  await dialog(page).getByLabel('Ihr Passwort').fill(learner.password);
  await dialog(page).getByRole('button', { name: 'Link senden' }).click();
  await card(page, 'E-Mail-Adresse').getByRole('button', { name: 'Alte Adresse behalten' }).click();
  await hasFocus(change);
  await eventually(async () => expect(await card(page, 'E-Mail-Adresse').getByText('Wir haben einen Link').count()).toBe(0));
  await hasFocus(change);
});

test('signed out everywhere else, the other browser is asked to sign in again', async () => {
  const learner = await verifiedLearner();
  const other = await openAccount(learner);
  const { page } = await openAccount(learner);
  await eventually(async () => expect(await card(page, 'Geräte').getByRole('listitem').count()).toBe(2));
  await card(page, 'Geräte').getByRole('button', { name: 'Alle anderen abmelden' }).click();
  await card(page, 'Geräte').getByText('Sie sind auf allen anderen Geräten abgemeldet.').waitFor();
  await eventually(async () => expect(await card(page, 'Geräte').getByRole('listitem').count()).toBe(1));
  await hasFocus(card(page, 'Geräte').getByRole('list'));
  await other.page.reload();
  await other.page.getByRole('button', { name: 'Sign In' }).waitFor();
});

test('a chosen time zone is kept', async () => {
  const { page } = await openAccount(await verifiedLearner());
  const choice = card(page, 'Zeitzone').getByLabel('Zeitzone für Ihre Lerntage');
  await choice.selectOption('Asia/Tehran');
  await card(page, 'Zeitzone').getByText('Gespeichert.').waitFor();
  await page.reload();
  await card(page, 'Zeitzone').waitFor();
  expect(await choice.inputValue()).toBe('Asia/Tehran');
});
