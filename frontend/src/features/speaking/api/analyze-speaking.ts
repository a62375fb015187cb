import { speakingFeedbackSchema, type AnalyzeSpeakingRequest, type SpeakingFeedback } from '@b1fuchs/contracts';
import { sendJson } from '../../../lib/http.js';

/** As long as the gateway waits for the service. */
const TIMEOUT_MS = 30_000;

/** Has what was said judged. Throws as sendJson; an abort by `signal` passes through. */
export const analyzeSpeaking = (payload: AnalyzeSpeakingRequest, signal: AbortSignal): Promise<SpeakingFeedback> =>
  sendJson('POST', '/api/analyze/speaking', payload, speakingFeedbackSchema, { signal, timeoutMs: TIMEOUT_MS });
