import { access } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { eventually } from '@b1fuchs/testing';
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright-core';
import { watchPages } from './api/watched-answers.js';

/** Debian's browser, never a downloaded one. */
const EXECUTABLES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** @param flags of Chromium, besides those that every journey needs */
export async function openBrowser(flags: string[] = []): Promise<Browser> {
  const found = await Promise.all(EXECUTABLES.map((path) => access(path).then(() => path, () => undefined)));
  const executablePath = found.find((path) => path !== undefined);
  if (executablePath === undefined) throw new Error('No Chromium found. Install the package chromium.');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...flags,
    ],
  });
}

export type Visitor = { page: Page; context: BrowserContext; complaints: string[] };

/**
 * A visitor with a browser profile of their own. `complaints` collects what the page's console reports as errors.
 * @param withServiceWorker false by default: page.route() does not see the calls that a service worker makes
 */
export async function newVisitor(browser: Browser, baseURL: string, { withServiceWorker = false } = {}): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    acceptDownloads: true,
    serviceWorkers: withServiceWorker ? 'allow' : 'block',
  });
  watchPages(context);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('Failed to load resource')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, context, complaints };
}

/** What axe finds in the light and in the dark theme; the page is light afterwards. */
export async function findingsInBothThemes(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    findings.push(...(await accessibilityFindings(page)).map((finding) => `${colorScheme}: ${finding}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return findings;
}

/** Resolves when the focus is there. */
export const hasFocus = (place: Locator): Promise<void> =>
  eventually(async () => {
    if (!(await place.evaluate((element) => element === document.activeElement))) throw new Error('the focus is elsewhere');
  });

export const isWiderThanScreen = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** What axe finds on the page once nothing fades in any more, one line a rule; empty when it is clean. */
export async function accessibilityFindings(page: Page): Promise<string[]> {
  await page.waitForFunction(() => document.getAnimations().every((animation) => animation.effect?.getComputedTiming().endTime === Infinity || animation.playState === 'finished'));
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
