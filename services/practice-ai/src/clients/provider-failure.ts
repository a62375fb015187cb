export type ProviderFailureReason = 'timeout' | 'unreachable' | 'refused' | 'bad-answer' | 'resting';

/** Tokens that a call has used. */
export type TokenUse = { input: number; output: number };
const nothingUsed: TokenUse = { input: 0, output: 0 };

/**
 * An outside provider, of the language model, of a voice or of recognition, gave no usable answer.
 * `timeout`: not in time. `unreachable`: no connection. `refused`: an HTTP status of 400 or more.
 * `bad-answer`: cut off, not JSON, or not the shape that was asked for. `resting`: not asked, after repeated failures.
 * The message never holds what the provider wrote: that may repeat the learner's text.
 */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  /** Undefined when the provider may have charged for an answer that did not arrive. */
  readonly tokens: TokenUse | undefined;

  constructor(
    readonly reason: ProviderFailureReason,
    detail: string,
    tokens?: TokenUse,
  ) {
    super(`The AI provider failed (${reason}): ${detail}`);
    this.tokens = tokens ?? (reason === 'timeout' || reason === 'bad-answer' ? undefined : nothingUsed);
  }
}

/** A learner's text can lead to an answer of the wrong shape; that must not switch the provider off for everybody. */
export const isOutage = (error: unknown): boolean => error instanceof ProviderFailure && error.reason !== 'bad-answer';

/** @throws ProviderFailure */
export function throwResting(): never {
  throw new ProviderFailure('resting', 'not asked after repeated failures');
}
