import type { UserProgress } from '@b1fuchs/contracts';
import { eventually } from '@b1fuchs/testing';
import type { Browser, Page } from 'playwright-core';
import { accessibilityFindings, newVisitor, openBrowser } from './browser.js';
import { publicUrl, signIn, verifiedLearner } from './learner.js';
import { allReady } from './stack.js';

let browser: Browser;
beforeAll(async () => {
  await allReady();
  browser = await openBrowser();
});
afterAll(() => browser.close());

const PHONE = { width: 360, height: 640 };
const WIDE = { width: 1920, height: 1000 };
const someProgress: UserProgress = {
  recentActivities: ['Wortschatz: 10 Karten'],
  streakDays: 3,
  currentLevel: 'A2/B1',
  nextMilestone: 'B1 Zertifikat',
  strengths: ['Lesen', 'Wortschatz'],
  areasToImprove: ['Sprechen', 'Grammatik'],
  completedExercises: 14,
  totalPoints: 200,
  lastSessionDate: null,
  nextExercise: { section: 'writing', reason: 'Schreiben haben Sie lange nicht geübt.' },
};

type Start = { progress?: Partial<UserProgress> | 'unknown'; viewport?: { width: number; height: number }; path?: string };

/** A learner who has just signed in; `asked` counts how often the progress was asked for. */
async function arrive({ progress = {}, viewport = WIDE, path = '/' }: Start = {}) {
  const visitor = await newVisitor(browser, publicUrl);
  const { page } = visitor;
  await page.setViewportSize(viewport);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const asked = { times: 0 };
  await page.route('**/api/user/progress?userId=*', (route) => {
    asked.times += 1;
    return progress === 'unknown'
      ? route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'Etwas ist schiefgegangen.', requestId: 'r1' } })
      : route.fulfill({ json: { ...someProgress, ...progress } });
  });
  await page.goto(path);
  const learner = await verifiedLearner();
  await signIn(page, learner);
  const fox = page.locator('aside[data-mascot]');
  await fox.waitFor({ state: 'attached' });
  return { ...visitor, learner, fox, asked };
}

const stateOf = (page: Page, state: string) => page.locator(`aside[data-mascot="${state}"]`).waitFor({ state: 'attached' });

describe('what Fuchs says first', () => {
  test.each([
    ['no streak', { streakDays: 0 }, /^Willkommen zurück!.*neue Serie/u],
    ['seven days in a row', { streakDays: 7, recentActivities: [] }, /^Herzlichen Glückwunsch.*7 Tage/u],
    ['no practice yet', { recentActivities: [] }, /mit dem Sprechen/u],
    ['speaking was the latest', { recentActivities: ['Sprechen: Sich vorstellen', 'Schreiben: Party'] }, /mit einem kurzen Text/u],
    ['writing was the latest', { recentActivities: ['Schreiben: Party'] }, /Hörverstehen/u],
    ['something else was the latest', {}, /Ihr nächstes Ziel: B1 Zertifikat/u],
    ['nothing is known', 'unknown' as const, /^Hallo, ich bin Fuchs/u],
  ])('%s', async (_, progress, text) => {
    const { fox, complaints } = await arrive({ progress });
    await fox.getByRole('heading', { name: 'Fuchs, dein B1-Coach' }).waitFor();
    await fox.getByText(text).waitFor();
    expect(complaints).toEqual([]);
  });
});

test('a streak of seven days is celebrated for six seconds, a shorter one is spoken of', async () => {
  const { page } = await arrive({ progress: { streakDays: 7 } });
  await page.clock.install();
  await page.reload();
  await stateOf(page, 'celebrating');
  await page.clock.runFor(6_500);
  await stateOf(page, 'idle');
  await page.unroute('**/api/user/progress?userId=*');
  await page.route('**/api/user/progress?userId=*', (route) => route.fulfill({ json: { ...someProgress, streakDays: 6 } }));
  await page.reload();
  await stateOf(page, 'speaking');
});

