import { conversationSchema, freeConversationRequestSchema, type Conversation, type FreeConversationRequest } from '@b1fuchs/contracts';
import { eventually } from '@b1fuchs/testing';
import type { Browser, Page } from 'playwright-core';
import { accessibilityFindings, newVisitor, openBrowser } from './browser.js';
import { publicUrl, signIn, verifiedLearner } from './learner.js';
import { scripted, scriptSpeech, silentSpeech } from './scripted-speech.js';
import { allReady } from './stack.js';

const wrong = 'Gestern ich habe meine Mutter besucht.';
const sendingFailed = 'Fehler beim Senden der Nachricht. Bitte versuchen Sie es erneut.';
const keptAddress = /\/free-conversation\/[0-9a-f-]{36}$/u;
let browser: Browser;

beforeAll(async () => {
  await allReady();
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A learner who has just signed in on the free conversation. `spoken` and `sent` collect what the page asks the server for. */
async function openConversation({ width = 1280 } = {}) {
  const visitor = await newVisitor(browser, publicUrl);
  const { page, context } = visitor;
  await scriptSpeech(context);
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const spoken: { text: string; voice: string; presenter: unknown }[] = [];
  const sent: FreeConversationRequest[] = [];
  // Whatever voices this browser has, the server speaks.
  await page.route('**/api/speech', (route) => route.fulfill({ json: { voice: 'provider', transcription: false, needsConsent: false } }));
  await page.route('**/api/tts', (route) => {
    spoken.push(route.request().postDataJSON() as (typeof spoken)[number]);
    return route.fulfill({ contentType: 'audio/wav', body: silentSpeech() });
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/api/free-conversation')) sent.push(freeConversationRequestSchema.parse(request.postDataJSON()));
  });
  // On the page itself: the press on the button lets it sound.
  await page.goto('/free-conversation');
  await signIn(page, await verifiedLearner());
  await turn(page, 0).waitFor();
  return { ...visitor, spoken, sent, field: page.getByRole('textbox', { name: 'Ihre Nachricht' }), send: page.getByRole('button', { name: 'Senden' }), microphone: page.getByRole('button', { name: 'Mikrofon' }) };
}

const turn = (page: Page, number: number) => page.getByRole('log').locator('ol > li').nth(number);
/** Without the bubble that says an answer is coming. */
const turns = (page: Page): Promise<number> => page.getByRole('log').locator('ol > li').filter({ hasNotText: 'Fuchs schreibt …' }).count();
const list = (page: Page) => page.getByRole('navigation', { name: 'Ihre Gespräche' });

/** The conversation that is open, as the server keeps it. */
async function kept(page: Page): Promise<Conversation> {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  return conversationSchema.parse(await (await page.request.get(`/api/conversations/${id}`)).json());
}

/** Holds the answers of an address back until they are let go. */
async function hold(page: Page, address: string): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await held;
    // The page may be gone by then.
    await route.continue().catch(() => undefined);
  });
  return release;
}

