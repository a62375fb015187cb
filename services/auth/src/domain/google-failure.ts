import type { GoogleError } from '@b1fuchs/contracts';

/** Nobody could be signed in with Google; the code is what the auth screen learns. */
export class GoogleFailure extends Error {
  readonly code: GoogleError;

  /** @param options.cause logged, never shown. */
  constructor(code: GoogleError, options: { cause?: unknown } = {}) {
    super(`signing in with Google: ${code}`, options);
    this.name = 'GoogleFailure';
    this.code = code;
  }
}
