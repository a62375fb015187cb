import { readFile } from 'node:fs/promises';
import { chatRequestSchema } from '@b1fuchs/contracts';
import { eventually } from '@b1fuchs/testing';
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { accessibilityFindings, newVisitor, openBrowser, type Visitor } from './browser.js';
import { publicUrl, signIn, verifiedLearner } from './learner.js';
import { pdfPages } from './pdf-text.js';
import { FAKE_MICROPHONE, scripted, scriptSpeech, withoutRecogniser } from './scripted-speech.js';
import { allReady } from './stack.js';

const FALLBACK = 'Entschuldigung für die Verzögerung. Können Sie Ihre Gedanken weiter ausführen?';

let browser: Browser;
beforeAll(async () => {
  await allReady();
  browser = await openBrowser([FAKE_MICROPHONE]);
});
afterAll(() => browser.close());

/** A learner in the introduction, whose first words the examiner has said. */
async function openSpeaking({ prepare = withRecogniser, mayRecord = true }: { prepare?: (context: BrowserContext) => Promise<void>; mayRecord?: boolean } = {}): Promise<Visitor> {
  const visitor = await newVisitor(browser, publicUrl);
  const { page, context } = visitor;
  if (mayRecord) await context.grantPermissions(['microphone']);
  await prepare(context);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/speaking');
  await signIn(page, await verifiedLearner());
  await page.getByRole('heading', { name: 'Sich vorstellen', level: 1 }).waitFor();
  await examinerTurns(page).first().waitFor();
  return visitor;
}

const withRecogniser = (context: BrowserContext): Promise<void> => scriptSpeech(context, { microphone: 'browser' });
const talk = (page: Page) => page.getByRole('log', { name: 'Gespräch mit dem Prüfer' });
const examinerTurns = (page: Page) => talk(page).getByRole('listitem').filter({ hasText: 'Prüfer: ' });
const ownTurns = (page: Page) => talk(page).getByRole('listitem').filter({ hasText: 'Sie: ' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Ihre Antwort' });
const answerButton = (page: Page) => page.getByRole('button', { name: 'Antworten' });
const microphone = (page: Page) => page.getByRole('button', { name: 'Mikrofon' });
const feedbackButton = (page: Page) => page.getByRole('button', { name: 'Feedback erhalten' });
const recordingBadge = (page: Page) => page.getByText('Aufnahme läuft...', { exact: true });
const audioBadge = (page: Page) => page.getByText('Audio wird abgespielt', { exact: true });

/** What is heard and recorded on the page at the moment. */
const soundsOf = async (page: Page) => ({ isListening: await scripted.isListening(page), openMicrophones: await scripted.openMicrophones(page), isSounding: await scripted.isSounding(page) });

/** Sends what is in the field, or `text`, and waits for the examiner's answer. */
async function answer(page: Page, text?: string): Promise<void> {
  const before = await examinerTurns(page).count();
  if (text !== undefined) await field(page).fill(text);
  await answerButton(page).click();
  await eventually(async () => expect(await examinerTurns(page).count()).toBe(before + 1), 15_000);
  await page.getByText('Der Prüfer überlegt …').waitFor({ state: 'detached' });
}

test('a learner introduces themselves by voice over the recogniser’s pauses, then by keyboard, reads the feedback and takes the PDF', async () => {
  const { page, complaints } = await openSpeaking();
  await audioBadge(page).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await answerButton(page).isDisabled()).toBe(true);

  await microphone(page).click();
  await recordingBadge(page).waitFor();
  expect(await audioBadge(page).count()).toBe(0);
  await scripted.hear(page, 'guten Tag ich heiße Sara Ahmadi');
  await scripted.hear(page, 'und ich komme', { isFinal: false });
  expect(await accessibilityFindings(page)).toEqual([]);
  await scripted.pause(page);
  await eventually(async () => expect(await scripted.sessions(page)).toBe(2));
  await scripted.hear(page, 'aus dem Iran');
  await scripted.pause(page);
  await eventually(async () => expect(await scripted.sessions(page)).toBe(3));
  await scripted.hear(page, 'jetzt wohne ich in Köln');
  await recordingBadge(page).waitFor();
  expect(await answerButton(page).isDisabled()).toBe(true);
  await microphone(page).click();
  await recordingBadge(page).waitFor({ state: 'detached' });
  await eventually(async () => expect(await answerButton(page).isEnabled()).toBe(true));
  const spoken = await field(page).inputValue();
  for (const words of ['ich heiße Sara Ahmadi', 'ich komme', 'aus dem Iran', 'wohne ich in Köln']) expect(spoken.toLowerCase()).toContain(words.toLowerCase());
  expect(await soundsOf(page)).toMatchObject({ isListening: false, openMicrophones: 0 });

  await answer(page);
  expect(await ownTurns(page).first().innerText()).toContain(spoken);
  await ownTurns(page).first().getByRole('button', { name: 'Meine Aufnahme anhören' }).click();
  await page.getByRole('button', { name: 'Anhalten' }).first().waitFor();
  await page.getByRole('button', { name: 'Anhalten' }).first().click();
  expect(await feedbackButton(page).count()).toBe(0);

  await field(page).fill('Ich arbeite als Köchin in einem Restaurant');
  await page.keyboard.press('Shift+Enter');
  await field(page).pressSequentially('und koche sehr gern.');
  await page.keyboard.press('Enter');
  await eventually(async () => expect(await examinerTurns(page).count()).toBe(3), 15_000);
  expect(await ownTurns(page).nth(1).innerText()).toContain('Restaurant\nund koche');

  const [request] = await Promise.all([page.waitForRequest('**/api/analyze/speaking'), feedbackButton(page).click()]);
  expect(request.postDataJSON()).toMatchObject({ topic: 'Personal Introduction', evidence: { phrases: expect.arrayContaining([expect.objectContaining({ confidence: 0.9 })]) as unknown } });
  expect((request.postDataJSON() as { text: string }).text).toBe(`${spoken}\n\nIch arbeite als Köchin in einem Restaurant\nund koche sehr gern.`);
  await page.getByRole('heading', { name: 'Feedback zu Ihrer Sprechübung' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Feedback zu Ihrer Sprechübung' }).evaluate((heading) => heading === document.activeElement)).toBe(true);
  expect(await page.getByText(/^\d+\/100$/u).count()).toBe(1);
  expect(await page.getByText(/^(?:Nicht bestanden|Bestanden)$/u).count()).toBe(1);
  expect(await page.getByText(/^(?:Ausgezeichnet|Sehr gut|Gut gemacht|Solide Leistung)!$/u).count()).toBe(1);
  expect(await page.getByText(/^\d+\/10$/u).count()).toBe(1);
  expect(await accessibilityFindings(page)).toEqual([]);

  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'PDF-Bericht herunterladen' }).click()]);
  expect(download.suggestedFilename()).toBe('speaking-feedback.pdf');
  expect((await pdfPages(await readFile(await download.path()))).join(' ')).toContain('Sara Ahmadi');
  await eventually(async () => {
    await page.goto('/progress');
    await page.getByRole('region', { name: 'Exercise Progress by Section' }).getByText('Sprechen').waitFor({ timeout: 5_000 });
  });
  expect(complaints).toEqual([]);
});

