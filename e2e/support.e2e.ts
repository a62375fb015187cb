import { randomUUID } from 'node:crypto';
import { eventually, mailsTo, nextMailTo, type ReceivedMail } from '@b1fuchs/testing';
import type { Browser, Page } from 'playwright-core';
import { accessibilityFindings, newVisitor, openBrowser } from './browser.js';
import { mailUrl, publicUrl, signIn, verifiedLearner, type Learner } from './learner.js';

/** Where the native stack sends messages to support. */
const SUPPORT_EMAIL = 'support@b1fuchs.example';
const FAILED = 'The message could not be sent. Please try again later.';

let browser: Browser;
let learner: Learner;

beforeAll(async () => {
  browser = await openBrowser();
  learner = await verifiedLearner();
});
afterAll(() => browser.close());

type Form = { name: string; email: string; message: string };
const someForm = (): Form => ({ name: 'Mina Rahimi', email: `mina-${randomUUID()}@example.org`, message: `Guten Tag,\nich habe eine Frage: ${randomUUID()}` });

async function openSupport(): Promise<Page> {
  const { page } = await newVisitor(browser, publicUrl);
  await page.goto('/support');
  await page.getByRole('heading', { name: 'Contact Support' }).waitFor();
  return page;
}

async function fill(page: Page, { name, email, message }: Form): Promise<void> {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Message').fill(message);
}
const typed = async (page: Page): Promise<Form> => ({
  name: await page.getByLabel('Name').inputValue(),
  email: await page.getByLabel('E-mail').inputValue(),
  message: await page.getByLabel('Message').inputValue(),
});
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const isSent = (page: Page): Promise<void> => page.getByRole('heading', { name: 'Message Sent' }).waitFor();

/** The mails to the team that this form has caused. */
const teamMails = async ({ email }: Form): Promise<ReceivedMail[]> => (await mailsTo(mailUrl, SUPPORT_EMAIL)).filter(({ text }) => text.includes(email));
const nextTeamMail = (form: Form): Promise<ReceivedMail> =>
  eventually(async () => {
    const [mail] = await teamMails(form);
    if (!mail) throw new Error('no mail to the team has arrived');
    return mail;
  });

describe('writing to support', () => {
  test('a visitor finds the form in the footer, writes, and may write again', async () => {
    const { page, complaints } = await newVisitor(browser, publicUrl);
    await page.goto('/');
    await page.getByRole('link', { name: 'Contact Support' }).click();
    await page.getByText('Average response time: 2-4 hours').waitFor();
    expect(await page.title()).toContain('Contact Support');
    const form = someForm();
    await fill(page, form);
    await press(page, 'Send Message');
    await isSent(page);
    await page.getByText('Thank you for contacting us. Our support team will get back to you soon.').waitFor();
    expect((await nextTeamMail(form)).text).toContain(form.message.split('\n')[1]);
    expect(await mailsTo(mailUrl, form.email)).toEqual([]);

    await press(page, 'Write Another Message');
    expect(await typed(page)).toEqual({ ...form, message: '' });
    expect(complaints).toEqual([]);
  });

  test('a learner gets a copy at the address of their account', async () => {
    const page = await openSupport();
    await page.goto('/progress');
    await signIn(page, learner);
    await page.getByRole('link', { name: 'Support kontaktieren' }).click();
    await page.getByLabel('Name').waitFor();
    expect(await typed(page)).toEqual({ name: learner.username, email: '', message: '' });
    const form = someForm();
    await fill(page, form);
    await press(page, 'Send Message');
    await isSent(page);
    expect((await nextMailTo(mailUrl, learner.email, /Wir haben Ihre Nachricht bekommen/)).text).toContain(form.message.split('\n')[1]);
    await nextTeamMail(form);
    expect(await mailsTo(mailUrl, form.email)).toEqual([]);
  });

  test('every field that is missing or wrong is named in its place, and the first one has the focus', async () => {
    const page = await openSupport();
    await press(page, 'Send Message');
    for (const problem of ['Please enter your name.', 'Please enter your email address.', 'Please enter a message.']) await page.getByText(problem).waitFor();
    expect(await page.getByLabel('Name').evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByLabel('E-mail').fill('mina@');
    await page.getByText('Please enter a valid email address.').waitFor();
  });
});

describe('what is typed', () => {
  test('outlives a failure and a reload, and the second try sends it once', async () => {
    const page = await openSupport();
    const form = someForm();
    await fill(page, form);
    await page.context().setOffline(true);
    await press(page, 'Send Message');
    await page.getByRole('alert').getByText(FAILED).waitFor();
    expect(await typed(page)).toEqual(form);

    await page.context().setOffline(false);
    await page.reload();
    expect(await typed(page)).toEqual(form);
    // The message arrives, its answer doesn't.
    await page.route('**/api/support-contact', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await press(page, 'Send Message');
    await page.getByRole('alert').getByText(FAILED).waitFor();
    await page.unroute('**/api/support-contact');
    await press(page, 'Try Again');
    await isSent(page);
    await press(page, 'Write Another Message');
    const next = someForm();
    await fill(page, next);
    await press(page, 'Send Message');
    await nextTeamMail(next);
    expect(await teamMails(form)).toHaveLength(1);
  });

  test('is kept when no answer comes within 15 seconds', async () => {
    const page = await openSupport();
    const form = someForm();
    await fill(page, form);
    await page.route('**/api/support-contact', () => undefined);
    const startedAt = performance.now();
    await press(page, 'Send Message');
    await page.getByRole('alert').getByText(FAILED).waitFor();
    expect(performance.now() - startedAt).toBeGreaterThan(14_000);
    expect(performance.now() - startedAt).toBeLessThan(20_000);
    expect(await typed(page)).toEqual(form);
  });

  test('is there when the session has ended, and gone after signing out', async () => {
    const page = await openSupport();
    await page.goto('/progress');
    await signIn(page, learner);
    await page.getByRole('link', { name: 'Support kontaktieren' }).click();
    const form = someForm();
    await fill(page, form);
    await page.context().clearCookies();
    await page.reload();
    expect(await typed(page)).toEqual(form);

    await page.goto('/progress');
    await signIn(page, learner);
    await page.getByRole('link', { name: 'Support kontaktieren' }).click();
    expect(await typed(page)).toEqual(form);
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await page.getByRole('link', { name: 'Contact Support' }).click();
    await page.getByLabel('Name').waitFor();
    expect(await typed(page)).toEqual({ name: '', email: '', message: '' });
  });
});

test.each(['light', 'dark'])('the page is clean for axe in %s and fits 360 px, empty, with problems and after sending', async (theme) => {
  const { page, context } = await newVisitor(browser, publicUrl);
  await context.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/support');
  await page.getByRole('heading', { name: 'Contact Support' }).waitFor();
  const check = async (): Promise<void> => {
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  };
  await check();
  await press(page, 'Send Message');
  await page.getByText('Please enter a message.').waitFor();
  await check();
  await fill(page, someForm());
  await page.route('**/api/support-contact', (route) => route.abort());
  await press(page, 'Send Message');
  await page.getByText(FAILED).waitFor();
  await check();
  await page.unroute('**/api/support-contact');
  await press(page, 'Try Again');
  await isSent(page);
  await check();
});