test('a learner is greeted aloud, writes and speaks, reads gentle tips, hears a message again, and it is kept', async () => {
  const { page, complaints, spoken, sent, field, send, microphone } = await openConversation();
  await page.waitForURL(keptAddress);
  const [greeting] = (await kept(page)).messages;
  await turn(page, 0).getByRole('button', { name: 'Anhalten' }).waitFor();
  await page.getByText('Ich spreche …').waitFor();
  expect(spoken).toEqual([{ text: greeting?.content, voice: 'de-DE-KatjaNeural', presenter: 'female' }]);
  expect(await accessibilityFindings(page)).toEqual([]);
  await turn(page, 0).getByRole('button', { name: 'Anhören' }).waitFor();

  expect(await send.isDisabled()).toBe(true);
  await field.fill('  \n ');
  expect(await send.isDisabled()).toBe(true);
  await field.press('Enter');
  const release = await hold(page, '**/api/free-conversation');
  await field.fill(wrong);
  await field.press('Enter');
  await page.getByRole('log').getByText('Fuchs schreibt …').waitFor();
  expect(await turn(page, 1).innerText()).toContain(wrong);
  expect(await field.inputValue()).toBe('');
  expect([await field.isDisabled(), await send.isDisabled(), await microphone.isDisabled()]).toEqual([true, true, true]);
  expect(await accessibilityFindings(page)).toEqual([]);
  release();
  await turn(page, 1).getByText('Kleiner Tipp').waitFor();
  await eventually(() => expect(spoken).toHaveLength(2));
  const reply = (await kept(page)).messages.at(-1);
  expect(reply?.role).toBe('assistant');
  expect(spoken[1]?.text).toBe(reply?.content);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.messages.map(({ role, content }) => [role, content])).toEqual([['assistant', greeting?.content], ['user', wrong]]);
  expect(await turn(page, 1).getByRole('insertion').first().innerText()).toContain('habe ich');
  await turn(page, 1).getByText('Erklärung in einer anderen Sprache').click();
  await turn(page, 1).getByText('فارسی', { exact: true }).click();
  await turn(page, 1).locator('p[lang=fa][dir=rtl]').first().waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);

  await turn(page, 2).getByRole('button', { name: 'Anhören' }).waitFor();
  await turn(page, 0).getByRole('button', { name: 'Anhören' }).click();
  await turn(page, 0).getByRole('button', { name: 'Anhalten' }).waitFor();
  expect(await turn(page, 2).getByRole('button', { name: 'Anhören' }).isDisabled()).toBe(true);
  await turn(page, 0).getByRole('button', { name: 'Anhalten' }).click();
  await turn(page, 2).getByRole('button', { name: 'Anhören' }).waitFor();

  await field.fill('Sie wohnt in Hamburg.');
  await microphone.click();
  await eventually(async () => expect(await scripted.isListening(page)).toBe(true));
  expect(await scripted.alternatives(page)).toBe(10);
  await scripted.hear(page, 'wir haben zusammen gekocht');
  await eventually(async () => expect(await field.inputValue()).toBe('Sie wohnt in Hamburg. Wir haben zusammen gekocht'));
  expect([await field.isDisabled(), await send.isDisabled()]).toEqual([true, true]);
  expect(await accessibilityFindings(page)).toEqual([]);
  await microphone.click();
  await eventually(async () => expect(await field.isEnabled()).toBe(true));
  expect(await field.inputValue()).toBe('Sie wohnt in Hamburg. Wir haben zusammen gekocht.');
  await send.click();
  await eventually(async () => expect(await turns(page)).toBe(5));

  await page.reload();
  await turn(page, 4).waitFor();
  expect(await turn(page, 1).innerText()).toContain(wrong);
  expect((await kept(page)).messages).toHaveLength(5);
  expect(complaints).toEqual([]);
});