test('suggestions lead where they are done: a streak to the next exercise, listening to studying by ear', async () => {
  const { page, fox } = await arrive({ progress: { streakDays: 0, areasToImprove: [] } });
  const suggestions = fox.getByRole('list', { name: 'Das schlage ich Ihnen vor:' });
  expect(await suggestions.getByRole('link').allInnerTexts()).toEqual([expect.stringContaining('neue Serie'), expect.stringContaining('Karten'), expect.stringContaining('Unterhalten Sie sich')]);
  await suggestions.getByRole('link', { name: /neue Serie/u }).click();
  await page.waitForURL('**/writing');

  const other = await arrive({ progress: { recentActivities: ['Schreiben: Party'] }, viewport: PHONE });
  await other.fox.getByRole('button').click();
  await other.fox.getByRole('link', { name: 'Wörter hören' }).click();
  await other.page.waitForURL('**/vocabulary?tab=study');
  expect(await other.page.evaluate(() => localStorage.getItem('flashcard-study-mode'))).toBe('listening');
  // The card would lie on the page that was opened.
  expect(await other.fox.getByRole('heading').count()).toBe(0);
});

test('the quick buttons think, answer for the page that is open, tell the server, and ask for the progress anew', async () => {
  const { page, fox, asked } = await arrive({ viewport: PHONE });
  await fox.getByRole('button', { name: 'Neue Nachricht von Fuchs zeigen' }).click();
  await fox.getByText('Ihr nächstes Ziel').waitFor();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  const askedBefore = asked.times;
  const told = page.waitForResponse('**/api/user/activity');
  await fox.getByRole('button', { name: 'Tipps' }).click();
  await stateOf(page, 'thinking');
  await fox.getByText('Fuchs überlegt …').waitFor();
  await page.clock.runFor(790);
  await stateOf(page, 'thinking');
  await page.clock.runFor(20);
  await fox.getByText('15 bis 20 Minuten').waitFor();
  await stateOf(page, 'speaking');
  await page.clock.runFor(4_900);
  await stateOf(page, 'speaking');
  await page.clock.runFor(200);
  await stateOf(page, 'idle');
  await fox.getByText('15 bis 20 Minuten').waitFor();

  const user = (await (await page.request.get('/api/user')).json()) as { id: string };
  const answer = await told;
  expect(answer.ok()).toBe(true);
  expect(answer.request().postDataJSON()).toEqual({ userId: user.id, activity: 'Mascot interaction: tips', completedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u) as string });
  await eventually(() => expect(asked.times).toBe(askedBefore + 1));
  await page.clock.resume();

  await fox.getByRole('button', { name: 'Motivation' }).click();
  await fox.getByText('Ihre Serie ist 3 Tage lang.').waitFor();
  await fox.getByRole('button', { name: 'Hilfe' }).click();
  await fox.getByText('Unter „Fortschritt“').waitFor();
});

test('where telling the server fails, Fuchs answers all the same and nothing is shown', async () => {
  const { page, fox } = await arrive();
  await page.route('**/api/user/activity', (route) => route.abort());
  const logged = page.waitForEvent('console', (message) => message.text().includes('Failed to record activity'));
  await fox.getByRole('button', { name: 'Tipps' }).click();
  await fox.getByText('15 bis 20 Minuten').waitFor();
  await logged;
  expect(await page.getByRole('region', { name: /Notification/u }).getByRole('listitem').count()).toBe(0);
});

