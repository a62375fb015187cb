import type { Browser, Page } from 'playwright-core';
import { newVisitor, openBrowser } from './browser.js';
import { publicUrl, signIn, verifiedLearner, type Learner } from './learner.js';
import { letter } from './letter.js';
import { allReady, killPart } from './stack.js';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
beforeEach(() => allReady());
afterAll(() => allReady());

async function writingScreen(): Promise<{ page: Page; learner: Learner }> {
  const { page } = await newVisitor(browser, publicUrl);
  await page.goto('/writing');
  const learner = await verifiedLearner();
  await signIn(page, learner);
  await page.getByRole('button', { name: /Party zum Einzug/ }).click();
  await page.getByRole('textbox', { name: 'Ihre E-Mail oder Ihr Brief' }).fill(letter);
  return { page, learner };
}
const typedText = (page: Page): Promise<string> => page.getByRole('textbox', { name: 'Ihre E-Mail oder Ihr Brief' }).inputValue();

describe('the writing screen when something is away', () => {
  test('the grammar engine: the server’s sentence is shown, the text is kept, and later it works', async () => {
    const { page } = await writingScreen();
    await killPart('grammar');
    await page.getByRole('button', { name: 'Text analysieren' }).click();
    await page.getByText('Die Grammatikprüfung ist gerade nicht erreichbar.').waitFor();
    expect(await typedText(page)).toBe(letter);

    await allReady();
    await page.getByRole('button', { name: 'Text analysieren' }).click();
    await page.getByRole('heading', { name: 'Schreibfeedback' }).waitFor();
  });

  test('the whole server: a simplified analysis is made in the browser and says so, and the text is kept', async () => {
    const { page } = await writingScreen();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Text analysieren' }).click();
    await page.getByText('Der Server ist derzeit nicht erreichbar. Eine vereinfachte Analyse wird angezeigt...').waitFor();
    await page.getByText('Hinweis: Diese Bewertung wurde lokal erstellt, da der Server nicht erreichbar war.').first().waitFor();

    await page.context().setOffline(false);
    await page.reload();
    expect(await typedText(page)).toBe(letter);
  });

  test('a session that was ended elsewhere: the learner signs in again and finds the text', async () => {
    const { page, learner } = await writingScreen();
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Text analysieren' }).click();
    await signIn(page, learner);
    expect(await typedText(page)).toBe(letter);
  });
});
