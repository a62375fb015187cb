import { AppError } from '@b1fuchs/kit';
import { EngineFailure } from '../clients/engine-failure.js';

/** Without the grammar engine there is no answer. @throws AppError ANALYSIS_UNAVAILABLE, or what is no engine's failure */
export function explainEngineFailure(error: unknown): never {
  if (error instanceof EngineFailure) throw new AppError('ANALYSIS_UNAVAILABLE', { cause: error });
  throw error;
}

/** Without another engine its part is left out. Throws what is no engine's failure. */
export function leaveOut(error: unknown): undefined {
  if (error instanceof EngineFailure) return undefined;
  throw error;
}