test('support: what is missing is told in its order, a failure keeps the message, and Fuchs thanks for one that was sent', async () => {
  const { page, fox, learner } = await arrive();
  await fox.getByRole('button', { name: 'Support kontaktieren' }).click();
  const dialog = page.getByRole('dialog', { name: 'Support kontaktieren' });
  const toast = (text: string) => page.getByRole('listitem').filter({ hasText: 'Fehler' }).getByText(text, { exact: true }).waitFor();
  const send = () => dialog.getByRole('button', { name: 'Senden' }).click();
  await dialog.waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await send();
  await toast('Bitte geben Sie Ihren Namen ein.');
  await dialog.getByLabel('Name').fill('Ali');
  await send();
  await toast('Bitte geben Sie Ihre E-Mail-Adresse ein.');
  await dialog.getByLabel('E-Mail').fill('ali at example');
  await send();
  await toast('Bitte geben Sie eine Nachricht ein.');
  await dialog.getByLabel('Nachricht').fill('Mein Mikrofon wird nicht erkannt.');
  await send();
  await toast('Bitte geben Sie eine gültige E-Mail-Adresse ein.');
  await dialog.getByLabel('E-Mail').fill(learner.email);

  await page.route('**/api/support-contact', (route) => route.abort());
  await send();
  await toast('Die Nachricht konnte nicht gesendet werden. Bitte versuchen Sie es später erneut.');
  await dialog.getByRole('button', { name: 'Abbrechen' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await fox.getByRole('button', { name: 'Support kontaktieren' }).evaluate((button) => button === document.activeElement)).toBe(true);
  await fox.getByRole('button', { name: 'Support kontaktieren' }).click();
  expect(await dialog.getByLabel('Nachricht').inputValue()).toBe('Mein Mikrofon wird nicht erkannt.');

  await page.unroute('**/api/support-contact');
  const request = page.waitForRequest('**/api/support-contact');
  await send();
  expect((await request).postDataJSON()).toMatchObject({ source: 'Maskottchen (Startseite)' });
  await page.getByRole('listitem').getByText('Vielen Dank für Ihre Nachricht. Unser Support-Team wird sich bald bei Ihnen melden.', { exact: true }).waitFor();
  await dialog.waitFor({ state: 'detached' });
  await fox.getByText('Vielen Dank für Ihre Nachricht!').waitFor();
  await stateOf(page, 'speaking');
});

test('Fuchs is reached and put away by keyboard, says nothing by himself on arrival, and can be hidden wholly and called back', async () => {
  const { page, fox } = await arrive({ viewport: PHONE });
  const avatar = fox.getByRole('button', { name: /Nachricht von Fuchs zeigen/u });
  const isFocused = () => fox.getByRole('button').first().evaluate((button) => button === document.activeElement);
  expect(await fox.locator('[aria-live]').count()).toBe(0);
  await page.getByRole('radio', { name: 'Dunkel' }).focus();
  await page.keyboard.press('Tab');
  expect(await isFocused()).toBe(true);
  await page.keyboard.press('Enter');
  await fox.getByRole('heading', { name: 'Fuchs, dein B1-Coach' }).waitFor();
  expect(await isFocused()).toBe(true);
  // The greeting is no news; what is asked for is.
  expect(await fox.locator('[aria-live]').evaluateAll((lists) => lists.map((list) => list.getAttribute('aria-live')))).toEqual(['off', 'polite']);
  await fox.getByRole('button', { name: 'Hilfe' }).focus();
  await page.keyboard.press('Escape');
  await avatar.waitFor();
  expect(await isFocused()).toBe(true);

  await page.keyboard.press('Enter');
  await fox.getByRole('button', { name: 'Fuchs ausblenden' }).click();
  await page.getByText('Fuchs ist ausgeblendet').first().waitFor();
  expect(await fox.count()).toBe(0);
  await page.reload();
  const call = page.getByRole('button', { name: 'Fuchs einblenden' });
  await call.waitFor();
  expect(await accessibilityFindings(page)).toEqual([]);
  await call.click();
  await avatar.waitFor();
  expect(await isFocused()).toBe(true);
  expect(await call.count()).toBe(0);
});

test('beside the page the card is open until it is put away, and stays so on other pages and later', async () => {
  const { page, fox } = await arrive();
  const title = fox.getByRole('heading', { name: 'Fuchs, dein B1-Coach' });
  await title.waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'Fortschritt' }).click();
  await page.getByRole('heading', { name: 'Fortschritt', level: 1 }).waitFor();
  expect(await title.count()).toBe(1);
  await fox.getByRole('button', { name: 'Fuchs einklappen' }).click();
  await page.reload();
  await fox.getByRole('button', { name: /Nachricht von Fuchs zeigen/u }).waitFor();
  expect(await title.count()).toBe(0);
});

test('a page’s hint comes before greeting and suggestions, and its place is free again when the page is left', async () => {
  const { page, fox } = await arrive({ path: '/writing' });
  const corner = page.getByRole('complementary', { name: 'Tipp von Fuchs' });
  await corner.getByText('Wählen Sie zuerst ein Thema.').waitFor();
  expect(await fox.getByText('Das schlage ich Ihnen vor:').count()).toBe(0);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await fox.getByText('Ihr nächstes Ziel').waitFor();
  expect(await page.locator('aside[data-mascot]').count()).toBe(1);
});

