import type { Browser, Page } from 'playwright-core';
import { fail, neverAnswer, say, startStubProvider, type StubProvider } from '../services/practice-ai/test/provider/stub-provider.js';
import { accessibilityFindings, newVisitor, openBrowser, type Visitor } from './browser.js';
import { signIn, verifiedLearner } from './learner.js';
import { letter } from './letter.js';
import { startWithProvider } from './provider-stack.js';
import { allReady } from './stack.js';

const QUESTION = 'Soll auch eine KI Ihre Texte lesen?';
const OWN_CHECK = 'Diese Rückmeldung kommt von unserer eigenen Prüfung.';
const advice = {
  corrections: [
    {
      original: 'Was sollen wir',
      corrected: 'Was können wir',
      explanation: { de: 'Hier fragt man besser mit „können“.', en: 'It is better to ask with “können” here.', fa: 'این‌جا بهتر است با «können» بپرسیم.' },
      category: 'word-choice',
    },
  ],
  overallFeedback: '',
};

let browser: Browser;
let stub: StubProvider;
let system: Awaited<ReturnType<typeof startWithProvider>>;
let recipient: string;

beforeAll(async () => {
  await allReady();
  stub = await startStubProvider(say(advice));
  recipient = new URL(stub.url).host;
  system = await startWithProvider(stub.url);
  browser = await openBrowser();
}, 120_000);
afterAll(async () => {
  await stub.stop();
  await system.stop();
  await browser.close();
});

/** A learner who has the task before them and the letter on the sheet. */
async function atTheDesk(): Promise<Visitor> {
  const visitor = await newVisitor(browser, system.url);
  await visitor.page.goto('/writing');
  await signIn(visitor.page, await verifiedLearner());
  await visitor.page.getByRole('button', { name: /Party zum Einzug/ }).click();
  await sheetOf(visitor.page).fill(letter);
  return visitor;
}
const sheetOf = (page: Page) => page.getByRole('textbox', { name: 'Ihre E-Mail oder Ihr Brief' });
const question = (page: Page) => page.getByRole('region', { name: QUESTION });
const changeButton = (page: Page) => page.getByRole('button', { name: 'Ändern, ob Ihre Texte gesendet werden' });
const sentTo = (page: Page) => page.getByText(`Ihre Texte werden an ${recipient} gesendet.`);
const notSentTo = (page: Page) => page.getByText(`Ihre Texte werden nicht an ${recipient} gesendet.`);

/** Sends what is on the sheet and waits for the feedback. */
async function analyse(page: Page): Promise<void> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/analyze/grammar')),
    page.getByRole('button', { name: 'Text analysieren' }).click(),
  ]);
  expect(answer.status()).toBe(200);
  await page.getByRole('heading', { name: 'Schreibfeedback' }).waitFor();
}
async function reviseAndAnalyse(page: Page, addition: string): Promise<void> {
  await page.getByRole('button', { name: 'Überarbeiten' }).click();
  await sheetOf(page).fill(`${letter}\n${addition}`);
  await analyse(page);
}

