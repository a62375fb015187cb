import { HttpError } from '../../../lib/http-error.js';
import { errorTexts } from '../wording.js';

/** What is shown: the server's own words where it said any (spec 2, section 8, Style refinement). */
export const refinementFailure = (error: unknown): string =>
  error instanceof HttpError && error.code !== null ? error.userMessage : errorTexts.failed;
