import type { Browser, Page } from 'playwright-core';
import { findingsInBothThemes, newVisitor, openBrowser, type Visitor } from './browser.js';
import { publicUrl, signIn, verifiedLearner, type Learner } from './learner.js';

let browser: Browser;
let learner: Learner;

beforeAll(async () => {
  browser = await openBrowser();
  learner = await verifiedLearner();
});
afterAll(() => browser.close());

/** A learner who has just signed in on the home page. */
async function signedIn({ width = 1280, height = 900 } = {}): Promise<Visitor> {
  const visitor = await newVisitor(browser, publicUrl);
  await visitor.page.setViewportSize({ width, height });
  await visitor.page.emulateMedia({ reducedMotion: 'reduce' });
  await visitor.page.goto('/');
  await signIn(visitor.page, learner);
  await visitor.page.getByRole('tab', { name: 'Fortschritt' }).waitFor();
  return visitor;
}
const path = (page: Page): string => new URL(page.url()).pathname;

describe('which page shows at which address', () => {
  test('to somebody who is signed out', async () => {
    const { page, complaints } = await newVisitor(browser, publicUrl);
    for (const address of ['/', '/home', '/speaking', '/writing', '/style-refinement', '/free-conversation', '/progress', '/no-such-page']) {
      await page.goto(address);
      await page.getByRole('tab', { name: 'Sign In' }).waitFor();
      expect(path(page)).toBe(address);
    }
    for (const address of ['/auth', '/vocabulary', '/vocabulary/add-words']) {
      await page.goto(address);
      await page.getByRole('tab', { name: 'Sign In' }).waitFor();
      expect(path(page)).toBe('/');
    }
    const open: Record<string, string> = {
      '/verification-success': 'Email Verified Successfully!',
      '/email-verification': 'Check Your Email',
      '/impressum': 'Impressum',
      '/datenschutz': 'Datenschutz',
      '/agb': 'Nutzungsbedingungen (AGB)',
    };
    for (const [address, heading] of Object.entries(open)) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    }
    expect(complaints).toEqual([]);
  });

  test('to a learner', async () => {
    const { page, complaints } = await signedIn();
    const pages: Record<string, string | RegExp> = {
      '/home': new RegExp(learner.username),
      '/speaking': /\S/,
      '/writing': 'Schreibübung',
      '/style-refinement': 'Schreibstil-Optimierung',
      '/free-conversation': /Gespräch/,
      '/vocabulary': 'Wortschatz-Lernen',
      '/vocabulary/add-words': /Wörter/,
      '/progress': 'Fortschritt',
      '/impressum': 'Impressum',
      '/datenschutz': 'Datenschutz',
      '/agb': 'Nutzungsbedingungen (AGB)',
      '/no-such-page': '404',
    };
    for (const [address, heading] of Object.entries(pages)) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      // A conversation goes on at an address of its own.
      expect(path(page).startsWith(address)).toBe(true);
    }
    for (const address of ['/auth', '/verification-success']) {
      await page.goto(address);
      await page.getByRole('tab', { name: 'Fortschritt' }).waitFor();
      expect(path(page)).toBe('/');
    }
    expect(complaints).toEqual([]);
  });

  test('a spinner, while it is not yet known who is there', async () => {
    const { page } = await newVisitor(browser, publicUrl);
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/user', async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto('/');
    await page.getByText('Wird geladen …').waitFor();
    answer();
    await page.getByRole('tab', { name: 'Sign In' }).waitFor();
  });
});