test('the stages follow each other with their topics; ‘Zurück’ begins the stage before anew, the plan with its task', async () => {
  const { page, complaints } = await openSpeaking();
  const progress = page.getByRole('progressbar', { name: 'Prüfungsfortschritt' });
  expect(await progress.getAttribute('aria-valuenow')).toBe('33');
  expect(await page.getByRole('button', { name: 'Zurück', exact: true }).count()).toBe(0);
  await field(page).fill('Das nehme ich nicht mit.');

  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await page.getByRole('heading', { name: 'Sprechen Themen Teil 1: Gemeinsam etwas Planen' }).waitFor();
  expect(await progress.getAttribute('aria-valuenow')).toBe('66');
  const tasks = page.getByRole('region', { name: 'Wählen Sie ein Gesprächsthema' }).getByRole('button');
  await tasks.first().waitFor();
  expect(await tasks.count()).toBe(21);
  expect(await accessibilityFindings(page)).toEqual([]);
  const task = await tasks.nth(4).innerText();
  await tasks.nth(4).click();
  await page.getByRole('heading', { name: task }).waitFor();
  await page.getByText('Zu besprechen:').waitFor();
  await audioBadge(page).waitFor();
  expect(await field(page).inputValue()).toBe('');
  await answer(page, 'Ich finde, wir sollten uns am Samstag um 15 Uhr treffen.');
  expect(await accessibilityFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await page.getByRole('heading', { name: 'Sprechen Themen Teil 2: Ein Thema präsentieren' }).waitFor();
  expect(await progress.getAttribute('aria-valuenow')).toBe('100');
  expect(await page.getByRole('button', { name: 'Weiter', exact: true }).count()).toBe(0);
  const topics = page.getByRole('region', { name: 'Wählen Sie ein Präsentationsthema' }).getByRole('button');
  await topics.first().waitFor();
  expect(await topics.count()).toBe(35);
  await topics.first().click();
  const questions = page.getByRole('list', { name: 'Leitfragen zum Thema' }).getByRole('listitem');
  await questions.first().waitFor();
  expect(await questions.count()).toBeGreaterThanOrEqual(4);
  await examinerTurns(page).first().waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Zurück', exact: true }).click();
  await page.getByRole('heading', { name: task }).waitFor();
  await examinerTurns(page).first().waitFor();
  expect(await ownTurns(page).count()).toBe(0);
  expect(await progress.getAttribute('aria-valuenow')).toBe('66');

  // What was said before is kept: it can be gone on with, and deleted.
  await page.getByText('Frühere Gespräche').click();
  await page.getByRole('button', { name: /^Weiterführen/u }).click();
  await ownTurns(page).getByText('am Samstag um 15 Uhr').waitFor();
  await answer(page, 'Wir können im Park grillen.');
  await page.getByRole('button', { name: 'Anderes Thema' }).click();
  await page.getByText('Frühere Gespräche').click();
  await page.getByRole('button', { name: /^Gespräch löschen/u }).click();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await page.getByText('Frühere Gespräche').waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Zurück', exact: true }).click();
  await page.getByRole('heading', { name: 'Sich vorstellen', level: 1 }).waitFor();
  expect(complaints).toEqual([]);
});

test.each([
  ['not-allowed', 'Mikrofon-Berechtigung verweigert. Bitte erlauben Sie den Zugriff auf Ihr Mikrofon.'],
  ['network', 'Netzwerkfehler bei der Spracherkennung. Bitte überprüfen Sie Ihre Internetverbindung.'],
])('a recogniser that fails with %s says why and ends the recording; typing goes on', async (error, sentence) => {
  const { page } = await openSpeaking();
  await microphone(page).click();
  await recordingBadge(page).waitFor();
  await scripted.hear(page, 'guten Tag');
  await scripted.fail(page, error);
  await page.getByRole('alert').getByText(sentence).waitFor();
  await recordingBadge(page).waitFor({ state: 'detached' });
  expect(await field(page).inputValue()).toContain('Guten Tag');
  expect(await accessibilityFindings(page)).toEqual([]);
  await answer(page, 'Guten Tag, ich heiße Sara.');
});

test('a microphone that is not allowed says what to do', async () => {
  const { page } = await openSpeaking({ mayRecord: false });
  await microphone(page).click();
  await page.getByRole('alert').getByText('Mikrofon-Zugriff fehlgeschlagen. Bitte erlauben Sie den Zugriff auf Ihr Mikrofon und versuchen Sie es erneut.').waitFor();
  expect(await recordingBadge(page).count()).toBe(0);
  expect(await accessibilityFindings(page)).toEqual([]);
});

test('a browser that can’t turn speech into text says so when the microphone is pressed', async () => {
  const { page } = await openSpeaking({
    prepare: async (unprepared) => {
      await withoutRecogniser(unprepared);
      await unprepared.route('**/api/speech', (route) => route.fulfill({ json: { voice: 'basic', transcription: false, needsConsent: false } }));
    },
  });
  await microphone(page).click();
  await page.getByText('Ihr Browser kann Sprache nicht in Text umwandeln.', { exact: false }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await answer(page, 'Dann schreibe ich eben.');
});

test('leaving ends the recording, what sounds, and the request; so does going on to the next stage', async () => {
  const { page } = await openSpeaking();
  await audioBadge(page).waitFor();
  expect(await soundsOf(page)).toMatchObject({ isSounding: true });
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await page.getByRole('heading', { name: 'Wählen Sie ein Gesprächsthema' }).waitFor();
  await eventually(async () => expect(await soundsOf(page)).toMatchObject({ isSounding: false }));

  await page.getByRole('button', { name: 'Zurück', exact: true }).click();
  await examinerTurns(page).first().waitFor();
  await microphone(page).click();
  await recordingBadge(page).waitFor();
  expect(await soundsOf(page)).toMatchObject({ isListening: true, openMicrophones: 1 });
  await page.getByRole('link', { name: 'Zurück zum Hauptmenü' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await eventually(async () => expect(await soundsOf(page)).toMatchObject({ isListening: false, openMicrophones: 0, isSounding: false }));

  await page.getByRole('link', { name: 'Sprechen', exact: true }).click();
  await examinerTurns(page).first().waitFor();
  await page.route('**/api/chat', () => undefined);
  await field(page).fill('Ich gehe gleich.');
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/chat'));
  await answerButton(page).click();
  await page.getByText('Der Prüfer überlegt …').waitFor();
  await page.getByRole('link', { name: 'Zurück zum Hauptmenü' }).click();
  await failed;
});

test('an answer that takes longer than eight seconds is replaced by a spoken one, and the talk goes on', async () => {
  const { page } = await openSpeaking();
  await page.route('**/api/chat', () => undefined);
  await field(page).fill('Ich heiße Sara.');
  const spoken = page.waitForRequest((request) => request.url().endsWith('/api/tts') && request.postData()?.includes(FALLBACK) === true);
  await answerButton(page).click();
  expect(await answerButton(page).isDisabled()).toBe(true);
  await talk(page).getByText(FALLBACK).waitFor();
  await page.getByRole('alert').getByText('Request timed out. Using fallback response.').waitFor();
  await page.getByRole('alert').getByText('Fehler', { exact: true }).waitFor();
  await spoken;
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(await ownTurns(page).first().innerText()).toContain('Ich heiße Sara.');
  await page.unroute('**/api/chat');
  await answer(page, 'Ich wohne in Köln.');
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('an answer that fails is back in the field, also after a reload, and is sent again as the same message', async () => {
  const { page } = await openSpeaking();
  const sent: string[] = [];
  const fail = (route: Route) => route.fulfill({ status: 503, json: { code: 'SERVICE_UNAVAILABLE', message: 'Der Prüfer ist gerade nicht da.', requestId: 'r' } });
  page.on('request', (request) => {
    if (request.url().endsWith('/api/chat')) sent.push(chatRequestSchema.parse(request.postDataJSON()).messageId ?? '');
  });
  await page.route('**/api/chat', fail);
  await field(page).fill('Ich heiße Sara.');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('Der Prüfer ist gerade nicht da.').waitFor();
  expect(await field(page).inputValue()).toBe('Ich heiße Sara.');
  expect(await ownTurns(page).count()).toBe(0);
  expect(await accessibilityFindings(page)).toEqual([]);

  await page.reload();
  await examinerTurns(page).first().waitFor();
  expect(await field(page).inputValue()).toBe('Ich heiße Sara.');
  await page.unroute('**/api/chat');
  await answer(page);
  expect(new Set(sent).size).toBe(1);
  expect(sent).toHaveLength(2);
  await page.reload();
  await ownTurns(page).first().waitFor();
  expect([await ownTurns(page).count(), await field(page).inputValue()]).toEqual([1, '']);
});

test('the clock gives a quarter of an hour for notes, then counts the part, and never stops anybody', async () => {
  const { page, complaints } = await openSpeaking();
  await page.clock.install();
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await page.getByRole('region', { name: 'Wählen Sie ein Gesprächsthema' }).getByRole('button').first().click();
  await examinerTurns(page).first().waitFor();
  await page.getByRole('switch', { name: 'Partnermodus mit Uhr' }).check();
  await page.getByRole('heading', { name: 'Bereiten Sie sich vor' }).waitFor();
  await page.getByRole('textbox', { name: 'Meine Notizen' }).fill('Samstag, Park, Salat');
  await page.clock.runFor('01:00');
  const timer = page.getByRole('timer', { name: 'Restzeit' });
  expect(await timer.innerText()).toMatch(/^13:5\d|14:00$/u);
  expect(await accessibilityFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Gespräch beginnen' }).click();
  await field(page).waitFor();
  expect(await page.getByRole('textbox', { name: 'Meine Notizen' }).inputValue()).toBe('Samstag, Park, Salat');
  await page.clock.runFor('03:30');
  await page.getByText('Die Zeit ist um. Sprechen Sie ruhig zu Ende.').waitFor();
  expect(await timer.innerText()).toMatch(/^\+0:\d\d$/u);
  expect(await accessibilityFindings(page)).toEqual([]);
  await answer(page, 'Wir treffen uns am Samstag im Park.');
  await page.getByRole('switch', { name: 'Partnermodus mit Uhr' }).uncheck();
  expect(await timer.count()).toBe(0);
  expect(complaints).toEqual([]);
});
