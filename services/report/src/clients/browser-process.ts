import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import puppeteer, { type Browser, type HTTPRequest, type Page } from 'puppeteer';

/** Longest wait for a page or the browser to close in good order before its process is ended. */
const CLOSE_TIMEOUT_MS = 2_000;
const LAUNCH_TIMEOUT_MS = 15_000;

const launchArguments = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No name resolves: even what request interception does not see (DNS prefetch, for one) stays inside.
  '--host-resolver-rules=MAP * ~NOTFOUND',
];

/** One running Chromium with its idle pages. */
export type BrowserProcess = {
  pid: number | undefined;
  isAlive: () => boolean;
  /** Takes an idle page or opens one: no JavaScript, no requests beyond data: and about:. */
  takePage: () => Promise<Page>;
  /** Puts a page back for the next render; its content is replaced then. */
  returnPage: (page: Page) => void;
  /** Closes a page that failed. A page that does not close takes the browser with it. */
  discardPage: (page: Page) => Promise<void>;
  /** Ends the process in any case; never rejects. */
  close: () => Promise<void>;
};

/**
 * Starts Chromium and prints an empty page, since a process's first print takes several times as long as the
 * later ones. It is driven through a pipe, so that it ends by itself when this process dies, even by SIGKILL.
 */
export async function launchBrowser(executablePath: string, sandbox: boolean): Promise<BrowserProcess> {
  const { browser, child, cleared } = await startChromium(executablePath, sandbox);
  const idle: Page[] = [];
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;

  const close = async (): Promise<void> => {
    await Promise.race([browser.close().catch(() => undefined), wait(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
    if (!hasEnded()) child.kill('SIGKILL');
    await Promise.race([cleared, wait(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
  };

  try {
    const page = await openPage(browser);
    await page.pdf({ timeout: LAUNCH_TIMEOUT_MS });
    idle.push(page);
  } catch (error) {
    await close();
    throw error;
  }

  return {
    pid: child.pid,
    isAlive: () => browser.connected && !hasEnded(),
    takePage: async () => idle.pop() ?? openPage(browser),
    returnPage: (page) => {
      idle.push(page);
    },
    async discardPage(page) {
      const closed = page.close().then(
        () => true,
        () => false,
      );
      const inTime = await Promise.race([closed, wait(CLOSE_TIMEOUT_MS, false, { ref: false })]);
      if (!inTime) await close();
    },
    close,
  };
}

/** `cleared` resolves when the process has ended, however it ended, and its profile is removed. */
type Chromium = { browser: Browser; child: ChildProcess; cleared: Promise<void> };

async function startChromium(executablePath: string, sandbox: boolean): Promise<Chromium> {
  const profile = await mkdtemp(join(tmpdir(), 'b1fuchs-report-'));
  const removeProfile = (): Promise<void> => rm(profile, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
  try {
    const browser = await puppeteer.launch({
      executablePath,
      userDataDir: profile,
      pipe: true,
      timeout: LAUNCH_TIMEOUT_MS,
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      args: sandbox ? launchArguments : [...launchArguments, '--no-sandbox'],
    });
    const child = browser.process();
    if (!child) throw new Error('the browser has no process');
    // A killed browser resets its pipes, and puppeteer no longer listens to them by then.
    for (const pipe of child.stdio) pipe?.on('error', () => undefined);
    return { browser, child, cleared: once(child, 'exit').then(removeProfile, removeProfile) };
  } catch (error) {
    await removeProfile();
    throw error;
  }
}

async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.setJavaScriptEnabled(false);
  await page.setRequestInterception(true);
  page.on('request', answerRequest);
  return page;
}

const harmless = /^(?:data|about):/i;

function answerRequest(request: HTTPRequest): void {
  const answer = harmless.test(request.url()) ? request.continue() : request.abort('blockedbyclient');
  // The page may be gone by now; then there is nothing left to answer.
  answer.catch(() => undefined);
}
