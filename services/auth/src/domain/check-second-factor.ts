import { AppError } from '@b1fuchs/kit';
import type { Attempts } from '../data/login-attempts.js';
import type { TwoFactorRecords } from '../data/two-factor.js';
import { codeCounter } from './account-counters.js';
import { mailEvent } from './mail-event.js';
import { unseal } from './sealed.js';
import { securityEvent } from './security-event.js';
import type { TokenSecrets } from './token-secrets.js';
import { recoveryCodeHashes, stepOf } from './two-factor-code.js';
import type { User } from './user.js';

export type SecondFactorParts = { twoFactor: TwoFactorRecords; attempts: Attempts; tokenSecrets: TokenSecrets };

/**
 * Accepts a code of the authenticator app or a recovery code, each once.
 * @returns false for a wrong one. @throws AppError RATE_LIMITED after too many of them.
 */
export async function checkSecondFactor(parts: SecondFactorParts, user: User, code: string, now: Date): Promise<boolean> {
  if (user.twoFactor === null) return true;
  // Counted on its own: a right password must not give new tries.
  const counter = codeCounter(user.id);
  if (!(await parts.attempts.take(counter))) throw new AppError('RATE_LIMITED');
  const isRight = /^\d{6}$/.test(code) ? await isRightStep(parts, user.id, user.twoFactor, code, now) : await isRecoveryCode(parts, user.id, code, now);
  if (isRight) await parts.attempts.forget(counter);
  return isRight;
}

async function isRightStep({ twoFactor, tokenSecrets }: SecondFactorParts, userId: string, { secret, lastStep }: NonNullable<User['twoFactor']>, code: string, now: Date): Promise<boolean> {
  const step = await stepOf(unseal(tokenSecrets, secret), code, { lastStep, now });
  return step !== undefined && (await twoFactor.useStep(userId, step));
}

async function isRecoveryCode({ twoFactor, tokenSecrets }: SecondFactorParts, userId: string, code: string, now: Date): Promise<boolean> {
  if (code === '') return false;
  const mail = mailEvent(userId, 'recovery-code-used', now);
  return twoFactor.useRecoveryCode(userId, recoveryCodeHashes(tokenSecrets, code), [mail, securityEvent(userId, 'recovery-code-used', now)]);
}
