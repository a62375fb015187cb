import type { Correction } from '@b1fuchs/contracts';
import { request, requireOk } from '../../../lib/http.js';

const TIMEOUT_MS = 10_000;

/** Tells that the learner holds a correction for wrong. @throws HttpError or NetworkError */
export async function disputeCorrection({ topic, correction }: { topic: string; correction: Correction }): Promise<void> {
  const { original, corrected, offset, length } = correction;
  const payload = { topic, correction: { original, corrected, offset, length } };
  await requireOk(await request('POST', '/api/writing/disputed-corrections', payload, { timeoutMs: TIMEOUT_MS }));
}
