import { styleRefinementSchema, type RefineStyleRequest, type StyleRefinement } from '@b1fuchs/contracts';
import { sendJson } from '../../../lib/http.js';

/** As long as the gateway waits for the service. */
const TIMEOUT_MS = 30_000;

/** Sends a text to be put into a style. @throws HttpError, NetworkError, or ZodError for an answer of another shape */
export const refineStyle = (payload: RefineStyleRequest): Promise<StyleRefinement> =>
  sendJson('POST', '/api/refine-style', payload, styleRefinementSchema, { timeoutMs: TIMEOUT_MS });
