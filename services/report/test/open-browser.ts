import { readFileSync } from 'node:fs';
import { createLogger, createMetrics } from '@b1fuchs/kit';
import { createPdfBrowser, type PdfBrowser, type PdfBrowserOptions } from '../src/clients/pdf-browser.js';
import { createPdfMetrics } from '../src/clients/pdf-metrics.js';

/** A real browser as the service opens it, changed by what a test needs. */
export function openBrowser(changes: Partial<PdfBrowserOptions> = {}): PdfBrowser {
  return createPdfBrowser({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    sandbox: process.getuid?.() !== 0,
    concurrency: 2,
    queueLimit: 64,
    renderTimeoutMs: 20_000,
    rendersPerBrowser: 500,
    logger: createLogger('report', 'silent'),
    metrics: createPdfMetrics(createMetrics('report').registry),
    ...changes,
  });
}

/** Whether a process lives; one that has ended and only waits to be collected does not. */
export function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
