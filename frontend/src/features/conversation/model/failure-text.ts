import { HttpError } from '../../../lib/http-error.js';

/** What is shown: the server's own words where it refused and said why, such as a trial that has ended; else one sentence. */
export const failureText = (error: unknown, otherwise: string): string =>
  error instanceof HttpError && error.code !== null && error.status < 500 ? error.userMessage : otherwise;

const MISSING = [400, 404];

/** An address that leads to no conversation of this learner. */
export const isMissing = (error: unknown): boolean => error instanceof HttpError && MISSING.includes(error.status);