test('an address that does not exist says so within the shell, and leads back', async () => {
  const { page } = await signedIn();
  await page.goto('/no-such-page');
  await page.getByText("The page you're looking for doesn't exist.").waitFor();
  await page.getByRole('navigation', { name: 'Hauptmenü' }).waitFor();
  expect(await findingsInBothThemes(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.getByRole('tab', { name: 'Fortschritt' }).waitFor();
  expect(path(page)).toBe('/');
});

describe('the legal pages, signed out', () => {
  test('say that nothing is filled in yet where nothing is configured', async () => {
    const { page } = await newVisitor(browser, publicUrl);
    await page.route('**/api/legal', (route) => route.fulfill({ json: { operator: null } }));
    await page.goto('/');
    await page.getByRole('link', { name: 'Imprint' }).click();
    await page.getByText('Der Betreiber dieser Installation hat seine Angaben noch nicht eingetragen.').waitFor();
    for (const name of ['Imprint', 'Privacy Policy', 'Terms']) {
      await page.getByRole('link', { name }).click();
      await page.getByRole('region', { name: 'Summary in English' }).waitFor();
      expect(await findingsInBothThemes(page)).toEqual([]);
    }
  });

  test('name the operator, and the imprint also register and VAT id', async () => {
    const { page } = await newVisitor(browser, publicUrl);
    await page.setViewportSize({ width: 360, height: 640 });
    const operator = {
      name: 'Fuchsbau Sprachlernen gemeinnützige GmbH',
      address: ['Musterstraße 1', '12345 Musterstadt', 'Deutschland'],
      email: 'hallo@fuchsbau-sprachlernen.example',
      phone: '+49 30 123456',
      representedBy: 'Mina Muster',
      registerEntry: 'Amtsgericht Musterstadt, HRB 12345',
      vatId: 'DE123456789',
    };
    await page.route('**/api/legal', (route) => route.fulfill({ json: { operator } }));
    await page.goto('/impressum');
    for (const line of [...operator.address, operator.name, operator.phone, operator.representedBy, operator.registerEntry, operator.vatId]) await page.getByText(line, { exact: true }).waitFor();
    await page.getByRole('link', { name: operator.email }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.goto('/datenschutz');
    await page.getByText(operator.name).waitFor();
    expect(await page.getByText(operator.vatId).count()).toBe(0);
  });

  test('a failure can be tried again', async () => {
    const { page } = await newVisitor(browser, publicUrl);
    await page.route('**/api/legal', (route) => route.abort());
    await page.goto('/impressum');
    await page.getByText('Die Angaben zum Betreiber konnten nicht geladen werden.').waitFor();
    await page.unroute('**/api/legal');
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
  });
});

test('title, description, keywords, canonical address and sharing texts go with the page; only open pages are listed', async () => {
  const { page } = await newVisitor(browser, publicUrl);
  const head = () =>
    page.evaluate(() => {
      const content = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? '';
      return {
        title: document.title,
        canonical: new URL(document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '').pathname,
        robots: content('meta[name=robots]'),
        description: content('meta[name=description]'),
        keywords: content('meta[name=keywords]'),
        sharedTitle: content('meta[property="og:title"]'),
        sharedDescription: content('meta[property="og:description"]'),
        picture: content('meta[property="og:image"]'),
        card: content('meta[name="twitter:card"]'),
      };
    });
  await page.goto('/speaking');
  await page.getByRole('tab', { name: 'Sign In' }).waitFor();
  expect(await head()).toMatchObject({ title: 'Sign In · B1 Fuchs', canonical: '/', robots: 'index, follow', sharedTitle: 'Sign In · B1 Fuchs', card: 'summary_large_image' });
  await page.goto('/datenschutz');
  await page.getByRole('heading', { level: 1, name: 'Datenschutz' }).waitFor();
  expect(await head()).toMatchObject({ title: 'Datenschutz · B1 Fuchs', canonical: '/datenschutz', robots: 'index, follow' });
  const picture = await page.request.get((await head()).picture);
  expect(picture.headers()['content-type']).toBe('image/png');

  const inside = await signedIn();
  await inside.page.goto('/writing');
  await inside.page.getByRole('heading', { name: 'Schreibübung' }).waitFor();
  const { title, description, keywords, sharedTitle, sharedDescription, robots } = await inside.page.evaluate(() => {
    const content = (selector: string) => document.querySelector(selector)?.getAttribute('content') ?? '';
    return {
      title: document.title,
      description: content('meta[name=description]'),
      keywords: content('meta[name=keywords]'),
      sharedTitle: content('meta[property="og:title"]'),
      sharedDescription: content('meta[property="og:description"]'),
      robots: content('meta[name=robots]'),
    };
  });
  expect(robots).toBe('index, follow');
  expect([sharedTitle, sharedDescription]).toEqual([title, description]);
  expect(keywords).toContain('Schreiben B1');
});

describe('the way through the product', () => {
  test('is a drawer at 360 px, which works by keyboard alone', async () => {
    const { page } = await signedIn({ width: 360, height: 640 });
    await page.getByRole('button', { name: 'Menü öffnen' }).focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'B1 Fuchs' });
    await drawer.getByText(`Hallo, ${learner.username}!`).waitFor();
    expect(await drawer.getByRole('link').allTextContents()).toEqual(['Dashboard', 'Sprechen', 'Schreiben', 'Wortschatz', 'Konversation', 'Stil-Verfeinerung', 'Fortschritt', 'Abonnement verwalten', 'Mein Konto']);
    await drawer.getByRole('button', { name: 'Abmelden' }).waitFor();
    expect(await findingsInBothThemes(page)).toEqual([]);

    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Menü öffnen');

    await page.keyboard.press('Enter');
    await drawer.getByRole('link', { name: 'Konversation' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/free-conversation');
    await drawer.waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.id === 'main');
  });

  test('signs out from the drawer', async () => {
    const { page } = await signedIn({ width: 360, height: 640 });
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await page.getByRole('tab', { name: 'Sign In' }).waitFor();
  });

  test.each([1024, 1280, 1440])('is a row that fits at %i px', async (width) => {
    const { page } = await signedIn({ width });
    const row = page.getByRole('navigation', { name: 'Hauptmenü' });
    const tops = await row.getByRole('link').evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    expect(await page.getByRole('button', { name: 'Abmelden' }).evaluate((button) => button.getBoundingClientRect().right)).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});

describe('a toast', () => {
  const region = (page: Page) => page.getByRole('region', { name: /Notifications/ });
  const toasts = (page: Page) => region(page).getByRole('listitem');

  /** A page that answers a press without a choice with a toast; its clock obeys the journey. */
  async function pageWithToast(size?: { width: number; height: number }): Promise<Page> {
    const { page } = await signedIn(size);
    await page.clock.install();
    await page.goto('/vocabulary/add-words');
    await page.getByRole('checkbox').first().waitFor();
    await show(page);
    return page;
  }
  async function show(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Ausgewählte hinzufügen' }).click();
    await toasts(page).getByText('Bitte wählen Sie mindestens ein Wort aus').waitFor();
  }

  test('goes after five seconds, and is the only one there is', async () => {
    const page = await pageWithToast();
    await show(page);
    expect(await toasts(page).count()).toBe(1);
    expect(await findingsInBothThemes(page)).toEqual([]);
    await show(page);
    await page.clock.fastForward(3_000);
    expect(await toasts(page).count()).toBe(1);
    await page.clock.fastForward(2_100);
    await toasts(page).waitFor({ state: 'detached' });
  });

  test('is forgotten 1,000,000 ms after it went', async () => {
    const page = await pageWithToast();
    await toasts(page).getByRole('button', { name: 'Schließen' }).click();
    await toasts(page).waitFor({ state: 'detached' });
    await page.clock.fastForward(950_000);
    expect(await region(page).count()).toBe(1);
    await page.clock.fastForward(50_100);
    await region(page).waitFor({ state: 'detached' });
  });

  test('is reached with F8, and closed from there', async () => {
    const page = await pageWithToast();
    await page.keyboard.press('F8');
    expect(await region(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
    // While somebody is there, it stays.
    await page.clock.fastForward(20_000);
    expect(await toasts(page).count()).toBe(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await toasts(page).waitFor({ state: 'detached' });
  });

  test('is wiped away to the right by 50 px, and not by less', async () => {
    const page = await pageWithToast();
    const wipe = async (distance: number): Promise<void> => {
      const box = await toasts(page).boundingBox();
      if (box === null) throw new Error('no toast');
      const [x, y] = [box.x + 40, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (let moved = 0; moved <= distance; moved += 5) await page.mouse.move(x + moved, y);
      await page.mouse.up();
    };
    await wipe(40);
    expect(await toasts(page).count()).toBe(1);
    await wipe(60);
    await toasts(page).waitFor({ state: 'detached' });
  });

  test.each([
    [360, 360],
    [768, 420],
    [1280, 420],
  ])('at %i px is at most %i px wide', async (width, widest) => {
    const page = await pageWithToast({ width, height: 900 });
    const box = await toasts(page).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(widest);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  });
});

describe('a page that fails', () => {
  /** One with a file of its own. */
  const writingPage = /\/assets\/writing-page-[^/]+\.js$/;
  const openWriting = (page: Page) => page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Schreiben' }).click();

  test('leaves the rest standing, with a way on; another page works', async () => {
    const { page } = await signedIn();
    await page.route(writingPage, (route) => route.fulfill({ contentType: 'text/javascript', body: 'export default function Broken() { throw new Error("broken") }' }));
    await openWriting(page);
    await page.getByRole('heading', { name: 'Application Error' }).waitFor();
    await page.getByRole('main').getByText('Request ID:').waitFor();
    for (const name of ['Back to Home', 'Contact Support']) await page.getByRole('main').getByRole('link', { name }).waitFor();
    expect(await findingsInBothThemes(page)).toEqual([]);
    await page.getByRole('link', { name: 'Wortschatz' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Wortschatz-Lernen' }).waitFor();
  });

  test('whose code a new version took away is loaded anew once, and says so', async () => {
    const { page } = await signedIn();
    let failures = 1;
    await page.route(writingPage, (route) => (failures-- > 0 ? route.fulfill({ status: 404 }) : route.continue()));
    await openWriting(page);
    await page.getByText('Eine neue Version ist da. Die Seite wurde deshalb neu geladen.').first().waitFor();
    await page.getByRole('heading', { level: 1, name: 'Schreibübung' }).waitFor();
  });

  test('whose code stays away is told kindly, without going round in circles', async () => {
    const { page } = await signedIn();
    let loads = 0;
    page.on('load', () => (loads += 1));
    await page.route(writingPage, (route) => route.fulfill({ status: 404 }));
    await openWriting(page);
    await page.getByText('Eine neue Version ist da. Die Seite wurde deshalb neu geladen.').first().waitFor();
    await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor();
    expect(loads).toBe(1);
    await page.getByRole('link', { name: 'Wortschatz' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Wortschatz-Lernen' }).waitFor();
  });
});