test('on a phone the corner is accessible open and closed, in light and dark', async () => {
  const { page, fox } = await arrive({ viewport: PHONE });
  for (const theme of ['Hell', 'Dunkel']) {
    await page.locator('footer').getByTitle(theme).click();
    expect(await accessibilityFindings(page)).toEqual([]);
    await fox.getByRole('button').evaluate((button: HTMLButtonElement) => button.click());
    await fox.getByRole('button', { name: 'Tipps' }).click();
    await fox.getByText('Minuten').last().waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    // What stands last on the page can be scrolled out from under the open card.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.locator('footer').getByTitle(theme).click({ trial: true });
    await fox.getByRole('button', { name: 'Fuchs einklappen' }).click();
  }
});

describe('on a phone Fuchs lies on no control, wherever the page is scrolled', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await arrive({ viewport: PHONE }));
    await page.goto('/vocabulary/add-words');
    await page.getByRole('checkbox').first().click();
    await page.getByRole('button', { name: 'Ausgewählte hinzufügen' }).click();
    await page.getByText('1 Wort zu Ihrem Deck hinzugefügt').first().waitFor();
  }, 60_000);

  test.each([
    ['/', 'tab', /Übungsbereiche/u],
    ['/?tab=uebungen', 'link', /Sprechen üben/u],
    ['/speaking', 'button', /Antworten/u],
    ['/writing', 'button', /Party zum Einzug/u],
    ['/style-refinement', 'button', /Schreibstil optimieren/u],
    ['/free-conversation', 'button', /Senden/u],
    ['/vocabulary', 'link', /Wörter hinzufügen/u],
    ['/vocabulary?tab=study', 'button', /Show Translation/u],
    ['/vocabulary/add-words', 'checkbox', /./u],
    ['/progress', 'heading', /Fortschritt/u],
    ['/support', 'button', /Send/u],
    ['/nowhere', 'heading', /./u],
  ] as const)('%s', async (path, role, name) => {
    await page.goto(path);
    const sign = page.getByRole(role, { name }).first();
    await sign.waitFor();
    await page.locator('aside[data-mascot]').waitFor({ state: 'attached' });
    expect(await coveredControls(page)).toEqual([]);
    if (path === '/writing') {
      await sign.click();
      await page.getByRole('textbox', { name: 'Ihre E-Mail oder Ihr Brief' }).waitFor();
      expect(await coveredControls(page)).toEqual([]);
    }
    if (path === '/vocabulary?tab=study') {
      await sign.click();
      await page.getByRole('button', { name: /Know It/u }).first().waitFor();
      expect(await coveredControls(page)).toEqual([]);
    }
  });
});

/**
 * Brings each control of the page to the lower edge of the window, where Fuchs stands, and to its middle; touches it at its
 * centre and near its corners.
 * @returns the controls that Fuchs lies on and does not leave, each by its words
 */
const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const isUnderFox = (control: Element): boolean => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      // A field is large and may be touched beside Fuchs.
      const corners = control.matches('textarea') ? [] : [left + 6, right - 6].flatMap((side) => [top + 6, bottom - 6].map((edge) => [side, edge] as const));
      return [[x, y] as const, ...corners].some(([atX, atY]) => document.elementFromPoint(atX, atY)?.closest('[data-mascot]') != null);
    };
    const covered: string[] = [];
    const controls = [...document.querySelectorAll('a[href], button, label, summary, select, textarea, input')].filter((control) => control.closest('[data-mascot]') === null && control.getBoundingClientRect().width > 8);
    for (const control of controls) {
      for (const block of ['end', 'center'] as const) {
        control.scrollIntoView({ block });
        // Fuchs looks at the page every 80 ms while it moves: only then it is known whether he stays.
        const until = performance.now() + 2_000;
        do await new Promise((resolve) => setTimeout(resolve, 120));
        while (isUnderFox(control) && performance.now() < until);
        if (isUnderFox(control)) covered.push(`${control.tagName} ${control.textContent} (${block})`);
      }
    }
    return covered;
  });
