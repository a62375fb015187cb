import type { WritingReportRequest } from '@b1fuchs/contracts';
import { fetchFile } from '../../../lib/http.js';

const TIMEOUT_MS = 30_000;

/** Has the feedback made into a PDF and saves it as writing-feedback.pdf. Throws as fetchFile. */
export async function downloadReport(report: WritingReportRequest): Promise<void> {
  const pdf = await fetchFile('POST', '/api/generate/writing-report', report, { timeoutMs: TIMEOUT_MS });
  const url = URL.createObjectURL(pdf);
  const link = document.createElement('a');
  link.href = url;
  link.download = 'writing-feedback.pdf';
  link.click();
  // Some browsers start to read the file only after this task.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
