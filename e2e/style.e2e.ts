import { eventually } from '@b1fuchs/testing';
import type { Browser } from 'playwright-core';
import { accessibilityFindings, newVisitor, openBrowser } from './browser.js';
import { publicUrl, signIn, verifiedLearner } from './learner.js';
import { allReady } from './stack.js';

const text = 'Hallo Frau Weber,\n\nich hab Ihre Mail gekriegt. Kannst du mir sagen, wann der Kurs anfängt?\n\nTschüss\nReza';
let browser: Browser;

beforeAll(async () => {
  await allReady();
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function openStyleScreen() {
  const visitor = await newVisitor(browser, publicUrl);
  const { page } = visitor;
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/style-refinement');
  await signIn(page, await verifiedLearner());
  await page.getByRole('heading', { name: 'Schreibstil-Optimierung' }).waitFor();
  return { ...visitor, sheet: page.getByRole('textbox', { name: 'Ihr Text' }), button: page.getByRole('button', { name: 'Schreibstil optimieren' }) };
}

test('a learner puts a letter into formal style, compares both versions, copies the new one, and it counts as practice', async () => {
  const { page, context, complaints, sheet, button } = await openStyleScreen();
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await button.isDisabled()).toBe(true);
  await sheet.fill('   \n ');
  expect(await button.isDisabled()).toBe(true);

  await sheet.fill(text);
  await button.click();
  const card = page.getByRole('region', { name: 'Ihr Text in formellem Stil' });
  await card.waitFor();
  expect(await card.getByRole('heading', { name: 'Ihr Text in formellem Stil' }).evaluate((heading) => heading === document.activeElement)).toBe(true);
  expect(await card.getByRole('tabpanel').innerText()).toMatch(/^Sehr geehrte Frau Weber,\s+ich habe Ihre E-Mail erhalten\. Könnten Sie mir bitte sagen, wann der Kurs (?:anfängt|beginnt)\?\s+Mit freundlichen Grüßen\s+Reza$/u);
  await card.getByText('„Tschüss“', { exact: false }).first().waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);

  await card.getByRole('tab', { name: 'Nebeneinander' }).click();
  expect(await card.getByRole('deletion').first().innerText()).toBe('Hallo');
  expect(await card.getByRole('insertion').first().innerText()).toBe('Sehr geehrte');
  await card.getByRole('tab', { name: 'Nebeneinander' }).press('ArrowRight');
  const inText = card.getByRole('tabpanel', { name: 'Im Text' });
  expect(await inText.innerText()).toMatch(/^Hallo Sehr geehrte Frau Weber,/u);
  expect(await inText.getByRole('deletion').first().innerText()).toBe('Hallo');
  expect(await inText.getByRole('insertion').first().innerText()).toBe('Sehr geehrte');
  expect(await accessibilityFindings(page)).toEqual([]);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await card.getByRole('button', { name: 'Text kopieren' }).click();
  await card.getByRole('button', { name: 'Text kopiert' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Sehr geehrte Frau Weber,\n\n');

  await eventually(async () => {
    await page.goto('/progress');
    await page.getByRole('region', { name: 'Exercise Progress by Section' }).getByText('Stil-Verfeinerung').waitFor({ timeout: 5_000 });
  });
  expect(complaints).toEqual([]);
});

test('a text that has the style already comes back unchanged, and the page says so', async () => {
  const { page, sheet, button } = await openStyleScreen();
  await page.getByRole('tab', { name: /Informell/ }).click();
  await sheet.fill('Hallo Tom,\n\ndanke für deine Nachricht. Kommst du am Samstag zu meiner Party?\n\nLiebe Grüße\nReza');
  await button.click();
  const card = page.getByRole('region', { name: 'Ihr Text in informellem Stil' });
  await card.getByText(/passt schon zum persönlichen Stil/).waitFor();
  expect(await card.getByRole('insertion').count()).toBe(0);
});

test('a failure leaves the text on the sheet, also over a reload, and says what happened', async () => {
  const { page, sheet, button } = await openStyleScreen();
  await page.route('**/api/refine-style', (route) =>
    route.fulfill({ status: 503, json: { code: 'ANALYSIS_UNAVAILABLE', message: 'Die Grammatikprüfung ist gerade nicht erreichbar.', requestId: 'r1' } }),
  );
  await sheet.fill(text);
  await button.click();
  const alert = page.getByRole('alert').filter({ hasText: 'Fehler' });
  await alert.getByText('Die Grammatikprüfung ist gerade nicht erreichbar.').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);

  await page.unroute('**/api/refine-style');
  await page.route('**/api/refine-style', (route) => route.abort('connectionrefused'));
  await button.click();
  await alert.getByText('Fehler bei der Stilverbesserung').waitFor();

  await page.reload();
  expect(await sheet.inputValue()).toBe(text);
  await page.unroute('**/api/refine-style');
  await button.click();
  await page.getByRole('region', { name: 'Ihr Text in formellem Stil' }).waitFor();
});

test('a second submit while one is under way is ignored', async () => {
  const { page, sheet, button } = await openStyleScreen();
  let requests = 0;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/refine-style', async (route) => {
    requests += 1;
    await held;
    await route.continue();
  });
  await sheet.fill(text);
  await button.click();
  await page.getByRole('button', { name: 'Stil wird optimiert...' }).waitFor();
  await sheet.press('Control+Enter');
  await sheet.press('Control+Enter');
  release();
  await page.getByRole('region', { name: 'Ihr Text in formellem Stil' }).waitFor();
  expect(requests).toBe(1);
});
