import { AppError, createSlots, type Logger } from '@b1fuchs/kit';
import type { Page } from 'puppeteer';
import { launchBrowser, type BrowserProcess } from './browser-process.js';
import type { PdfMetrics } from './pdf-metrics.js';

export type PdfBrowserOptions = {
  executablePath: string;
  /** Chromium's own sandbox; it can't start for root. */
  sandbox: boolean;
  /** Pages that print at the same time. */
  concurrency: number;
  /** Prints that may wait for a page; more are refused. */
  queueLimit: number;
  /** Longest time for one print, without its wait, in milliseconds. */
  renderTimeoutMs: number;
  /** A browser is replaced after this many prints, before what it leaks adds up. */
  rendersPerBrowser: number;
  logger: Logger;
  metrics: PdfMetrics;
};

export type PdfBrowser = {
  /**
   * Prints a complete HTML page; the page's own @page rule gives paper and margins.
   * @throws AppError REPORT_UNAVAILABLE when too many wait, the browser can't start or the print takes too long.
   */
  print: (html: string) => Promise<Uint8Array>;
  /** How many prints wait for a page. */
  waiting: () => number;
  /** For readiness: resolves when a browser runs, starting one if need be. */
  check: () => Promise<void>;
  /** Process id of the present browser, undefined while there is none. */
  pid: () => number | undefined;
  /** Lets running prints finish, then ends the browser; later prints are refused. */
  close: () => Promise<void>;
};

/** One browser's time in service; `process` is there once it has started. */
type Session = { ready: Promise<BrowserProcess>; process: BrowserProcess | undefined; started: number; active: number };

class PrintTimeout extends Error {}

/** Keeps one warm browser: replaced when it died or has printed much, ended with the service. */
export function createPdfBrowser(options: PdfBrowserOptions): PdfBrowser {
  const { logger, metrics, renderTimeoutMs, rendersPerBrowser } = options;
  const slots = createSlots(options.concurrency, options.queueLimit);
  const ending = new Set<Promise<void>>();
  let current: Session | undefined;
  let closed = false;

  const startSession = (): Session => {
    const session: Session = {
      ready: launchBrowser(options.executablePath, options.sandbox),
      process: undefined,
      started: 0,
      active: 0,
    };
    session.ready.then(
      (process) => {
        session.process = process;
        metrics.browserStarts.inc({ outcome: 'started' });
        logger.info({ pid: process.pid }, 'browser started');
      },
      (error: unknown) => {
        metrics.browserStarts.inc({ outcome: 'failed' });
        logger.error({ err: error }, 'browser could not start');
        if (current === session) current = undefined;
      },
    );
    return session;
  };

  const isUsable = ({ process, started }: Session): boolean =>
    started < rendersPerBrowser && (process === undefined || process.isAlive());

  const endSession = (session: Session): void => {
    const ended = session.ready
      .then((process) => process.close())
      .catch(() => undefined)
      .finally(() => ending.delete(ended));
    ending.add(ended);
  };

  const openSession = (): Session => {
    if (current && isUsable(current)) return current;
    if (current?.active === 0) endSession(current);
    current = startSession();
    return current;
  };

  const printOnce = async (html: string): Promise<Uint8Array> => {
    const session = openSession();
    session.started += 1;
    session.active += 1;
    try {
      return await printIn(await session.ready, html, renderTimeoutMs);
    } finally {
      session.active -= 1;
      if (session.active === 0 && session !== current) endSession(session);
    }
  };

  /** A browser or page that died is not the page's fault: once more, in a living one. */
  const printTwice = (html: string): Promise<Uint8Array> =>
    printOnce(html).catch((error: unknown) => {
      if (error instanceof PrintTimeout) throw error;
      logger.warn({ err: error }, 'print failed, trying once more');
      return printOnce(html);
    });

  return {
    waiting: slots.waiting,

    async print(html) {
      const stopTimer = metrics.printSeconds.startTimer();
      const printing = closed ? undefined : slots.run(() => printTwice(html));
      if (!printing) {
        stopTimer({ outcome: 'refused' });
        throw new AppError('REPORT_UNAVAILABLE', { cause: new Error('closed, or too many prints are waiting') });
      }
      try {
        const pdf = await printing;
        stopTimer({ outcome: 'printed' });
        return pdf;
      } catch (cause) {
        stopTimer({ outcome: cause instanceof PrintTimeout ? 'timeout' : 'failed' });
        throw new AppError('REPORT_UNAVAILABLE', { cause });
      }
    },
    async check() {
      if (closed) throw new Error('the browser is closed');
      await openSession().ready;
    },
    pid: () => current?.process?.pid,
    async close() {
      closed = true;
      await slots.idle();
      if (current) endSession(current);
      await Promise.all(ending);
    },
  };
}

async function printIn(process: BrowserProcess, html: string, timeoutMs: number): Promise<Uint8Array> {
  const page = await openIn(process, timeoutMs);
  try {
    const pdf = await withTimeout(printPage(page, html), timeoutMs);
    process.returnPage(page);
    return pdf;
  } catch (error) {
    await process.discardPage(page);
    throw error;
  }
}

/** A browser that can't open a page in time is of no use to anybody: it ends. */
async function openIn(process: BrowserProcess, timeoutMs: number): Promise<Page> {
  try {
    return await withTimeout(process.takePage(), timeoutMs);
  } catch (error) {
    await process.close();
    throw error;
  }
}

/** The time limit is the caller's, over both steps; puppeteer's own are off. */
async function printPage(page: Page, html: string): Promise<Uint8Array> {
  await page.setContent(html, { waitUntil: 'load', timeout: 0 });
  return page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: false, timeout: 0 });
}

async function withTimeout<Result>(work: Promise<Result>, timeoutMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(reject, timeoutMs, new PrintTimeout(`printing took longer than ${timeoutMs} ms`));
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
