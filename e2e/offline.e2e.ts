import { eventually } from '@b1fuchs/testing';
import type { Browser, Page } from 'playwright-core';
import { accessibilityFindings, newVisitor, openBrowser, type Visitor } from './browser.js';
import { publicUrl, signIn, verifiedLearner, type Learner } from './learner.js';
import { letter } from './letter.js';
import { signedInClient } from './signed-in-client.js';
import { serveTwoReleases } from './two-releases.js';

const OFFLINE = 'Sie sind offline. Was Sie schreiben, bleibt hier gespeichert.';
let browser: Browser;
let learner: Learner;

beforeAll(async () => {
  browser = await openBrowser();
  learner = await verifiedLearner();
  // Something to read: one day with one exercise.
  const client = await signedInClient(learner);
  expect((await client.analyze(letter)).status).toBe(200);
  await eventually(async () => {
    expect((await client.achievements()).streakDates).toHaveLength(1);
  });
});
afterAll(() => browser.close());

/** A visitor whose browser has installed the app. */
async function installed(address = publicUrl): Promise<Visitor> {
  const visitor = await newVisitor(browser, address, { withServiceWorker: true });
  const { page } = visitor;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('tab', { name: 'Sign In' }).waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return visitor;
}

/** A learner who has looked at home and at the progress page in an installed app. */
async function atProgress(address = publicUrl): Promise<Visitor> {
  const visitor = await installed(address);
  const { page } = visitor;
  await signIn(page, learner);
  await page.getByRole('tab', { name: 'Fortschritt' }).waitFor();
  await keptPaths(page, '/api/user');
  await page.goto('/progress');
  await page.getByRole('heading', { level: 1, name: 'Fortschritt' }).waitFor();
  await keptPaths(page, '/api/user/achievements');
  return visitor;
}

/** Waits until the answer of `path` is kept. @returns all paths whose answers are. */
async function keptPaths(page: Page, path?: string): Promise<string[]> {
  const handle = await page.waitForFunction(async (wanted) => {
    if (!(await caches.has('kept-answers'))) return wanted === undefined ? [] : null;
    const paths = (await (await caches.open('kept-answers')).keys()).map(({ url }) => new URL(url).pathname);
    return wanted === undefined || paths.includes(wanted) ? paths : null;
  }, path);
  return (await handle.jsonValue()) ?? [];
}

test('the app can be installed: manifest, icons and a worker that opens every page offline', async () => {
  const { page } = await installed();
  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as { name: string; start_url: string; display: string; icons: { src: string; sizes: string; purpose?: string }[] };
  expect(manifest).toMatchObject({ name: 'B1 Fuchs', start_url: '/', display: 'standalone' });
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose ?? 'any'])).toEqual([
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ]);
  for (const { src } of manifest.icons) expect((await page.request.get(src)).headers()['content-type']).toBe('image/png');
  const worker = await page.request.get('/sw.js');
  expect(worker.headers()['cache-control']).toBe('no-cache');
});

test('offline, home and progress are read as they last were; typing goes on; the notice comes and goes', async () => {
  const { page, context } = await atProgress();
  await context.setOffline(true);
  await page.getByText(OFFLINE).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Fortschritt' }).waitFor();
  await page.getByText('Exercise Progress by Section').waitFor();
  await page.getByText(OFFLINE).waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await accessibilityFindings(page)).toEqual([]);
  }
  await page.goto('/');
  await page.getByText(learner.username).first().waitFor();
  await page.goto('/style-refinement');
  await page.getByRole('heading', { level: 1, name: 'Schreibstil-Optimierung' }).waitFor();
  await page.getByRole('textbox').first().fill('Ich schreibe auch ohne Netz.');
  await page.getByText(OFFLINE).waitFor();

  await context.setOffline(false);
  await page.getByText(OFFLINE).waitFor({ state: 'detached', timeout: 30_000 });
  await page.reload();
  expect(await page.getByRole('textbox').first().inputValue()).toBe('Ich schreibe auch ohne Netz.');
});

