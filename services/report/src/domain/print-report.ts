import { reportGenerated, type Identity } from '@b1fuchs/contracts';
import { createEvent } from '@b1fuchs/kit';
import type { PdfBrowser } from '../clients/pdf-browser.js';
import type { Report, Reports } from '../data/reports.js';
import type { FontSubset } from './font-faces.js';
import { writtenDay } from './written-day.js';

export type ReportParts = { fonts: readonly FontSubset[]; browser: Pick<PdfBrowser, 'print'>; reports: Reports };
type Learner = Pick<Identity, 'userId' | 'timeZone'>;

/**
 * Prints a page, dated with the learner's own day, and tells that a report was made. What it says is not kept.
 *
 * @param render the page as HTML
 * @returns the PDF
 * @throws AppError REPORT_UNAVAILABLE when it can't be printed now
 */
export async function printReport(
  { fonts, browser, reports }: ReportParts,
  { userId, timeZone }: Learner,
  { kind, render }: { kind: Report['kind']; render: (setting: { date: string; fonts: readonly FontSubset[] }) => string },
  now: Date,
): Promise<Uint8Array> {
  const pdf = await browser.print(render({ date: writtenDay(now, timeZone), fonts }));
  const event = createEvent(reportGenerated, { userId, data: { kind }, now });
  await reports.insert({ id: event.id, userId, kind, createdAt: now }, [event]);
  return pdf;
}
