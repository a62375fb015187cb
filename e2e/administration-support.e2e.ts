import { randomInt, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { eventually, mailsTo, nextMailTo } from '@b1fuchs/testing';
import type { Browser, Page } from 'playwright-core';
import { signedInAdministrator } from './administrator.js';
import { findingsInBothThemes, isWiderThanScreen, newVisitor, openBrowser } from './browser.js';
import { mailUrl, publicUrl, signIn, verifiedLearner, type Learner } from './learner.js';
import { untouchedSentences } from './letter.js';
import { allReady } from './stack.js';

let browser: Browser;

beforeAll(async () => {
  await allReady();
  browser = await openBrowser();
});
afterAll(() => browser.close());

const toast = (page: Page, text: string): Promise<void> => page.getByRole('listitem').getByText(text, { exact: true }).waitFor();

async function isFitForAll(page: Page): Promise<void> {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await isWiderThanScreen(page)).toBe(false);
    expect(await findingsInBothThemes(page)).toEqual([]);
  }
}

/** A learner on a page of their own, signed in there. */
async function signedIn(learner: Learner, path: string): Promise<Page> {
  const { page } = await newVisitor(browser, publicUrl);
  await page.goto('/progress');
  await signIn(page, learner);
  await page.getByRole('button', { name: 'Abmelden' }).waitFor();
  await page.goto(path);
  return page;
}

