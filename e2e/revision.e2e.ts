import type { Browser } from 'playwright-core';
import { accessibilityFindings, newVisitor, openBrowser } from './browser.js';
import { publicUrl, signIn, verifiedLearner } from './learner.js';
import { letter } from './letter.js';
import { allReady } from './stack.js';

let browser: Browser;

beforeAll(async () => {
  await allReady();
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('a learner takes corrections over, disputes one, revises the text, sees what got better, and finds the earlier text again', async () => {
  const { page, complaints } = await newVisitor(browser, publicUrl);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/writing');
  await signIn(page, await verifiedLearner());
  await page.getByRole('button', { name: /Party zum Einzug/ }).click();
  const sheet = page.getByRole('textbox', { name: 'Ihre E-Mail oder Ihr Brief' });
  await sheet.fill(letter);
  await page.getByRole('button', { name: 'Text analysieren' }).click();
  await page.getByRole('heading', { name: 'Schreibfeedback' }).waitFor();

  await page.getByRole('button', { name: /weitere Korrekturen zeigen/ }).click();
  const corrections = page.getByRole('list', { name: /Korrekturen/ }).getByRole('listitem');
  const count = await corrections.count();
  for (let index = 0; index < count - 1; index += 1) {
    await corrections.nth(index).getByRole('button', { name: 'Übernehmen' }).click();
    await corrections.nth(index).getByRole('button', { name: 'Übernommen' }).waitFor();
  }
  const last = corrections.nth(count - 1);
  await last.getByRole('button', { name: 'Diese Korrektur ist falsch' }).click();
  await last.getByRole('button', { name: 'Danke, wir prüfen das.' }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Überarbeiten' }).click();
  expect(await sheet.inputValue()).toContain('Ich freue mich sehr.');
  await page.getByRole('button', { name: 'Text analysieren' }).click();
  const comparison = page.getByRole('region', { name: 'Was besser geworden ist' });
  await comparison.waitFor();
  const passage = comparison.getByRole('listitem').filter({ hasText: 'Ich freue mir sehr.' });
  expect(await passage.innerText()).toMatch(/Vorher: ein Fehler\s+Ich freue mir sehr\.\s+Jetzt: kein Fehler\s+Ich freue mich sehr\./u);
  expect(await comparison.innerText()).not.toContain('Was sollen wir noch mitbringen?');
  expect(await accessibilityFindings(page)).toEqual([]);

  // Nothing of it is lost with the page.
  await page.reload();
  await page.getByText('Frühere Texte').click();
  const earlier = page.getByRole('listitem').filter({ hasText: 'Wörter ·' });
  expect(await earlier.count()).toBe(2);
  await earlier.nth(1).getByRole('button').click();
  await page.getByRole('heading', { name: 'Schreibfeedback' }).waitFor();
  expect(await page.getByRole('region', { name: 'Ihr Text mit Korrekturen' }).innerText()).toMatch(/Ich freue\s+Fehler \d+:\s+mir/u);
  await page.getByRole('button', { name: 'Überarbeiten' }).click();
  expect(await sheet.inputValue()).toContain('Ich freue mich sehr.');
  expect(complaints).toEqual([]);
});
