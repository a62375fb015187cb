import type { Browser, Page } from 'playwright-core';
import { modelAnswers } from '../services/practice-ai/test/model-answers.js';
import { accessibilityFindings, newVisitor, openBrowser } from './browser.js';
import { publicUrl, signIn, verifiedLearner } from './learner.js';
import { allReady } from './stack.js';

let browser: Browser;

beforeAll(async () => {
  await allReady();
  browser = await openBrowser();
});
afterAll(() => browser.close());

const exam = (page: Page) => page.getByRole('region', { name: /^\d+\/100 Punkte im Modul Schreiben$/ });

/** Writes a whole task. @returns its grade */
async function write(page: Page, part: string, title: string, text: string): Promise<number> {
  await page.getByRole('tab', { name: new RegExp(part) }).click();
  await page.getByRole('button', { name: title }).click();
  await page.getByRole('textbox').fill(text);
  await page.getByRole('button', { name: 'Text analysieren' }).click();
  await page.getByRole('heading', { name: 'Schreibfeedback' }).waitFor();
  return Number(await page.getByRole('progressbar', { name: 'Punkte' }).getAttribute('aria-valuenow'));
}

test('the third of three tasks brings the result of all of them, which stays with the earlier texts', async () => {
  const { page, complaints } = await newVisitor(browser, publicUrl);
  await page.goto('/writing');
  await signIn(page, await verifiedLearner());
  const grades = [
    await write(page, 'Teil 1', 'Kino am Wochenende', modelAnswers['kino-am-wochenende'] ?? ''),
    await write(page, 'Teil 2', 'Vegetarisch essen', modelAnswers['vegetarisch-essen'] ?? ''),
  ];
  expect(await exam(page).count()).toBe(0);
  grades.push(await write(page, 'Teil 3', 'Einladung höflich absagen', modelAnswers['einladung-hoeflich-absagen'] ?? ''));

  await exam(page).waitFor();
  const [teil1 = 0, teil2 = 0, teil3 = 0] = grades;
  const total = Math.round((teil1 * 40 + teil2 * 40 + teil3 * 20) / 100);
  const shown = await exam(page).innerText();
  expect(shown).toContain(`${total}/100 Punkte im Modul Schreiben`);
  expect(shown).toContain(total >= 60 ? 'Bestanden' : 'Nicht bestanden');
  expect(shown).toContain('kein amtliches Ergebnis');
  expect(shown.match(/[\d,]+\/(?:40|20)\b/gu)).toEqual([[teil1, 40], [teil2, 40], [teil3, 20]].map(([grade = 0, most = 0]) => `${String((grade * most) / 100).replace('.', ',')}/${most}`));
  expect(await accessibilityFindings(page)).toEqual([]);

  await page.reload();
  await page.getByText('Frühere Texte').click();
  expect(await exam(page).innerText()).toBe(shown);
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
