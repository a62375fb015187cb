import { errorTable } from '@b1fuchs/contracts';
import type { Browser, Locator, Page, Route } from 'playwright-core';
import { findingsInBothThemes, isWiderThanScreen, newVisitor, openBrowser } from './browser.js';
import { publicUrl, signIn, verifiedLearner } from './learner.js';
import { allReady } from './stack.js';

let browser: Browser;
beforeAll(async () => {
  await allReady();
  browser = await openBrowser();
});
afterAll(() => browser.close());

type Language = 'standard' | 'english' | 'persian';
const names: Record<Language, string> = { standard: 'Standard', english: 'English', persian: 'فارسی' };

/** What a new learner reads on three pages, and when a call fails. */
const texts = {
  writing: { standard: 'Bitte wählen Sie zuerst ein Thema aus', english: 'Please choose a topic first', persian: 'لطفاً اول یک موضوع انتخاب کنید' },
  vocabulary: {
    standard: 'Suchen Sie sich Wörter zu einem Thema aus. Zehn bis zwanzig neue Wörter sind ein guter Anfang.',
    english: 'Pick words on one topic. Ten to twenty new words are a good start.',
    persian: 'از یک موضوع چند واژه انتخاب کنید. ده تا بیست واژهٔ تازه شروع خوبی است.',
  },
  progress: {
    standard: 'Complete at least one exercise section',
    english: 'Complete at least one exercise section',
    persian: 'دست‌کم تمرین یک بخش را تمام کنید',
  },
  failure: {
    standard: errorTable.SERVICE_UNAVAILABLE.message,
    english: errorTable.SERVICE_UNAVAILABLE.message,
    persian: 'این بخش از B1 Fuchs تازه دارد راه می‌افتد یا الان در دسترس نیست. چیزی از بین نرفته است. لطفاً کمی بعد دوباره امتحان کنید.',
  },
  signInFailure: {
    standard: errorTable.INVALID_CREDENTIALS.message,
    english: errorTable.INVALID_CREDENTIALS.message,
    persian: 'نام کاربری، ایمیل یا رمز عبور درست نیست. لطفاً دوباره امتحان کنید.',
  },
} satisfies Record<string, Record<Language, string>>;

const choose = (page: Page, language: Language): Promise<void> =>
  page.getByRole('group', { name: 'Sprache der Hilfe' }).getByText(names[language], { exact: true }).click();

const looksOf = (text: Locator) =>
  text.evaluate((element) => {
    const { direction, fontFamily } = getComputedStyle(element);
    return { lang: element.closest('[lang]')?.getAttribute('lang'), direction, font: fontFamily.split(',')[0]?.replaceAll('"', '') };
  });
const persianLooks = { lang: 'fa', direction: 'rtl', font: 'Vazirmatn Variable' };

/** Navigation and headings are as they always are. */
async function expectNamesToStay(page: Page, heading: string): Promise<void> {
  const looks = await looksOf(page.getByRole('heading', { level: 1, name: heading }));
  expect(looks.direction).toBe('ltr');
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Schreiben' }).waitFor();
}

async function openSignedIn(width: number) {
  const visitor = await newVisitor(browser, publicUrl);
  const { page } = visitor;
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto('/writing');
  await signIn(page, await verifiedLearner());
  await page.getByRole('heading', { name: 'Schreibübung' }).waitFor();
  return visitor;
}