test('a message that fails comes back into the field, outlives a reload, and is answered once when it is sent again', async () => {
  const { page, sent, field, send } = await openConversation();
  await page.waitForURL(keptAddress);
  // The server answers, and the answer is lost on its way.
  await page.route('**/api/free-conversation', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await field.fill('Ich lerne seit einem Jahr Deutsch.');
  await send.click();
  const alert = page.getByRole('alert').filter({ hasText: 'Fehler' });
  await alert.getByText(sendingFailed).waitFor();
  expect(await field.inputValue()).toBe('Ich lerne seit einem Jahr Deutsch.');
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.unroute('**/api/free-conversation');
  await send.click();
  await turn(page, 2).getByRole('button', { name: /Anhören|Anhalten/u }).waitFor();
  expect(sent[1]?.messageId).toBe(sent[0]?.messageId);
  expect(await turns(page)).toBe(3);
  expect((await kept(page)).messages).toHaveLength(3);

  await page.route('**/api/free-conversation', (route) => route.abort('connectionrefused'));
  await field.fill('Am liebsten lerne ich abends.');
  await send.click();
  await alert.getByText(sendingFailed).waitFor();
  await page.reload();
  await turn(page, 2).waitFor();
  expect(await field.inputValue()).toBe('Am liebsten lerne ich abends.');
  await page.unroute('**/api/free-conversation');
  await send.click();
  await turn(page, 4).getByRole('button', { name: /Anhören|Anhalten/u }).waitFor();
  expect(sent.at(-1)?.messageId).toBe(sent.at(-2)?.messageId);
  expect((await kept(page)).messages).toHaveLength(5);

  await page.route('**/api/free-conversation', (route) =>
    route.fulfill({ status: 402, json: { code: 'MEMBERSHIP_REQUIRED', message: 'Your free trial has ended. Get a membership to keep practising.', requestId: 'r1' } }),
  );
  await field.fill('Noch etwas');
  await send.click();
  await alert.getByText('Your free trial has ended.', { exact: false }).waitFor();
});

test('a sound that does not play, and a microphone that is refused, are said; a speech request that fails is not', async () => {
  const { page, microphone } = await openConversation();
  await page.route('**/api/tts', (route) => route.fulfill({ status: 503, json: { code: 'SERVICE_UNAVAILABLE', message: 'away', requestId: 'r1' } }));
  await page.reload();
  await turn(page, 0).getByRole('button', { name: 'Anhören' }).click();
  await turn(page, 0).getByRole('button', { name: 'Anhören' }).waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.unroute('**/api/tts');
  await page.route('**/api/tts', (route) => route.fulfill({ contentType: 'audio/wav', body: 'kein Ton' }));
  await turn(page, 0).getByRole('button', { name: 'Anhören' }).click();
  await page.getByRole('alert').getByText('Audio-Wiedergabe fehlgeschlagen').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ausblenden' }).click();

  await microphone.click();
  await eventually(async () => expect(await scripted.isListening(page)).toBe(true));
  await scripted.fail(page, 'not-allowed');
  await page.getByText('Mikrofon-Berechtigung verweigert. Bitte erlauben Sie den Zugriff auf Ihr Mikrofon.').waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
});

test('conversations are listed, opened again, gone on with and deleted, also on a phone', async () => {
  const { page, complaints, field, send } = await openConversation();
  await page.waitForURL(keptAddress);
  await field.fill('Ich komme aus Ghana.');
  await send.click();
  await eventually(async () => expect(await turns(page)).toBe(3));
  const first = page.url();
  await list(page).getByRole('link', { name: /^Ich komme aus Ghana\./u }).waitFor();
  await list(page).getByRole('button', { name: 'Neues Gespräch', exact: true }).click();
  await eventually(() => expect(page.url()).not.toBe(first));
  await turn(page, 0).waitFor();
  const second = page.url();
  await field.fill('Noch nicht gesendet');
  // One in which nothing was said yet is not begun twice.
  await list(page).getByRole('button', { name: 'Neues Gespräch', exact: true }).click();
  expect(page.url()).toBe(second);
  await eventually(async () => expect(await list(page).getByRole('listitem').count()).toBe(2));

  await list(page).getByRole('link', { name: /^Ich komme aus Ghana\./u }).click();
  await eventually(() => expect(page.url()).toBe(first));
  await turn(page, 2).waitFor();
  expect(await field.inputValue()).toBe('');
  expect(await list(page).locator('[aria-current=page]').innerText()).toContain('Ich komme aus Ghana.');
  expect(await accessibilityFindings(page)).toEqual([]);
  await field.fill('Dort ist es sehr warm.');
  await send.click();
  await eventually(async () => expect(await turns(page)).toBe(5));
  await page.goBack();
  await turn(page, 0).waitFor();
  expect(await field.inputValue()).toBe('Noch nicht gesendet');
  await page.goto('/free-conversation');
  await eventually(() => expect(page.url()).toBe(first));
  await turn(page, 4).waitFor();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Ihre Gespräche zeigen' }).click();
  const drawer = page.getByRole('dialog', { name: 'Ihre Gespräche' });
  await drawer.getByRole('link').first().waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Gespräch löschen: Ich komme aus Ghana.' }).click();
  const question = page.getByRole('dialog', { name: 'Gespräch löschen?' });
  expect(await accessibilityFindings(page)).toEqual([]);
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await drawer.getByRole('button', { name: 'Gespräch löschen: Ich komme aus Ghana.' }).click();
  await question.getByRole('button', { name: 'Löschen', exact: true }).click();
  await eventually(() => expect(page.url()).toBe(second));
  await turn(page, 0).waitFor();
  await page.goto(first);
  await page.getByRole('heading', { name: 'Dieses Gespräch gibt es nicht' }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('leaving ends the sound, the recording and the request, and what was typed is still there', async () => {
  const { page, field, send, microphone } = await openConversation();
  await page.waitForURL(keptAddress);
  const leave = () => page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Schreiben' }).click();
  const comeBack = async (): Promise<void> => {
    await page.getByRole('heading', { name: 'Schreibübung' }).waitFor();
    await page.goBack();
    await turn(page, 0).waitFor();
  };
  await eventually(async () => expect(await scripted.isSounding(page)).toBe(true));
  await leave();
  await eventually(async () => expect(await scripted.isSounding(page)).toBe(false));
  await comeBack();

  await microphone.click();
  await eventually(async () => expect(await scripted.isListening(page)).toBe(true));
  await leave();
  await eventually(async () => expect(await scripted.isListening(page)).toBe(false));
  await comeBack();

  const release = await hold(page, '**/api/free-conversation');
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/free-conversation'));
  await field.fill('Ich gehe gern spazieren.');
  await send.click();
  await page.getByRole('log').getByText('Fuchs schreibt …').waitFor();
  await leave();
  await ended;
  release();
  await comeBack();
  expect(await field.inputValue()).toBe('Ich gehe gern spazieren.');
  await page.unroute('**/api/free-conversation');
  await send.click();
  await eventually(async () => expect(await turns(page)).toBe(3));
  expect((await kept(page)).messages).toHaveLength(3);
});
