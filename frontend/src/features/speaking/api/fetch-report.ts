import type { SpeakingReportRequest } from '@b1fuchs/contracts';
import { fetchFile } from '../../../lib/http.js';

const TIMEOUT_MS = 30_000;

/** Has the feedback made into a PDF. Throws as fetchFile; an abort by `signal` passes through. */
export const fetchReport = (report: SpeakingReportRequest, signal: AbortSignal): Promise<Blob> =>
  fetchFile('POST', '/api/generate/report', report, { signal, timeoutMs: TIMEOUT_MS });
