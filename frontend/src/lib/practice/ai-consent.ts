import { aiConsentResponseSchema, type AiConsentResponse } from '@b1fuchs/contracts';
import { queryOptions } from '@tanstack/react-query';
import { getJson, sendJson } from '../http.js';

const PATH = '/api/ai-consent';
const TIMEOUT_MS = 10_000;

/** Whether texts can go to an outside model, and whether the learner has agreed. Asked anew at each visit: both may change elsewhere. */
export const aiConsentQuery = queryOptions({
  queryKey: [PATH],
  queryFn: ({ signal }) => getJson(PATH, aiConsentResponseSchema, { signal }),
  staleTime: 0,
});

/** @param version of the wording that the learner has read. Throws as sendJson; HttpError also where it is no longer in force. */
export const giveConsent = (version: string): Promise<AiConsentResponse> =>
  sendJson('POST', PATH, { version }, aiConsentResponseSchema, { timeoutMs: TIMEOUT_MS });

/** Throws as sendJson. */
export const withdrawConsent = (): Promise<AiConsentResponse> =>
  sendJson('DELETE', PATH, undefined, aiConsentResponseSchema, { timeoutMs: TIMEOUT_MS });
