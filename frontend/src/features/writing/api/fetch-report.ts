import type { WritingReportRequest } from '@b1fuchs/contracts';
import { fetchFile } from '../../../lib/http.js';

const TIMEOUT_MS = 30_000;

/** Has the feedback made into a PDF. Throws as fetchFile. */
export const fetchReport = (report: WritingReportRequest): Promise<Blob> =>
  fetchFile('POST', '/api/generate/writing-report', report, { timeoutMs: TIMEOUT_MS });
