import type { Proof, RecoveryCodes, TwoFactorSetup } from '@b1fuchs/contracts';
import { AppError } from '@b1fuchs/kit';
import QRCode from 'qrcode';
import { setupCounter } from './account-counters.js';
import { cachedUser } from './cached-user.js';
import type { SecondFactorParts } from './check-second-factor.js';
import { mailEvent } from './mail-event.js';
import { codeRefused, proveIdentity, type Asking, type ProofParts } from './prove-identity.js';
import { seal, unseal } from './sealed.js';
import { securityEvent } from './security-event.js';
import { newAuthenticator, newRecoveryCodes, recoveryCodeHash, stepOf } from './two-factor-code.js';

export type TwoFactorParts = ProofParts & SecondFactorParts;

/** A new secret for the authenticator app. Nothing changes until its first code is confirmed. @throws as proveIdentity */
export async function proposeTwoFactor(parts: TwoFactorParts, asking: Asking, proof: Proof, now: Date): Promise<TwoFactorSetup> {
  const user = await proveIdentity(parts, asking, proof, now);
  const { secret, uri } = newAuthenticator(user.username);
  await parts.twoFactor.propose(user.id, seal(parts.tokenSecrets, secret));
  return { secret, picture: `data:image/svg+xml;utf8,${encodeURIComponent(await QRCode.toString(uri, { type: 'svg', margin: 2 }))}` };
}

/**
 * Switches two-factor sign-in on with the app's first code, and signs out everywhere else.
 * @returns the recovery codes, which are shown this once. @throws AppError PROOF_REFUSED, RATE_LIMITED
 */
export async function enableTwoFactor(parts: TwoFactorParts, { userId, sessionId }: Asking, code: string, now: Date): Promise<RecoveryCodes> {
  const user = await parts.users.findById(userId);
  const proposed = user?.proposedTwoFactor ?? null;
  if (!user || proposed === null) throw new AppError('PROOF_REFUSED');
  const counter = setupCounter(userId);
  if (!(await parts.attempts.take(counter))) throw new AppError('RATE_LIMITED');
  const step = await stepOf(unseal(parts.tokenSecrets, proposed), code, { lastStep: 0, now });
  const codes = newRecoveryCodes();
  const recoveryCodes = codes.map((one) => recoveryCodeHash(parts.tokenSecrets, one));
  const events = [mailEvent(userId, 'two-factor-on', now), securityEvent(userId, 'two-factor-enabled', now)];
  if (step === undefined || !(await parts.twoFactor.enable(userId, { secret: proposed, step, recoveryCodes }, events))) throw codeRefused();
  await parts.attempts.forget(counter);
  await recache(parts, userId);
  await parts.sessions.revokeOthers(userId, sessionId);
  return { recoveryCodes: codes };
}

/** Signing in takes no code any more. @throws as proveIdentity */
export async function disableTwoFactor(parts: TwoFactorParts, asking: Asking, proof: Proof, now: Date): Promise<void> {
  const { id } = await proveIdentity(parts, asking, proof, now);
  await parts.twoFactor.disable(id, [mailEvent(id, 'two-factor-off', now), securityEvent(id, 'two-factor-disabled', now)]);
  await recache(parts, id);
}

/** The gateway knows who has a second factor. */
async function recache({ users, sessions }: TwoFactorParts, userId: string): Promise<void> {
  const user = await users.findById(userId);
  if (user) await sessions.setUser(userId, cachedUser(user));
}

/** Ten new recovery codes; those before stop working. @throws as proveIdentity, NOT_FOUND where two-factor sign-in is off */
export async function renewRecoveryCodes(parts: TwoFactorParts, asking: Asking, proof: Proof, now: Date): Promise<RecoveryCodes> {
  const { id } = await proveIdentity(parts, asking, proof, now);
  const codes = newRecoveryCodes();
  const hashes = codes.map((one) => recoveryCodeHash(parts.tokenSecrets, one));
  if (!(await parts.twoFactor.replaceRecoveryCodes(id, hashes, [securityEvent(id, 'recovery-codes-renewed', now)]))) throw new AppError('NOT_FOUND');
  return { recoveryCodes: codes };
}
