import { readFile } from 'node:fs/promises';
import { eventually } from '@b1fuchs/testing';
import type { Browser, Page } from 'playwright-core';
import { accessibilityFindings, newVisitor, openBrowser, type Visitor } from './browser.js';
import { publicUrl, signIn, verifiedLearner } from './learner.js';
import { allReady } from './stack.js';

let browser: Browser;
beforeAll(async () => {
  await allReady();
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A learner who has just signed in on a page of the vocabulary. */
async function openVocabulary(path: string): Promise<Visitor> {
  const visitor = await newVisitor(browser, publicUrl);
  const { page } = visitor;
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/writing');
  await signIn(page, await verifiedLearner());
  await page.getByRole('heading', { name: 'Schreibübung' }).waitFor();
  await page.goto(path);
  return visitor;
}

const card = (page: Page, place: number, of: number) => page.getByRole('article', { name: `Karte ${place} von ${of}` });

/** Adds the first words that the search finds. */
async function addWords(page: Page, count: number): Promise<void> {
  await page.getByRole('checkbox').first().waitFor();
  for (let place = 0; place < count; place += 1) await page.getByRole('checkbox').nth(place).click();
  await page.getByText(`${count} ausgewählt`).waitFor();
  await page.getByRole('button', { name: 'Ausgewählte hinzufügen' }).click();
  await page.getByText(new RegExp(`${count} (?:Wort|Wörter) zu Ihrem Deck hinzugefügt`, 'u')).first().waitFor();
}

test('a learner finds words, adds them, studies them by keyboard, takes an answer back, and it counts as practice', async () => {
  const { page, complaints } = await openVocabulary('/vocabulary/add-words');
  await page.getByText(/3\.\d{3} Wörter/u).first().waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ausgewählte hinzufügen' }).click();
  await page.getByText('Bitte wählen Sie mindestens ein Wort aus').first().waitFor();

  await page.getByRole('searchbox').fill('schluessel');
  await page.getByRole('checkbox', { name: 'der Schlüssel', exact: true }).waitFor();
  await page.getByRole('searchbox').fill('كتاب');
  await page.getByRole('checkbox', { name: 'das Buch', exact: true }).waitFor();
  await page.getByRole('searchbox').fill('qqqq');
  await page.getByText('Keine Wörter gefunden. Versuchen Sie andere Suchkriterien.').waitFor();
  await page.getByRole('searchbox').fill('');
  await page.getByLabel('Thema').selectOption('Essen und Trinken');
  await page.waitForURL(/topic=/u);
  await addWords(page, 3);
  expect(await page.getByRole('checkbox').first().isDisabled()).toBe(true);

  await page.goto('/vocabulary');
  await page.getByText('3 Karten warten auf Sie!').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('group', { name: 'Hilfssprache' }).getByText('فارسی', { exact: true }).click();
  await page.getByRole('link', { name: 'Jetzt üben' }).click();
  await page.waitForURL(/tab=study/u);
  await card(page, 1, 3).waitFor();
  await page.keyboard.press('2');
  await card(page, 1, 3).waitFor();
  await page.keyboard.press(' ');
  await page.getByRole('article').locator('[lang=fa]').first().waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.keyboard.press('2');
  await card(page, 2, 3).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await card(page, 3, 3).waitFor();
  await page.keyboard.press('u');
  await card(page, 2, 3).waitFor();
  await page.keyboard.press('ArrowRight');
  await card(page, 3, 3).waitFor();
  await page.keyboard.press(' ');
  await page.keyboard.press('1');
  await page.getByRole('heading', { name: 'Session Complete!' }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Review Again' }).click();
  await card(page, 1, 3).waitFor();
  await page.keyboard.press(' ');
  await page.keyboard.press('2');
  await page.getByText('Sie üben jetzt freiwillig').waitFor();

  await page.goto('/vocabulary');
  await page.getByText('Alle Karten für heute erledigt!').waitFor();
  expect(await page.evaluate(() => localStorage.getItem('flashcard-language'))).toBe('persian');
  await eventually(async () => {
    await page.goto('/progress');
    await page.getByRole('region', { name: 'Exercise Progress by Section' }).getByText('Wortschatz').waitFor({ timeout: 5_000 });
  });
  expect(complaints).toEqual([]);
});

test('answers given without a network, over a reload, are sent once each when it is back', async () => {
  const { page, context } = await openVocabulary('/vocabulary/add-words');
  await addWords(page, 4);
  await page.goto('/vocabulary?tab=study');
  await card(page, 1, 4).waitFor();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/leitner-review')) sent.push(request.postData() ?? '');
  });
  await context.setOffline(true);
  for (const known of [true, false, true]) {
    await page.keyboard.press(' ');
    await page.keyboard.press(known ? '2' : '1');
  }
  await page.getByText('Sie sind offline. Ihre Antworten sind gespeichert und werden später gesendet.').waitFor();
  await page.getByText('3 Antworten warten.').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  sent.length = 0;
  await context.setOffline(false);
  await eventually(() => expect(sent).toHaveLength(3));
  expect(sent.map((body) => (JSON.parse(body) as { isCorrect: boolean }).isCorrect)).toEqual([true, false, true]);
  await page.goto('/vocabulary');
  await page.getByText('1 Karte wartet auf Sie!').waitFor();

  // The server is away, and the page is left and opened again.
  await page.goto('/vocabulary?tab=study');
  await card(page, 1, 1).waitFor();
  await page.route('**/api/flashcards/**', (route) => route.fulfill({ status: 503, json: { code: 'SERVICE_UNAVAILABLE', message: 'away', requestId: 'r' } }));
  await page.keyboard.press(' ');
  await page.keyboard.press('2');
  await page.getByText('1 Antwort wartet.').waitFor();
  await page.unroute('**/api/flashcards/**');
  await page.reload();
  await page.getByRole('heading', { name: 'No Cards Due Today!' }).waitFor();
  await page.goto('/vocabulary');
  await page.getByText('Alle Karten für heute erledigt!').waitFor();
});

test('an answer that waits is sent from whatever page the learner opens next', async () => {
  const { page } = await openVocabulary('/vocabulary/add-words');
  await addWords(page, 1);
  await page.goto('/vocabulary?tab=study');
  await card(page, 1, 1).waitFor();
  await page.route('**/api/flashcards/leitner-review', (route) => route.abort());
  await page.keyboard.press(' ');
  await page.keyboard.press('2');
  await page.getByText('1 Antwort wartet.').waitFor();
  await page.unroute('**/api/flashcards/leitner-review');
  const arrived = page.waitForResponse((response) => response.url().endsWith('/leitner-review') && response.status() === 200);
  await page.goto('/writing');
  await arrived;
  await eventually(async () => expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.answer.')))).toEqual([]));
});

test('a deck is filled from a file, tried first, and goes out as one again; own cards are written, archived and found', async () => {
  const { page, complaints } = await openVocabulary('/vocabulary?view=cards');
  await page.getByRole('button', { name: 'Importieren' }).click();
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'bild.csv', mimeType: 'text/csv', buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]) });
  await page.getByText('Die Datei konnte nicht gelesen werden.', { exact: false }).waitFor();
  await file.setInputFiles({ name: 'karten.csv', mimeType: 'text/csv', buffer: Buffer.from('German;English\ndas Haus;house\nder Kachelofen;tiled stove\n;nothing\n') });
  await page.getByText('Das wird importiert').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Importieren' }).click();
  await page.getByText('Der Import ist fertig').waitFor();
  await page.getByRole('button', { name: 'Fertig' }).click();
  await page.getByText('der Kachelofen').first().waitFor();
  await page.getByText('das Haus').first().waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Archivieren: das Haus' }).click();
  await page.getByText('„das Haus“ ist im Archiv').first().waitFor();
  await page.getByRole('button', { name: 'Exportieren' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Für Anki (TSV)' }).click()]);
  const exported = await readFile(await download.path(), 'utf8');
  expect(exported).toContain('der Kachelofen\ttiled stove');
  expect(exported).not.toContain('das Haus');
  expect(complaints).toEqual([]);
});

test('a visitor who is not signed in is sent to the start', async () => {
  const { page } = await newVisitor(browser, publicUrl);
  for (const path of ['/vocabulary', '/vocabulary/add-words']) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Sign In' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  }
});
