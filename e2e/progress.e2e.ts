import { REMINDER_CONSENT } from '@b1fuchs/contracts';
import { eventually } from '@b1fuchs/testing';
import type { Browser, Page, Route } from 'playwright-core';
import { accessibilityFindings, findingsInBothThemes, isWiderThanScreen, newVisitor, openBrowser } from './browser.js';
import { publicUrl, signIn, verifiedLearner, type Learner } from './learner.js';
import { letter } from './letter.js';
import {
  earned,
  noAchievements,
  noInsights,
  NOW,
  someAchievement,
  someAchievements,
  someInsights,
  someLeitnerStats,
  someProgress,
  threeYears,
} from './progress-answers.js';
import { signedInClient } from './signed-in-client.js';
import { allReady } from './stack.js';

let browser: Browser;
let learner: Learner;

beforeAll(async () => {
  await allReady();
  browser = await openBrowser();
  learner = await verifiedLearner();
});
afterAll(() => browser.close());

type Handler = (route: Route) => Promise<void>;
type Answer = object | Handler;
const isHandler = (answer: Answer): answer is Handler => typeof answer === 'function';
const failure: Handler = (route) =>
  route.fulfill({ status: 503, json: { code: 'SERVICE_UNAVAILABLE', message: 'Dieser Teil ist gerade nicht erreichbar.', requestId: 'r1' } });

/** Has the page's calls answered as given; a later answer to the same path holds. */
async function answer(page: Page, answers: Record<string, Answer>): Promise<void> {
  for (const [path, given] of Object.entries(answers)) {
    await page.route(
      ({ pathname }) => pathname === path,
      (route) => (isHandler(given) ? given(route) : route.fulfill({ json: given })),
    );
  }
}

/** A signed-in learner whose progress is as in progress-answers.ts, on 5 March 2026. Other calls are real. */
async function openPage(path: string, answers: Record<string, Answer> = {}, width = 1280) {
  const visitor = await newVisitor(browser, publicUrl);
  const { page } = visitor;
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.clock.setFixedTime(NOW);
  await answer(page, {
    '/api/user/achievements': someAchievements(),
    '/api/user/achievements/seen': (route) => route.fulfill({ status: 204 }),
    '/api/user/progress': someProgress,
    '/api/user/insights': someInsights,
    '/api/flashcards/leitner-stats': someLeitnerStats,
    '/api/account/mail-preferences': { reminders: false },
    ...answers,
  });
  await page.goto('/writing');
  await signIn(page, learner);
  await page.getByRole('heading', { name: 'Schreibübung' }).waitFor();
  await page.goto(path);
  return visitor;
}

/** Whether any script that the page has fetched is the charts' library. */
function watchForCharts(page: Page): () => Promise<boolean> {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(scripts)).some((script) => script.includes('recharts-'));
}

