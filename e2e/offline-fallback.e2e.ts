import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { accessibilityFindings, newVisitor, openBrowser } from './browser.js';
import { publicUrl, signIn, verifiedLearner, type Learner } from './learner.js';
import { letter } from './letter.js';
import { allReady } from './stack.js';

let browser: Browser;

beforeAll(async () => {
  await allReady();
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function atTheDesk(): Promise<{ page: Page; learner: Learner; complaints: string[] }> {
  const { page, complaints } = await newVisitor(browser, publicUrl);
  const learner = await verifiedLearner();
  await page.goto('/writing');
  await signIn(page, learner);
  await page.getByRole('button', { name: /Party zum Einzug/ }).click();
  await sheetOf(page).fill(letter);
  return { page, learner, complaints };
}
const sheetOf = (page: Page) => page.getByRole('textbox', { name: 'Ihre E-Mail oder Ihr Brief' });
const analyse = (page: Page) => page.getByRole('button', { name: 'Text analysieren' }).click();

test('a server out of reach leaves a simple check, said so everywhere, and a text report', async () => {
  const { page, complaints } = await atTheDesk();
  await page.route('**/api/analyze/grammar', (route) => route.abort());
  await page.route('**/api/generate/writing-report', (route) => route.abort());
  await analyse(page);
  await page.getByText('Der Server ist derzeit nicht erreichbar. Eine vereinfachte Analyse wird angezeigt...').waitFor();
  await page.getByText(/^Hinweis: Diese Bewertung wurde lokal erstellt, da der Server nicht erreichbar war\./).waitFor();
  await page.getByRole('button', { name: 'Neuen Tipp von Fuchs zeigen' }).click();
  await page.getByRole('complementary', { name: 'Tipp von Fuchs' }).getByText(/einfache Prüfung/).waitFor();
  // 75 words with one of the topic's two telling words: 75 points (spec 2, section 9.1).
  await page.getByRole('progressbar', { name: 'Punkte' }).and(page.locator('[aria-valuenow="75"]')).waitFor();
  expect(await page.getByRole('button', { name: 'Diese Korrektur ist falsch' }).count()).toBe(0);
  expect(await accessibilityFindings(page)).toEqual([]);

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'PDF herunterladen' }).click()]);
  expect(download.suggestedFilename()).toBe('writing-feedback.txt');
  const report = await readFile(await download.path(), 'utf8');
  for (const expected of ['DEUTSCH B1 – SCHREIBEN', 'Thema: Party zum Einzug', 'BEWERTUNG: 7.5/10.0 – Bestanden', 'Sie ist bei mir für zwei Wochen.', 'Viele Grüße, Ali']) {
    expect(report).toContain(expected);
  }
  await page.getByText('Failed to generate PDF report', { exact: true }).waitFor();
  await page.getByText('Ihr Feedback wurde stattdessen als Textdatei gespeichert.').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);

  await page.unroute('**/api/analyze/grammar');
  await page.getByRole('button', { name: 'Überarbeiten' }).click();
  await analyse(page);
  await page.getByRole('heading', { name: 'Die vier Kriterien' }).waitFor();
  expect(await page.getByText('Eine vereinfachte Analyse wird angezeigt').count()).toBe(0);
  expect(complaints).toEqual([]);
});

test.each<[string, number, string, string]>([
  ['a message of its own', 503, JSON.stringify({ code: 'X', message: 'Bitte warten Sie eine Minute.', requestId: 'r' }), 'Bitte warten Sie eine Minute.'],
  ['no message', 500, '<html>', 'HTTP error! status: 500'],
  ['no corrections', 200, '{"grade":90}', 'Die Antwort vom Server enthält keine Korrekturen. Bitte versuchen Sie es später erneut.'],
  ['no JSON', 200, 'gut', 'Die Antwort vom Server hat ein ungültiges Format. Bitte versuchen Sie es später erneut.'],
])('an answer with %s shows its sentence and keeps the text as it was typed', async (_what, status, body, sentence) => {
  const { page } = await atTheDesk();
  const typed = `  ${letter}\n\n\nÜber 50 %: „Grüße“ – سلام 😀\t `;
  await sheetOf(page).fill(typed);
  await page.route('**/api/analyze/grammar', (route) => route.fulfill({ status, body, contentType: 'application/json' }));
  await analyse(page);
  await page.getByRole('alert').getByText(sentence).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await sheetOf(page).inputValue()).toBe(typed);
  await page.reload();
  await sheetOf(page).waitFor();
  expect(await sheetOf(page).inputValue()).toBe(typed);
});

test('a text that is not finished survives signing out and belongs to its learner alone', async () => {
  const { page, learner } = await atTheDesk();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await signIn(page, await verifiedLearner());
  await page.getByRole('heading', { name: 'Thema wählen' }).waitFor();
  expect(await page.getByText('Entwurf').count()).toBe(0);
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await signIn(page, learner);
  await sheetOf(page).waitFor();
  expect(await sheetOf(page).inputValue()).toBe(letter);
});

test('the mascot has a hint for each state, can be put away, and stays away', async () => {
  const { page } = await newVisitor(browser, publicUrl);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/writing');
  await signIn(page, await verifiedLearner());
  const mascot = page.getByRole('complementary', { name: 'Tipp von Fuchs' });
  await mascot.getByRole('button', { name: 'Neuen Tipp von Fuchs zeigen' }).click();
  await mascot.getByText('Wählen Sie zuerst ein Thema.').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: /Party zum Einzug/ }).click();
  await mascot.getByText('Beginnen Sie mit der Anrede').waitFor();
  await sheetOf(page).fill(letter);
  await analyse(page);
  await page.getByRole('heading', { name: 'Schreibfeedback' }).waitFor();
  await mascot.getByText(/^(Gut gemacht|Nicht aufgeben)!/).waitFor();

  await mascot.getByRole('button', { name: 'Tipp ausblenden' }).click();
  await mascot.getByRole('button', { name: 'Tipp von Fuchs zeigen' }).waitFor();
  await page.reload();
  await mascot.getByRole('button', { name: 'Tipp von Fuchs zeigen' }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await mascot.getByRole('button').click();
  await mascot.getByRole('button', { name: 'Tipp ausblenden' }).waitFor();
});