test('a server that cannot be reached is told like a browser that is offline, until it answers again', async () => {
  const { page } = await newVisitor(browser, publicUrl);
  await page.clock.install();
  await page.goto('/');
  await signIn(page, learner);
  await page.getByRole('tab', { name: 'Fortschritt' }).waitFor();
  await page.route('**/api/**', (route) => route.abort());
  await page.getByRole('link', { name: 'Wortschatz' }).first().click();
  await page.getByText(OFFLINE).waitFor();
  await page.clock.fastForward(10_000);
  await page.getByText(OFFLINE).waitFor();
  await page.unroute('**/api/**');
  await page.clock.fastForward(10_000);
  await page.getByText(OFFLINE).waitFor({ state: 'detached' });
});

describe('what is kept for offline', () => {
  test('is nothing but the answers that are named, and is erased at sign-out', async () => {
    const { page, context } = await atProgress();
    const allowed = /^\/api\/(user|user\/(achievements|progress|insights)|flashcards\/leitner-stats|writing\/attempts|topics\/.+)$/;
    expect((await keptPaths(page)).filter((path) => !allowed.test(path))).toEqual([]);
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await page.getByRole('tab', { name: 'Sign In' }).waitFor();
    expect(await keptPaths(page)).toEqual([]);
    await context.setOffline(true);
    await page.goto('/progress');
    await page.getByRole('heading', { name: 'B1 Fuchs is not available right now' }).waitFor();
    expect(await page.getByText(learner.username).count()).toBe(0);
  });

  test('is erased where a sign-out does not reach the server', async () => {
    const { page, context } = await atProgress();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await page.getByText('Abmelden nicht möglich').first().waitFor();
    expect(await keptPaths(page)).toEqual([]);
  });

  test('is erased when the session has ended elsewhere', async () => {
    const { page, context } = await atProgress();
    await context.clearCookies();
    await page.reload();
    await page.getByRole('tab', { name: 'Sign In' }).waitFor();
    expect(await keptPaths(page)).toEqual([]);
  });

  test('is only ever one person’s', async () => {
    const { page, context } = await atProgress();
    const other = await verifiedLearner();
    // Somebody else signs in without the first having signed out.
    await context.clearCookies();
    const signedIn = await page.evaluate(
      ({ username, password }) => fetch('/api/login', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ username, password }) }).then(({ status }) => status),
      other,
    );
    expect(signedIn).toBe(200);
    await page.goto('/writing');
    await page.getByRole('heading', { name: 'Schreibübung' }).waitFor();
    await keptPaths(page, '/api/topics/writing');
    expect(await keptPaths(page)).not.toContain('/api/user/achievements');
    await context.setOffline(true);
    await page.goto('/');
    await page.getByText(other.username).first().waitFor();
    expect(await page.getByText(learner.username, { exact: false }).count()).toBe(0);
  });
});

test('a new version is told in a line and comes when it is asked for; pages that are open keep working', async () => {
  const releases = await serveTwoReleases(publicUrl);
  try {
    const { page, context } = await atProgress(releases.url);
    const news = (where: Page) => where.getByText('Eine neue Version ist da.');
    const other = await context.newPage();
    await other.goto('/progress');
    releases.publishNext();
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    await news(page).waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await accessibilityFindings(page)).toEqual([]);
    }
    await news(other).waitFor();
    await other.getByRole('button', { name: 'Später' }).click();
    await news(other).waitFor({ state: 'detached' });

    let otherLoads = 0;
    other.on('load', () => (otherLoads += 1));
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Neu laden' }).click()]);
    await page.getByText('Exercise Progress by Section').waitFor();
    expect(await news(page).count()).toBe(0);
    // Whoever is typing in another tab goes on with the version they have.
    await other.getByRole('link', { name: 'Wortschatz' }).first().click();
    await other.getByRole('heading', { level: 1, name: 'Wortschatz-Lernen' }).waitFor();
    expect(otherLoads).toBe(0);
  } finally {
    await releases.stop();
  }
});
