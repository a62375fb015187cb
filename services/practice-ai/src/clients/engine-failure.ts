export type EngineName = 'grammar' | 'parser' | 'embeddings';
export type EngineFailureReason = 'timeout' | 'unreachable' | 'refused' | 'bad-answer';

/**
 * A language engine gave no usable answer.
 * `timeout`: no answer in time. `unreachable`: no connection, also not at the second try.
 * `refused`: an HTTP status of 400 or more. `bad-answer`: not the shape that was agreed.
 */
export class EngineFailure extends Error {
  override readonly name = 'EngineFailure';

  constructor(
    readonly engine: EngineName,
    readonly reason: EngineFailureReason,
    detail: string,
    options?: ErrorOptions,
  ) {
    super(`The ${engine} engine failed (${reason}): ${detail}`, options);
  }
}