describe('home', () => {
  test('answers at a glance how one is doing, what is due and what comes next, without the charts of the progress page', async () => {
    const { page, complaints } = await openPage('/writing');
    const hasCharts = watchForCharts(page);
    await page.goto('/');
    const main = page.getByRole('main');
    const next = main.getByRole('region', { name: 'Als Nächstes: Sprechen' });
    await next.getByText('Sie haben seit zwei Wochen nicht gesprochen. Damit wächst Ihre Serie auf 10 Tage.').waitFor();

    const week = main.getByRole('region', { name: 'Diese Woche' });
    await week.getByText('An 2 Tagen geübt, einer überbrückt').waitFor();
    expect(await week.getByRole('listitem').nth(1).innerText()).toContain('Dienstag: überbrückt durch den Serienschutz');
    expect(await week.getByRole('listitem').nth(3).innerText()).toContain('Donnerstag, heute: nicht geübt');
    await week.getByText('Ein verpasster Tag unterbricht Ihre Serie nicht.').waitFor();

    const due = main.getByRole('region', { name: 'Heute fällig' });
    await due.getByText('24 Karten warten auf Sie!').waitFor();
    expect(await due.getByRole('link', { name: 'Karten üben' }).getAttribute('href')).toBe('/vocabulary?tab=study');

    const grades = main.getByRole('region', { name: 'Letzte Übungsbewertungen' });
    await grades.getByText('Letzte Übungsbewertung 74 von 100, davor 61, 58, 52.').waitFor();
    await grades.getByText('Nach Ihrem ersten Gespräch steht hier Ihre Bewertung.').waitFor();

    const badges = main.getByRole('region', { name: 'Neueste Abzeichen' });
    await badges.getByText('Eine Woche Feuer').waitFor();
    expect(await badges.getByRole('progressbar', { name: 'Zehn Texte' }).getAttribute('aria-valuetext')).toBe('7 von 10');

    expect(await findingsInBothThemes(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await isWiderThanScreen(page)).toBe(false);
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await hasCharts()).toBe(false);

    await badges.getByRole('link', { name: 'Alle Abzeichen ansehen' }).click();
    await page.waitForURL(/\/progress#abzeichen$/u);
    await eventually(async () => expect(await page.getByRole('region', { name: 'Abzeichen' }).evaluate((grid) => Math.abs(grid.getBoundingClientRect().top) < 200)).toBe(true));
    await page.goto('/');
    await next.getByRole('link', { name: 'Sprechen üben' }).click();
    await page.waitForURL(/\/speaking$/u);
    expect(complaints).toEqual([]);
  });

  test('leads somebody new to a first exercise and first words', async () => {
    const { page } = await openPage('/', {
      '/api/user/achievements': someAchievements({ ...noAchievements, achievements: [someAchievement('Der erste Schritt', { value: 0, target: 1 })] }),
      '/api/user/progress': { ...someProgress, nextExercise: { section: 'writing', reason: 'Ein kurzer Text ist ein guter Anfang.' } },
      '/api/user/insights': noInsights,
      '/api/flashcards/leitner-stats': { ...someLeitnerStats, dueToday: 0, boxDistribution: [1, 2, 3, 4, 5].map((box) => ({ box, count: 0 })) },
    });
    await page.getByRole('region', { name: 'Ihr erster Schritt: Schreiben' }).getByText('Ein kurzer Text ist ein guter Anfang.').waitFor();
    await page.getByRole('link', { name: 'Wörter hinzufügen' }).waitFor();
    await page.getByText('Ihr erstes Abzeichen wartet schon.').waitFor();
    await page.getByText('Üben Sie sieben Tage hintereinander, dann wird ein verpasster Tag überbrückt.').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test('a part that fails says so and leaves the others standing', async () => {
    const { page } = await openPage('/', { '/api/user/progress': failure, '/api/user/insights': failure, '/api/flashcards/leitner-stats': failure });
    await page.getByRole('region', { name: 'Als Nächstes: Schreiben' }).waitFor();
    await page.getByRole('region', { name: 'Heute fällig' }).getByText('Dieser Teil ist gerade nicht erreichbar.').waitFor();
    const grades = page.getByRole('region', { name: 'Letzte Übungsbewertungen' });
    await grades.getByText('Ihre Bewertungen sind gerade nicht zu sehen.').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await answer(page, { '/api/user/insights': someInsights });
    await grades.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await grades.getByText('von 100', { exact: true }).waitFor();
  });

  test('several new badges are told in one toast, once, and the server hears of it', async () => {
    const seen: unknown[] = [];
    const { page } = await openPage('/', {
      '/api/user/achievements': someAchievements({
        achievements: [someAchievement('Eine Woche Feuer', { ...earned, isNew: true }), someAchievement('Zehn Texte', { ...earned, isNew: true })],
      }),
      '/api/user/achievements/seen': (route) => {
        seen.push(route.request().postDataJSON());
        return route.fulfill({ status: 204 });
      },
    });
    const toast = page.getByText('Neue Abzeichen: Eine Woche Feuer und Zehn Texte', { exact: true });
    await toast.first().waitFor();
    await page.getByText('Zusammen bekommen Sie 100 Punkte.').first().waitFor();
    await eventually(() => expect(seen).toContainEqual({ ids: ['eine-woche-feuer', 'zehn-texte'] }));
    await page.getByRole('button', { name: 'Schließen' }).click();
    await page.getByRole('link', { name: 'Fortschritt ansehen' }).click();
    await page.getByRole('heading', { name: 'Keep Going!' }).waitFor();
    expect(await toast.count()).toBe(0);
  });
});

describe('with the real server', () => {
  test('a first text counts, earns a badge that is told once, and home no longer calls it the first step', async () => {
    const somebodyNew = await verifiedLearner();
    const client = await signedInClient(somebodyNew);
    await client.analyze(letter);
    await eventually(async () => expect((await client.achievements()).achievements.some(({ isNew }) => isNew)).toBe(true));

    const { page, complaints } = await newVisitor(browser, publicUrl);
    await page.goto('/');
    const seen = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/user/achievements/seen');
    await signIn(page, somebodyNew);
    await page.getByText(/^Neues? Abzeichen: /u).first().waitFor();
    expect((await seen).status()).toBe(204);
    expect(await page.getByRole('heading', { name: /Ihr erster Schritt/u }).count()).toBe(0);
    await page.getByRole('heading', { name: 'Heute haben Sie schon geübt' }).waitFor();
    await page.getByText('An einem Tag geübt').waitFor();

    await page.reload();
    await page.getByText('An einem Tag geübt').waitFor();
    expect(await page.getByText(/^Neues? Abzeichen: /u).count()).toBe(0);
    expect((await client.achievements()).achievements.some(({ isNew }) => isNew)).toBe(false);
    expect(complaints).toEqual([]);
  });
});

describe('the progress page', () => {
  test('shows its five parts, with bridged days in words, at every width', async () => {
    const { page, complaints } = await openPage('/progress');
    const main = page.getByRole('main');
    for (const [label, figure] of [['Current Streak', '9 days'], ['Longest Streak', '12 days'], ['Total Points', '1,240 points']] as const) {
      expect(await main.getByRole('listitem').filter({ hasText: label }).innerText()).toContain(figure);
    }
    const calendar = main.getByRole('region', { name: 'Lernkalender' });
    await calendar.getByText('Practice Days: Days when you completed exercises or practice sessions').waitFor();
    await calendar.getByText('Überbrückte Tage: Ihr Serienschutz hat die Serie gehalten.').waitFor();
    await calendar.getByRole('cell', { name: '2, geübt' }).waitFor();
    await calendar.getByRole('cell', { name: '3, überbrückt durch den Serienschutz' }).waitFor();
    await calendar.getByRole('cell', { name: '5, heute' }).waitFor();
    await calendar.getByRole('button', { name: 'Vorheriger Monat' }).click();
    await calendar.getByRole('table', { name: 'Februar 2026' }).waitFor();
    expect(await calendar.getByRole('button', { name: 'Vorheriger Monat' }).isDisabled()).toBe(true);

    expect(await main.getByRole('region', { name: 'This Month' }).innerText()).toContain('3 active days');
    const sections = main.getByRole('region', { name: 'Exercise Progress by Section' });
    await sections.getByText('7 exercises completed').waitFor();
    expect(await sections.getByRole('progressbar', { name: 'Schreiben' }).getAttribute('aria-valuenow')).toBe('64');
    const goals = main.getByRole('region', { name: 'Keep Going!' });
    await goals.getByText('Complete at least one exercise section').waitFor();
    await goals.getByText('Practice Speaking, Writing, and Style Refinement regularly').waitFor();

    expect(await findingsInBothThemes(page)).toEqual([]);
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await isWiderThanScreen(page)).toBe(false);
    }
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('pulses while it loads, then shows what came', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { page } = await openPage('/progress', {
      '/api/user/achievements': async (route) => {
        await held;
        await route.fulfill({ json: someAchievements() });
      },
    });
    const skeleton = page.getByRole('status').filter({ hasText: 'Ihr Fortschritt wird geladen' });
    await skeleton.waitFor();
    expect(await skeleton.locator('.animate-pulse').count()).toBeGreaterThan(3);
    expect(await accessibilityFindings(page)).toEqual([]);
    release();
    await page.getByText('Current Streak').waitFor();
    expect(await skeleton.count()).toBe(0);
  });

  test('an error shows the card that invites to start', async () => {
    const { page } = await openPage('/progress', { '/api/user/achievements': failure });
    await page.getByRole('heading', { name: 'Start Learning to Track Progress' }).waitFor();
    await page.getByText('Complete exercises to see your learning progress and streaks here.').waitFor();
    expect(await findingsInBothThemes(page)).toEqual([]);
  });

  test('without practice it says in each place what will stand there', async () => {
    const { page } = await openPage('/progress', { '/api/user/achievements': someAchievements(noAchievements), '/api/user/insights': noInsights });
    await page.getByText('Start practicing to see your progress by section!').waitFor();
    const grades = page.getByRole('region', { name: 'Übungsbewertungen', exact: true });
    await grades.getByText('Nach drei Texten sehen Sie hier, wie sich Ihre Bewertungen entwickeln.').waitFor();
    await grades.getByText('Sprechen', { exact: true }).click();
    await grades.getByText('Nach drei Gesprächen sehen Sie hier, wie sich Ihre Bewertungen entwickeln.').waitFor();
    await page.getByText('Nach drei Texten sehen Sie hier, welche Fehler seltener werden.').waitFor();
    await page.getByText('Sobald Sie Karten beantworten, sehen Sie hier, wie viele Sie gewusst haben.').waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test('three years of practice are there to leaf through', async () => {
    const { page } = await openPage('/progress', { '/api/user/achievements': someAchievements(threeYears()) });
    await page.getByText('1,100 days').first().waitFor();
    const back = page.getByRole('button', { name: 'Vorheriger Monat' });
    for (let month = 0; month < 36; month += 1) await back.click();
    await page.getByRole('table', { name: 'März 2023' }).getByRole('cell', { name: '15, geübt' }).waitFor();
    expect(await back.isDisabled()).toBe(true);
  });

  test('charts come when they are near, each with a table that holds the same', async () => {
    const { page, complaints } = await openPage('/writing');
    const hasCharts = watchForCharts(page);
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.goto('/progress');
    const grades = page.getByRole('region', { name: 'Übungsbewertungen', exact: true });
    const gradeTable = grades.getByRole('table', { name: 'Übungsbewertungen im Schreiben, die neueste zuerst' });
    await gradeTable.waitFor({ state: 'attached' });
    expect(await hasCharts()).toBe(false);

    await grades.scrollIntoViewIfNeeded();
    await eventually(async () => expect(await grades.locator('svg.recharts-surface').count()).toBe(5));
    expect(await hasCharts()).toBe(true);
    expect(await gradeTable.getByRole('row').nth(1).innerText()).toMatch(/04\.03\.2026\s+74\s+B\s+C\s+C\s+C/u);
    expect(await findingsInBothThemes(page)).toEqual([]);
    await grades.getByTitle('Tabelle').click();
    expect(await grades.locator('svg.recharts-surface').count()).toBe(0);
    await grades.getByRole('region', { name: 'Übungsbewertungen im Schreiben, die neueste zuerst' }).getByRole('columnheader', { name: 'Kohärenz' }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);

    const errors = page.getByRole('region', { name: 'Ihre Fehler' });
    await errors.scrollIntoViewIfNeeded();
    await errors.locator('svg.recharts-surface').waitFor();
    await errors.getByRole('table', { name: 'Alle Fehler nach Wochen, die neueste zuerst' }).getByRole('row', { name: /02\.03\.2026 150 3 2$/u }).waitFor({ state: 'attached' });
    await errors.getByLabel('Fehlerart').selectOption('Fall (Kasus)');
    await errors.getByRole('table', { name: 'Fall (Kasus) nach Wochen, die neueste zuerst' }).getByRole('row', { name: /02\.03\.2026 150 2 1,3$/u }).waitFor({ state: 'attached' });
    const trends = await errors.getByRole('list').getByRole('listitem').allInnerTexts();
    expect(trends.map((trend) => trend.replace(/\s+/gu, ' '))).toEqual([
      'Fall (Kasus) von 3 auf 1,3 Fehler je 100 Wörter fällt',
      'Verbposition von 0,2 auf 0,7 Fehler je 100 Wörter steigt',
      'Artikel 1 Fehler je 100 Wörter gleich',
    ]);

    const cards = page.getByRole('region', { name: 'Gewusste Karten' });
    await cards.scrollIntoViewIfNeeded();
    await cards.locator('svg.recharts-surface').waitFor();
    await page.setViewportSize({ width: 360, height: 740 });
    // Charts follow the width of their place a moment later.
    await eventually(async () => expect(await isWiderThanScreen(page)).toBe(false));
    expect(await findingsInBothThemes(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('where the charts cannot be had, the tables still are', async () => {
    const { page } = await openPage('/writing');
    await page.route(/(?:grade|error|vocabulary)-charts?\b.*\.(?:js|tsx)/u, (route) => route.abort());
    await page.goto('/progress');
    const grades = page.getByRole('region', { name: 'Übungsbewertungen', exact: true });
    await grades.scrollIntoViewIfNeeded();
    await grades.getByText('Das Diagramm konnte nicht geladen werden. Alle Werte stehen in der Tabelle.').waitFor();
    await grades.getByTitle('Tabelle').click();
    await grades.getByRole('cell', { name: '74' }).waitFor();
  });

  test('badges stand with their day or how far they are', async () => {
    const { page } = await openPage('/progress');
    const badges = page.getByRole('region', { name: 'Abzeichen' });
    await badges.getByText('1 von 3 erreicht').waitFor();
    expect(await badges.getByRole('listitem').first().innerText()).toContain('Erreicht am 01.03.2026');
    expect(await badges.getByRole('listitem').nth(1).innerText()).toContain('7 von 10');
  });
});

describe('reminders by mail', () => {
  test('a learner agrees to the very sentence, takes it back, and reads when saving fails', async () => {
    const saved: unknown[] = [];
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { page } = await openPage('/progress', {
      '/api/account/mail-preferences': async (route) => {
        if (route.request().method() === 'GET') return route.fulfill({ json: { reminders: false, marketing: false } });
        const body: object = route.request().postDataJSON() as object;
        saved.push(body);
        await held;
        return route.fulfill({ json: { marketing: false, ...body } });
      },
    });
    const card = page.getByRole('region', { name: 'Erinnerung per E-Mail' });
    const choice = card.getByRole('switch', { name: REMINDER_CONSENT });
    expect(await choice.isChecked()).toBe(false);
    await choice.click();
    await card.getByText('Wird gespeichert …').waitFor();
    release();
    await card.getByText('Gespeichert. Sie werden erinnert.').waitFor();
    expect(await choice.isChecked()).toBe(true);
    expect(await findingsInBothThemes(page)).toEqual([]);
    await card.getByRole('button', { name: 'Rückgängig' }).click();
    await card.getByText('Gespeichert. Sie werden nicht mehr erinnert.').waitFor();
    expect(saved).toEqual([{ reminders: true }, { reminders: false }]);

    await answer(page, { '/api/account/mail-preferences': failure });
    await choice.click();
    await card.getByRole('alert').getByText('Dieser Teil ist gerade nicht erreichbar.').waitFor();
    expect(await choice.isChecked()).toBe(false);
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test('the link in a mail does nothing by itself, and its button stops the reminders, signed in or not', async () => {
    for (const isSignedIn of [false, true]) {
      const sent: unknown[] = [];
      const unsubscribe: Handler = (route) => {
        sent.push(route.request().postDataJSON());
        return route.fulfill({ status: 204 });
      };
      const { page } = isSignedIn ? await openPage('/writing') : await newVisitor(browser, publicUrl);
      await answer(page, { '/api/unsubscribe': unsubscribe });
      await page.goto('/unsubscribe?token=abc.def');
      await page.getByRole('heading', { name: 'Erinnerungen abstellen' }).waitFor();
      expect(await accessibilityFindings(page)).toEqual([]);
      expect(sent).toEqual([]);
      await page.getByRole('button', { name: 'Erinnerungen abstellen' }).click();
      const done = page.getByRole('heading', { name: 'Erinnerungen sind abgestellt' });
      await done.waitFor();
      expect(await done.evaluate((heading) => heading === document.activeElement)).toBe(true);
      expect(sent).toEqual([{ token: 'abc.def' }]);
      expect(await accessibilityFindings(page)).toEqual([]);
    }
  });

  test('an invalid link and a failure are told apart', async () => {
    const { page } = await newVisitor(browser, publicUrl);
    await page.goto('/unsubscribe');
    await page.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' }).waitFor();

    await answer(page, { '/api/unsubscribe': failure });
    await page.goto('/unsubscribe?token=abc');
    await page.getByRole('button', { name: 'Erinnerungen abstellen' }).click();
    await page.getByRole('alert').getByText('Dieser Teil ist gerade nicht erreichbar.').waitFor();

    await answer(page, { '/api/unsubscribe': (route) => route.fulfill({ status: 400, json: { code: 'INVALID_TOKEN', message: 'This link is invalid.', requestId: 'r1' } }) });
    await page.getByRole('button', { name: 'Erinnerungen abstellen' }).click();
    await page.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
  });
});
