import { errorTable, type ErrorCode } from '@b1fuchs/contracts';

/** A failure that a person can be told about. Its code decides HTTP status and text. */
export class AppError extends Error {
  readonly code: ErrorCode;
  /** What is wrong with which field, by the field's path. */
  readonly details: Record<string, string> | undefined;

  /** @param options.message a more exact text than the table's; @param options.cause logged, never shown. */
  constructor(code: ErrorCode, options: { message?: string; details?: Record<string, string>; cause?: unknown } = {}) {
    super(options.message ?? errorTable[code].message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = options.details;
  }

  get status(): number {
    return errorTable[this.code].status;
  }
}
