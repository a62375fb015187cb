import { reportGenerated, type Identity, type WritingReportRequest } from '@b1fuchs/contracts';
import { createEvent } from '@b1fuchs/kit';
import type { PdfBrowser } from '../clients/pdf-browser.js';
import type { Reports } from '../data/reports.js';
import type { FontSubset } from './font-faces.js';
import { renderWritingReport } from './render-writing-report.js';
import { writtenDay } from './written-day.js';

export type ReportParts = { fonts: readonly FontSubset[]; browser: Pick<PdfBrowser, 'print'>; reports: Reports };

/**
 * Prints the feedback on a text, dated with the learner's own day, and tells that it was made.
 * The feedback itself is not kept.
 *
 * @returns the PDF
 * @throws AppError REPORT_UNAVAILABLE when it can't be printed now
 */
export async function generateWritingReport(
  { fonts, browser, reports }: ReportParts,
  { userId, timeZone }: Pick<Identity, 'userId' | 'timeZone'>,
  report: WritingReportRequest,
  now: Date,
): Promise<Uint8Array> {
  const page = renderWritingReport({ report, date: writtenDay(now, timeZone), fonts });
  const pdf = await browser.print(page);
  const event = createEvent(reportGenerated, { userId, data: { kind: 'writing' }, now });
  await reports.insert({ id: event.id, userId, kind: 'writing', createdAt: now }, [event]);
  return pdf;
}
