/** A failed step: what failed, what to do about it, and the log lines that show why (may be empty). */
export class LaunchError extends Error {
  readonly advice: string;
  readonly logTail: readonly string[];

  constructor(what: string, advice: string, logTail: readonly string[] = []) {
    super(what);
    this.name = 'LaunchError';
    this.advice = advice;
    this.logTail = logTail;
  }
}