test('a learner reads hints and errors in Persian, from right to left, and after a reload still; names of things stay', async () => {
  const { page, complaints } = await openSignedIn(1280);
  await page.getByText(texts.writing.standard).waitFor();
  await choose(page, 'persian');
  expect(await looksOf(page.getByText(texts.writing.persian))).toEqual(persianLooks);
  expect(await page.getByText(texts.writing.standard).count()).toBe(0);
  await expectNamesToStay(page, 'Schreibübung');
  expect(await page.evaluate(() => document.fonts.ready.then((fonts) => [...fonts].some(({ family, status }) => family.includes('Vazirmatn') && status === 'loaded')))).toBe(true);
  expect(await findingsInBothThemes(page)).toEqual([]);

  await page.reload();
  await page.getByText(texts.writing.persian).waitFor();

  await page.goto('/vocabulary');
  expect(await looksOf(page.getByText(texts.vocabulary.persian))).toEqual(persianLooks);
  await expectNamesToStay(page, 'Wortschatz-Lernen');
  expect(await page.getByRole('group', { name: 'Hilfssprache' }).getByRole('radio', { name: 'فارسی' }).isChecked()).toBe(true);
  expect(await findingsInBothThemes(page)).toEqual([]);

  await page.goto('/progress');
  expect(await looksOf(page.getByText(texts.progress.persian))).toEqual(persianLooks);
  await expectNamesToStay(page, 'Fortschritt');
  expect(await findingsInBothThemes(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

const unavailable = (route: Route) =>
  route.fulfill({ status: 503, json: { code: 'SERVICE_UNAVAILABLE', message: errorTable.SERVICE_UNAVAILABLE.message, requestId: 'r1' } });

test.each(['persian', 'english', 'standard'] as const)('an error that a page meets is told in the language chosen: %s', async (language) => {
  const { page } = await openSignedIn(360);
  await page.route('**/api/flashcards/leitner-stats', unavailable);
  await choose(page, language);
  await page.goto('/vocabulary');
  const alert = page.getByRole('alert').filter({ hasText: texts.failure[language] });
  await alert.waitFor();
  await alert.getByRole('button', { name: 'Erneut versuchen' }).waitFor();
  const { direction } = await looksOf(alert.getByText(texts.failure[language]));
  expect(direction).toBe(language === 'persian' ? 'rtl' : 'ltr');
  expect(await isWiderThanScreen(page)).toBe(false);
  expect(await findingsInBothThemes(page)).toEqual([]);
});

test('one choice sets the language of explanations and cards too; English is one, and the default gives every text back', async () => {
  const { page, complaints } = await openSignedIn(1280);
  const stored = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
  await choose(page, 'persian');
  await page.getByText(texts.writing.persian).waitFor();
  expect([await stored('explanation-language'), await stored('flashcard-language')]).toEqual(['fa', 'persian']);

  await choose(page, 'english');
  expect(await looksOf(page.getByText(texts.writing.english))).toMatchObject({ lang: 'en', direction: 'ltr' });
  expect([await stored('explanation-language'), await stored('flashcard-language')]).toEqual(['en', 'english']);
  await expectNamesToStay(page, 'Schreibübung');
  await page.goto('/vocabulary');
  await page.getByText(texts.vocabulary.english).waitFor();

  await choose(page, 'standard');
  await page.getByText(texts.vocabulary.standard).waitFor();
  await page.goto('/writing');
  await page.getByText(texts.writing.standard).waitFor();
  expect([await stored('explanation-language'), await stored('flashcard-language')]).toEqual(['de', 'english']);
  expect(complaints).toEqual([]);
});

test('a visitor who is not signed in chooses too: a failed sign-in and a wrong field are told in Persian', async () => {
  const { page } = await newVisitor(browser, publicUrl);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.goto('/');
  await choose(page, 'persian');
  await page.getByLabel('Username or e-mail').fill('niemand');
  await page.getByRole('button', { name: 'Sign In' }).click();
  expect(await looksOf(page.getByText('لطفاً رمز عبور خود را وارد کنید'))).toEqual(persianLooks);
  await page.getByLabel('Password', { exact: true }).fill('Falsch-genug-1');
  await page.getByRole('button', { name: 'Sign In' }).click();
  expect(await looksOf(page.getByRole('alert').getByText(texts.signInFailure.persian))).toEqual(persianLooks);
  expect(await isWiderThanScreen(page)).toBe(false);
  expect(await findingsInBothThemes(page)).toEqual([]);
});

test('who stays with the default fetches no catalogue', async () => {
  const { page } = await newVisitor(browser, publicUrl);
  const catalogues: string[] = [];
  page.on('request', (request) => {
    if (/\/(english|persian)-[^/]+\.js$/u.test(request.url())) catalogues.push(request.url());
  });
  await page.goto('/');
  await page.getByRole('group', { name: 'Sprache der Hilfe' }).waitFor();
  expect(catalogues).toEqual([]);
  const fetched = page.waitForRequest(/\/persian-[^/]+\.js$/u);
  await choose(page, 'persian');
  await fetched;
});
