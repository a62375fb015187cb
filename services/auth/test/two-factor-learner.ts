import { recoveryCodesSchema, twoFactorSetupSchema } from '@b1fuchs/contracts';
import { generate } from 'otplib';
import type { AuthUnderTest } from './auth-under-test.js';
import { signedInLearner, type SignedInLearner } from './signed-in-learner.js';

const STEP_S = 30;
/** The app's code so many steps from now. A code works once, so each use in a test takes a later one. */
export const codeOf = (secret: string, steps = 0): Promise<string> => generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * STEP_S });

/** A new learner who is signed in and has switched two-factor sign-in on, with the code of the step before. */
export async function withTwoFactor(auth: AuthUnderTest): Promise<SignedInLearner & { secret: string; recoveryCodes: string[] }> {
  const one = await signedInLearner(auth);
  const { secret } = twoFactorSetupSchema.parse((await auth.post('/api/account/two-factor/setup', { password: one.learner.password }, one.identity)).body);
  const confirmed = await auth.post('/api/account/two-factor/confirm', { code: await codeOf(secret, -1) }, one.identity);
  return { ...one, secret, recoveryCodes: recoveryCodesSchema.parse(confirmed.body).recoveryCodes };
}
