import { readFile } from 'node:fs/promises';
import { writingFeedbackSchema } from '@b1fuchs/contracts';
import { eventually, linkIn, nextMailTo } from '@b1fuchs/testing';
import type { Browser, Page } from 'playwright-core';
import { accessibilityFindings, newVisitor, openBrowser, type Visitor } from './browser.js';
import { mailUrl, publicUrl, signIn, someLearner } from './learner.js';
import { letter, letterCorrections, letterMarks, untouchedSentences } from './letter.js';
import { pdfPages } from './pdf-text.js';

let browser: Browser;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  visitor = await newVisitor(browser, publicUrl);
  page = visitor.page;
});
afterAll(() => browser.close());

/** Answers the arithmetic question that the form shows. */
async function solveSecurityCheck(): Promise<void> {
  const field = page.getByLabel(/Security check: what is \d+ \+ \d+\?/);
  const question = await field.evaluate((input) => (input as HTMLInputElement).labels?.[0]?.textContent ?? '');
  const [left = 0, right = 0] = question.match(/\d+/g)?.map(Number) ?? [];
  await field.fill(String(left + right));
}

test('a newcomer registers, verifies, signs in, writes a letter, reads the feedback, takes the PDF and sees the day counted', async () => {
  const learner = someLearner();

  await page.goto('/writing');
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('Username').fill(learner.username);
  await page.getByLabel('E-mail').fill(learner.email);
  await page.getByLabel('Password', { exact: true }).fill(learner.password);
  await page.getByLabel('Confirm password').fill(learner.password);
  await solveSecurityCheck();
  expect(await accessibilityFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByRole('heading', { name: 'Check Your Email' }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);

  const link = linkIn(await nextMailTo(mailUrl, learner.email, /bestätigen/));
  await page.goto(link.pathname + link.search);
  await page.getByRole('heading', { name: 'Email Verified Successfully!' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/verification-success');
  await page.getByText('Continue to Login').click();

  await signIn(page, learner);
  await page.getByText(learner.username).first().waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);

  await page.goto('/writing');
  await page.getByRole('button', { name: /Party zum Einzug/ }).click();
  await page.getByRole('textbox', { name: 'Ihre E-Mail oder Ihr Brief' }).fill(letter);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/analyze/grammar')),
    page.getByRole('button', { name: 'Text analysieren' }).click(),
  ]);
  await page.getByRole('heading', { name: 'Schreibfeedback' }).waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);

  const { corrections } = writingFeedbackSchema.parse(await answer.json());
  const found = corrections.map(({ original, corrected }) => ({ original, corrected }));
  for (const correction of letterCorrections) expect(found).toContainEqual(correction);
  const marks = await page.getByRole('link', { name: /^Fehler \d+:/ }).locator('ins').allTextContents();
  for (const mark of letterMarks) expect(marks).toContain(mark);
  for (const sentence of untouchedSentences) {
    const from = letter.indexOf(sentence);
    const to = from + sentence.length;
    expect(corrections.filter(({ offset, length }) => offset < to && offset + length > from)).toEqual([]);
  }

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PDF herunterladen' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('writing-feedback.pdf');
  const text = (await pdfPages(await readFile(await download.path()))).join('\n');
  for (const expected of ['Party zum Einzug', 'deiner Party', 'einen Kuchen', 'meiner Schwester', 'Erfüllung', 'Viele Grüße']) {
    expect(text).toContain(expected);
  }

  await eventually(async () => {
    await page.goto('/progress');
    await page.getByText('Exercise Progress by Section').waitFor({ timeout: 5_000 });
  });
  expect(await page.getByText(/1 (day|Tag)/).count()).toBeGreaterThan(0);
  expect(await accessibilityFindings(page)).toEqual([]);
  expect(visitor.complaints).toEqual([]);
});

test('the page after the verification can be read by everyone and goes on to the sign-in by itself', async () => {
  const other = await newVisitor(browser, publicUrl);
  const start = new Date();
  await other.page.clock.setFixedTime(start);
  await other.page.goto('/verification-success?trial_days=3');
  await other.page.getByRole('heading', { name: 'Email Verified Successfully!' }).waitFor();
  expect(await accessibilityFindings(other.page)).toEqual([]);
  await other.page.clock.setFixedTime(start.getTime() + 6_000);
  await other.page.getByRole('tab', { name: 'Sign In' }).waitFor();
  expect(other.complaints).toEqual([]);
});