test('a learner is asked, agrees, gets the model’s corrections, is told when it fails, and withdraws: then nothing goes out', async () => {
  const { page, complaints } = await atTheDesk();
  const asked = stub.requests.length;

  await question(page).waitFor();
  await question(page).getByText(recipient).waitFor();
  await notSentTo(page).waitFor();
  await question(page).getByText('فارسی', { exact: true }).click();
  const persian = question(page).locator('p[lang="fa"][dir="rtl"]');
  expect(await persian.innerText()).toContain(recipient);
  expect(await accessibilityFindings(page)).toEqual([]);
  await question(page).getByText('Deutsch', { exact: true }).click();
  await question(page).getByRole('button', { name: 'Zustimmen' }).click();
  await sentTo(page).waitFor();
  expect(await question(page).count()).toBe(0);
  expect(await changeButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
  expect(stub.requests).toHaveLength(asked);

  await analyse(page);
  expect(stub.requests).toHaveLength(asked + 1);
  expect(JSON.stringify(stub.requests.at(-1))).toContain('Einladung zu deine Party');
  const marked = page.getByRole('region', { name: 'Ihr Text mit Korrekturen' });
  expect(await marked.locator('ins').allTextContents()).toContain('können');
  expect(await page.getByText(OWN_CHECK).count()).toBe(0);
  expect(await accessibilityFindings(page)).toEqual([]);

  stub.behave(fail(500));
  await reviseAndAnalyse(page, 'Dein Ali');
  await page.getByText(`Der KI-Anbieter war nicht erreichbar. ${OWN_CHECK}`).waitFor();
  expect(await marked.locator('ins').allTextContents()).toContain('mich');
  expect(await accessibilityFindings(page)).toEqual([]);

  stub.behave(neverAnswer);
  await reviseAndAnalyse(page, 'Euer Ali');
  await page.getByText(`Der KI-Anbieter hat nicht rechtzeitig geantwortet. ${OWN_CHECK}`).waitFor();

  stub.behave(say(advice));
  await changeButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Sie haben zugestimmt' });
  await dialog.getByText(recipient).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Zustimmung zurücknehmen' }).click();
  await notSentTo(page).waitFor();
  const askedBefore = stub.requests.length;
  await reviseAndAnalyse(page, 'Ali');
  expect(stub.requests).toHaveLength(askedBefore);
  expect(await marked.locator('ins').allTextContents()).not.toContain('können');
  expect(await page.getByText(OWN_CHECK).count()).toBe(0);

  // Who has withdrawn is not asked again, but can agree again.
  await page.reload();
  await notSentTo(page).waitFor();
  expect(await question(page).count()).toBe(0);
  await changeButton(page).click();
  await page.getByRole('dialog', { name: QUESTION }).getByRole('button', { name: 'Zustimmen' }).click();
  await sentTo(page).waitFor();
  expect(complaints).toEqual([]);
}, 240_000);

test('‘not now’ holds for the day, and the analysis works without the model', async () => {
  const { page, complaints } = await atTheDesk();
  const asked = stub.requests.length;
  await question(page).getByRole('button', { name: 'Nicht jetzt' }).click();
  await question(page).waitFor({ state: 'detached' });
  await page.reload();
  await notSentTo(page).waitFor();
  expect(await question(page).count()).toBe(0);

  await analyse(page);
  expect(stub.requests).toHaveLength(asked);
  expect(await accessibilityFindings(page)).toEqual([]);

  const tomorrow = new Date(Date.now() + 24 * 3_600_000);
  await page.clock.setFixedTime(tomorrow);
  await page.reload();
  await question(page).waitFor();
  expect(complaints).toEqual([]);
});

test('a wording that has changed since it was read is shown again, and not agreed to', async () => {
  const { page } = await atTheDesk();
  await page.route('**/api/ai-consent', (route) =>
    route.request().method() === 'POST' ? route.continue({ postData: JSON.stringify({ version: '0/somebody else' }) }) : route.continue(),
  );
  await question(page).getByRole('button', { name: 'Zustimmen' }).click();
  await question(page).getByText('Diese Information hat sich gerade geändert. Bitte lesen Sie sie noch einmal.').waitFor();
  await notSentTo(page).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);

  await page.unroute('**/api/ai-consent');
  await question(page).getByRole('button', { name: 'Zustimmen' }).click();
  await sentTo(page).waitFor();
});

test('while the consent is on its way a learner goes on writing, and keeps the focus when it is there', async () => {
  const { page } = await atTheDesk();
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/ai-consent', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await question(page).getByRole('button', { name: 'Zustimmen' }).click();
  await sheetOf(page).focus();
  release();
  await sentTo(page).waitFor();
  await question(page).waitFor({ state: 'detached' });
  expect(await sheetOf(page).evaluate((sheet) => sheet === document.activeElement)).toBe(true);
});

test('an answer that does not reach the server is not taken for given', async () => {
  const { page } = await atTheDesk();
  await page.route('**/api/ai-consent', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()));
  await question(page).getByRole('button', { name: 'Zustimmen' }).click();
  await question(page).getByRole('alert').waitFor();
  await notSentTo(page).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
});