describe('the support inbox', () => {
  /** A learner writes to support from the page for it. */
  async function written(): Promise<{ learner: Learner; email: string; text: string }> {
    const learner = await verifiedLearner();
    const [email, text] = [`mina-${randomUUID()}@example.org`, `Guten Tag,\nich finde meine Karten nicht: ${randomUUID()}`];
    const page = await signedIn(learner, '/support');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Message').fill(text);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByRole('heading', { name: 'Message Sent' }).waitFor();
    await page.context().close();
    return { learner, email, text };
  }

  test('has what a learner has sent, is answered once by mail, and closed; whoever comes later is told and keeps their words', async () => {
    const { learner, email, text } = await written();
    const { page, complaints, admin } = await signedInAdministrator(browser);
    const link = page.getByRole('navigation', { name: 'Administration', exact: true }).getByRole('link', { name: /^Support \(\d+\)$/u });
    await link.click();
    await page.getByRole('searchbox', { name: 'Search by name, email or text' }).fill(email.toUpperCase());
    const row = page.getByRole('row').filter({ hasText: email });
    await page.getByRole('status').getByText('1 message', { exact: true }).waitFor();
    expect(await row.textContent()).toContain(learner.username);
    await isFitForAll(page);

    await row.getByRole('link').click();
    await page.getByRole('heading', { name: `Message from ${learner.username}` }).waitFor();
    await page.getByText(text.split('\n')[1] ?? '').waitFor();
    expect(await page.getByRole('link', { name: learner.username }).getAttribute('href')).toMatch(/^\/admin\/users\/[\w-]+$/u);
    await page.getByLabel('Assigned to').selectOption('Me');
    await eventually(async () => expect(await page.getByLabel('Assigned to').isEnabled()).toBe(true));
    await isFitForAll(page);

    // Another administrator has the same page open.
    const other = await signedInAdministrator(browser, new URL(page.url()).pathname);
    await other.page.getByLabel('Your answer').fill('Ich schreibe auch gerade.');
    await other.page.reload();
    expect(await other.page.getByLabel('Your answer').inputValue()).toBe('Ich schreibe auch gerade.');

    await page.getByLabel('Your answer').fill('Hallo,\nIhre Karten sind wieder da.');
    await page.getByRole('button', { name: 'Send Answer' }).dblclick();
    await toast(page, 'Answer sent');
    await page.getByText(`Sent by mail to ${email}.`).waitFor();
    expect(await page.getByLabel('Your answer').inputValue()).toBe('');
    const mail = await nextMailTo(mailUrl, email, /Antwort auf Ihre Nachricht/);
    expect(mail.text).toContain('Hallo,\nIhre Karten sind wieder da.');
    expect(mail.text).toContain(`> ${text.split('\n')[1] ?? ''}`);
    await isFitForAll(page);

    await other.page.getByRole('button', { name: 'Send Answer' }).click();
    await other.page.getByRole('alert').getByText('Somebody else has changed this meanwhile.', { exact: false }).waitFor();
    await other.page.getByText('Ihre Karten sind wieder da.').waitFor();
    expect(await other.page.getByLabel('Your answer').inputValue()).toBe('Ich schreibe auch gerade.');
    expect(await mailsTo(mailUrl, email)).toHaveLength(1);

    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('button', { name: 'Reopen' }).waitFor();
    await page.getByRole('link', { name: 'All messages' }).click();
    await page.getByLabel('State').selectOption('Closed');
    await page.getByRole('row').filter({ hasText: email }).getByText(admin.username).waitFor();
    expect(new URL(page.url()).searchParams.get('state')).toBe('closed');
    await page.reload();
    await page.getByRole('row').filter({ hasText: email }).waitFor();
    expect(complaints).toEqual([]);
  }, 300_000);

  test('keeps an answer that could not be sent, with what to do, and a second try sends it once', async () => {
    const { email } = await written();
    const { page } = await signedInAdministrator(browser, `/admin/support?search=${email}`);
    await page.getByRole('row').filter({ hasText: email }).getByRole('link').click();
    await page.getByRole('button', { name: 'Send Answer' }).click();
    await page.getByText('Please write an answer.').waitFor();
    await page.getByLabel('Your answer').fill('Das ist die Antwort.');
    // It arrives, and what the server says to it does not.
    await page.route('**/answers', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Send Answer' }).click();
    await page.getByRole('alert').getByText('The answer was not sent').waitFor();
    await page.unroute('**/answers');
    await page.getByRole('button', { name: 'Send Answer' }).click();
    await page.getByText(`Sent by mail to ${email}.`).waitFor();
    expect(await mailsTo(mailUrl, email)).toHaveLength(1);
  }, 240_000);
});

describe('a reported correction', () => {
  const correctionsOf = (page: Page) => page.getByRole('list', { name: /Korrekturen/u }).getByRole('listitem');
  async function analyse(page: Page, text: string): Promise<void> {
    await page.goto('/writing');
    await page.getByRole('button', { name: /Party zum Einzug/u }).click();
    await page.getByRole('textbox', { name: 'Ihre E-Mail oder Ihr Brief' }).fill(text);
    const [answer] = await Promise.all([page.waitForResponse((response) => response.url().endsWith('/api/analyze/grammar')), page.getByRole('button', { name: 'Text analysieren' }).click()]);
    expect(answer.ok()).toBe(true);
    await page.getByRole('heading', { name: 'Schreibfeedback' }).waitFor();
  }

  test('is accepted by an administrator, and not made any more in anybody’s text', async () => {
    const sentence = `Ich freue mir auf Zimmer ${randomInt(1_000, 100_000)}.`;
    const text = [
      'Liebe Anna, vielen Dank für deine Einladung.',
      sentence,
      ...untouchedSentences,
      'Ich komme gern mit dem Bus, denn der Bahnhof ist weit von meiner Wohnung.',
      'Am Abend können wir zusammen kochen und einen Film sehen.',
      'Ich komme mit mein Bruder.',
    ].join(' ');
    const learner = await signedIn(await verifiedLearner(), '/writing');
    await analyse(learner, text);
    const reported = correctionsOf(learner).filter({ hasText: 'mich' });
    await reported.getByRole('button', { name: 'Diese Korrektur ist falsch' }).click();
    await reported.getByRole('button', { name: 'Danke, wir prüfen das.' }).waitFor();

    const { page, complaints } = await signedInAdministrator(browser, '/admin/corrections');
    const card = page.getByRole('listitem').filter({ hasText: sentence });
    await card.waitFor();
    expect(await card.textContent()).toContain('reflexive-pronoun');
    await isFitForAll(page);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export (CSV)' }).click()]);
    expect(download.suggestedFilename()).toMatch(/^reported_corrections_\d{4}-\d{2}-\d{2}\.csv$/u);
    expect(await readFile(await download.path(), 'utf8')).toContain(sentence);

    expect(await card.getByLabel('Take back').inputValue()).toBe('sentence');
    await card.getByLabel('Note (optional)').fill('Hier ist es richtig.');
    await card.getByRole('button', { name: 'Accept Report' }).click();
    await toast(page, 'The correction is taken back for everybody');
    await card.waitFor({ state: 'detached' });
    await page.getByLabel('State').selectOption('Taken back');
    await card.getByText('Note: Hier ist es richtig.').waitFor();
    expect(new URL(page.url()).searchParams.get('state')).toBe('accepted');

    const other = await signedIn(await verifiedLearner(), '/writing');
    await eventually(async () => {
      await analyse(other, text);
      expect(await correctionsOf(other).filter({ hasText: 'meinem' }).count()).toBe(1);
      expect(await correctionsOf(other).filter({ hasText: 'mich' }).count()).toBe(0);
    });
    expect(complaints).toEqual([]);
  }, 240_000);
});
