import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eventually } from '@b1fuchs/testing';
import { jest } from '@jest/globals';
import type { PdfBrowser } from '../src/clients/pdf-browser.js';
import { loadReportFonts } from '../src/clients/report-fonts.js';
import { renderWritingReport } from '../src/domain/render-writing-report.js';
import { isRunning, openBrowser } from './open-browser.js';
import { pdfPages } from './pdf-text.js';
import { buildReport, correct } from './report-builder.js';

// A browser starts in about a second, but several times that while other tests use the machine.
jest.setTimeout(120_000);

const fonts = await loadReportFonts();
const reportPage = (report = buildReport()): string => renderWritingReport({ report, date: '3. Mai 2026', fonts });

describe('printing with a real browser', () => {
  let browser: PdfBrowser;
  beforeAll(() => {
    browser = openBrowser();
  });
  afterAll(() => browser.close());

  test('the PDF says what the report says, umlauts included, with page numbers', async () => {
    const pages = await pdfPages(await browser.print(reportPage()));
    const text = pages.join('\n').replace(/\s+/g, ' ');
    for (const part of ['Party zum Einzug', '72', 'Bestanden', 'kein amtliches Ergebnis', 'Erfüllung', 'Kohärenz', 'Nützliche Ausdrücke', 'für deine Einladung', 'deiner Party', 'Viele Grüße']) {
      expect(text).toContain(part);
    }
    expect(pages[0]).toContain(`Seite 1 von ${pages.length}`);
  });

  test('Persian letters are joined and run from right to left', async () => {
    const text = 'Meine Übersetzung:\nاین یک متن کوتاه است.';
    const [page = ''] = await pdfPages(await browser.print(reportPage(buildReport({ text }, { corrections: [] }))));
    // As drawn, from left to right: final, medial and initial form of the word's three letters.
    expect(page).toContain('\uFEE6\uFE98\uFEE3');
    const line = page.split('\n').find((one) => one.includes('\uFEE6\uFE98\uFEE3')) ?? '';
    expect(Array.from(line).reverse().join('').normalize('NFKC')).toContain('یک متن کوتاه است.');
  });

  test('the longest text with 60 corrections keeps every row, numbered, over many pages', async () => {
    const sentence = 'Ich freue mir sehr auf die Straßenbahnhaltestelle. ';
    const text = sentence.repeat(Math.floor(10_000 / sentence.length));
    const corrections = Array.from({ length: 60 }, (_, index) => ({
      ...correct(text, 'mir', 'mich', `Regel ${index + 1}: „sich freuen“ braucht den Akkusativ.`, 'pronoun'),
      offset: index * sentence.length + 10,
    }));
    const pages = await pdfPages(await browser.print(reportPage(buildReport({ text }, { corrections }))));
    expect(pages.length).toBeGreaterThan(4);
    const all = pages.map((page) => page.replace(/\s+/g, ' '));
    for (const { explanation } of corrections) {
      // A whole explanation on one page: its row was not cut.
      expect(all.filter((page) => page.includes(explanation))).toHaveLength(1);
    }
  });

  test('eight reports at once come out right, each with its own topic', async () => {
    const topics = Array.from({ length: 8 }, (_, index) => `Thema Nummer ${index + 1}`);
    const pdfs = await Promise.all(topics.map((topic) => browser.print(reportPage(buildReport({ topic })))));
    const texts = await Promise.all(pdfs.map(async (pdf) => (await pdfPages(pdf)).join('\n')));
    topics.forEach((topic, index) => {
      expect(texts[index]).toContain(topic);
    });
  });

  test('when the browser is killed the next report still comes, from a new one', async () => {
    await browser.check();
    const pid = browser.pid() ?? 0;
    process.kill(pid, 'SIGKILL');
    expect((await pdfPages(await browser.print(reportPage()))).join()).toContain('Party zum Einzug');
    expect(browser.pid()).not.toBe(pid);
  });

  test('reports that are being printed when the browser dies still come', async () => {
    await browser.check();
    const printing = Promise.all(Array.from({ length: 4 }, () => browser.print(reportPage())));
    process.kill(browser.pid() ?? 0, 'SIGKILL');
    for (const pdf of await printing) expect(Buffer.from(pdf).subarray(0, 5).toString()).toBe('%PDF-');
  });
});

