import { readFile } from 'node:fs/promises';
import { eventually, nextMailTo, unzip } from '@b1fuchs/testing';
import type { Browser, Locator, Page } from 'playwright-core';
import { findingsInBothThemes, hasFocus, newVisitor, openBrowser } from './browser.js';
import { mailUrl, publicUrl, signIn, verifiedLearner, type Learner } from './learner.js';
import { allReady } from './stack.js';

let browser: Browser;
let learner: Learner;

beforeAll(async () => {
  await allReady();
  browser = await openBrowser();
  learner = await verifiedLearner();
});
afterAll(() => browser.close());

async function openAccount(): Promise<{ page: Page; complaints: string[] }> {
  const { page, complaints } = await newVisitor(browser, publicUrl);
  await page.goto('/account');
  await signIn(page, learner);
  await page.getByRole('heading', { name: 'Konto löschen' }).waitFor();
  return { page, complaints };
}
const cardOf = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true }).filter({ has: page.getByRole('heading', { name }) });

test('a learner downloads all that is stored about them, with their password', async () => {
  const { page, complaints } = await openAccount();
  await cardOf(page, 'Meine Daten herunterladen').getByRole('button', { name: 'Daten herunterladen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Meine Daten herunterladen' });
  await dialog.getByLabel('Ihr Passwort').fill('Falsch-geraten-1');
  const submit = dialog.getByRole('button', { name: 'Daten herunterladen' });
  await submit.click();
  await dialog.getByText('The password or code is incorrect. Please try again.').waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);

  await dialog.getByLabel('Ihr Passwort').fill(learner.password);
  const [download] = await Promise.all([page.waitForEvent('download'), submit.click()]);
  expect(download.suggestedFilename()).toMatch(/^b1-fuchs-daten-\d{4}-\d{2}-\d{2}\.zip$/);
  const files = await unzip(await readFile(await download.path()));
  expect(files.get('README.txt')).toContain(learner.username);
  expect(files.get('konto.json')).toContain(learner.email);
  await page.getByText('Datei gespeichert', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
});

test('a learner asks for the end of their account, is reminded of it on every page, and changes their mind', async () => {
  const { page, complaints } = await openAccount();
  await cardOf(page, 'Konto löschen').getByRole('button', { name: 'Konto löschen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Konto wirklich löschen?' });
  await dialog.getByText('Ihre Texte, Gespräche und alle Rückmeldungen').waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await dialog.getByLabel('Ihr Passwort').fill(learner.password);
  await dialog.getByRole('button', { name: 'Konto in 7 Tagen löschen' }).click();
  await cardOf(page, 'Konto löschen').getByText('Bis dahin bleibt alles, wie es ist.').waitFor();
  await nextMailTo(mailUrl, learner.email, /wird in 7 Tagen gelöscht/);
  expect(await findingsInBothThemes(page)).toEqual([]);

  await page.goto('/progress');
  const notice = page.getByRole('region', { name: 'Konto löschen' });
  await notice.getByText(/^Ihr Konto wird am .+ gelöscht\.$/).waitFor();
  await notice.getByRole('button', { name: 'Löschung abbrechen' }).click();
  await page.getByText('Ihr Konto bleibt', { exact: true }).waitFor();
  await eventually(async () => expect(await notice.count()).toBe(0));
  await hasFocus(page.getByRole('main'));
  await nextMailTo(mailUrl, learner.email, /Ihr Konto bei B1 Fuchs bleibt/);
  await page.goto('/account');
  await cardOf(page, 'Konto löschen').getByRole('button', { name: 'Konto löschen' }).click();
  await dialog.getByLabel('Ihr Passwort').fill(learner.password);
  await dialog.getByRole('button', { name: 'Konto in 7 Tagen löschen' }).click();
  await cardOf(page, 'Konto löschen').getByRole('button', { name: 'Löschung abbrechen' }).click();
  await cardOf(page, 'Konto löschen').getByRole('button', { name: 'Konto löschen' }).waitFor();
  await hasFocus(cardOf(page, 'Konto löschen').getByRole('heading'));
  expect(complaints).toEqual([]);
});