describe('what a printed page may reach', () => {
  let browser: PdfBrowser;
  let server: Server;
  let requests: (string | undefined)[];
  let origin: string;
  beforeAll(async () => {
    browser = openBrowser();
    requests = [];
    server = createServer((request, response) => {
      requests.push(request.url);
      response.end('reached');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    await browser.close();
    server.close();
  });

  const attack = () =>
    `<img src="${origin}/img"><link rel="stylesheet" href="${origin}/css"><style>@import '${origin}/import'; p{background:url(${origin}/bg)}</style>` +
    `<iframe src="${origin}/frame"></iframe><object data="${origin}/object"></object><embed src="${origin}/embed"><video src="${origin}/video"></video>` +
    `<link rel="prefetch" href="${origin}/prefetch"><link rel="preconnect" href="${origin}">` +
    `<script src="${origin}/js"></script><script>fetch('${origin}/fetch');document.body.append('ran')</script><iframe src="file:///etc/hostname"></iframe><p>Ende`;

  test('HTML in a learner’s text is printed as text and fetches nothing', async () => {
    const pdf = await browser.print(reportPage(buildReport({ text: attack(), topic: attack() }, { corrections: [] })));
    expect((await pdfPages(pdf)).join('').replace(/\s+/g, '')).toContain(`<imgsrc="${origin}/img">`);
    expect(requests).toEqual([]);
  });

  test('even a page made of such HTML fetches nothing and runs nothing', async () => {
    const text = (await pdfPages(await browser.print(`<!doctype html><body>${attack()}`))).join('');
    expect(text).toContain('Ende');
    expect(text).not.toMatch(/reached|ran/);
    await browser.print(`<!doctype html><meta http-equiv="refresh" content="0;url=${origin}/refresh">`);
    await browser.print(reportPage());
    expect(requests).toEqual([]);
  });
});

describe('the browser’s life', () => {
  test('a browser that hangs is ended, its prints refused, and the next one comes', async () => {
    const browser = openBrowser({ renderTimeoutMs: 3_000 });
    try {
      await browser.check();
      const pid = browser.pid() ?? 0;
      process.kill(pid, 'SIGSTOP');
      // One hangs while it prints in the idle page, the other while it opens a page.
      for (const print of await Promise.allSettled([browser.print('<p>eins'), browser.print('<p>zwei')])) {
        expect(print).toMatchObject({ status: 'rejected', reason: { code: 'REPORT_UNAVAILABLE' } });
      }
      await eventually(() => {
        expect(isRunning(pid)).toBe(false);
      });
      await eventually(() => browser.print('<p>Seite'));
    } finally {
      await browser.close();
    }
  });

  test('it is replaced after its share of prints, and the old one ends', async () => {
    const browser = openBrowser({ rendersPerBrowser: 2 });
    try {
      const pids = new Set<number>();
      for (let count = 0; count < 5; count += 1) {
        await browser.print('<p>Seite');
        pids.add(browser.pid() ?? 0);
      }
      expect(pids.size).toBe(3);
      const [first = 0, second = 0] = pids;
      await eventually(() => {
        expect([first, second].some(isRunning)).toBe(false);
      });
    } finally {
      await browser.close();
    }
  });

  test('more than the queue holds are refused at once with REPORT_UNAVAILABLE', async () => {
    const browser = openBrowser({ concurrency: 1, queueLimit: 1 });
    try {
      const [first, second, third] = await Promise.allSettled([1, 2, 3].map(() => browser.print('<p>Seite')));
      expect([first?.status, second?.status]).toEqual(['fulfilled', 'fulfilled']);
      expect(third).toMatchObject({ status: 'rejected', reason: { code: 'REPORT_UNAVAILABLE', status: 503 } });
    } finally {
      await browser.close();
    }
  });

  test('closing ends the process, after what was being printed', async () => {
    const browser = openBrowser();
    await browser.check();
    const pid = browser.pid() ?? 0;
    const printing = browser.print('<p>letzte Seite');
    await browser.close();
    expect((await printing).length).toBeGreaterThan(500);
    await eventually(() => {
      expect(isRunning(pid)).toBe(false);
    });
    await expect(browser.print('<p>zu spät')).rejects.toMatchObject({ code: 'REPORT_UNAVAILABLE' });
  });

  test('it ends by itself when the service is killed', async () => {
    const temporary = await mkdtemp(join(tmpdir(), 'report-test-'));
    const service = spawn(process.execPath, ['--import', 'tsx', '--conditions=development', fileURLToPath(new URL('serve-until-killed.ts', import.meta.url))], {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, NODE_OPTIONS: '', TMPDIR: temporary },
    });
    const pid = Number(await new Promise((resolve) => service.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString()))));
    expect(isRunning(pid)).toBe(true);
    service.kill('SIGKILL');
    await eventually(() => {
      expect(isRunning(pid)).toBe(false);
    });
    await rm(temporary, { recursive: true, maxRetries: 5 });
  });

  test('without a browser on the machine the answer is REPORT_UNAVAILABLE and readiness fails', async () => {
    const browser = openBrowser({ executablePath: '/nowhere/chromium' });
    await expect(browser.print('<p>Seite')).rejects.toMatchObject({ code: 'REPORT_UNAVAILABLE' });
    await expect(browser.check()).rejects.toThrow();
    await browser.close();
  });
});
