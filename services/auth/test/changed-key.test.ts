import { randomUUID } from 'node:crypto';
import { errorBodySchema, recoveryCodesSchema, twoFactorSetupSchema } from '@b1fuchs/contracts';
import { eventually, freshDatabaseUrl } from '@b1fuchs/testing';
import { generate } from 'otplib';
import { sessionIn, someLearner, startAuthUnderTest, type AuthUnderTest } from './auth-under-test.js';
import { signedInLearner } from './signed-in-learner.js';

const STEP_S = 30;
const MONGO_URL = freshDatabaseUrl('auth');
const [FORMER, IN_USE] = [randomUUID(), randomUUID()];
const NO_MAIL_SERVER = 'smtp://127.0.0.1:9';

const codeOf = (secret: string, steps: number): Promise<string> => generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * STEP_S });

/** The same service, on the same database, as long as `work` takes. */
async function withAuth<Result>(changes: Record<string, string>, work: (auth: AuthUnderTest) => Promise<Result>): Promise<Result> {
  const auth = await startAuthUnderTest({ MONGO_URL, ...changes });
  return work(auth).finally(() => auth.stop());
}

async function withTwoFactor(auth: AuthUnderTest) {
  const one = await signedInLearner(auth);
  const { secret } = twoFactorSetupSchema.parse((await auth.post('/api/account/two-factor/setup', { password: one.learner.password }, one.identity)).body);
  const confirmed = await auth.post('/api/account/two-factor/confirm', { code: await codeOf(secret, -1) }, one.identity);
  return { ...one, secret, recoveryCodes: recoveryCodesSchema.parse(confirmed.body).recoveryCodes };
}

test('after the key of tokens has changed, sessions, second factors, recovery codes and mails that wait go on working', async () => {
  const member = await withAuth({ TOKEN_SECRET: FORMER }, withTwoFactor);
  const waiting = someLearner();
  await withAuth({ TOKEN_SECRET: FORMER, SMTP_URL: NO_MAIL_SERVER }, async (auth) => {
    await auth.register(waiting);
    const user = await auth.users().findOne({ email: waiting.email });
    await eventually(async () => expect(await auth.parts.connection.collection('mails').countDocuments({ userId: String(user?._id), status: 'queued' })).toBe(1));
  });

  await withAuth({ TOKEN_SECRET: IN_USE, TOKEN_SECRETS_FORMER: `${randomUUID()}, ${FORMER}` }, async (auth) => {
    expect(await auth.sessions.resolve(member.sessionId, new Date())).toBeDefined();
    for (const code of [await codeOf(member.secret, 1), member.recoveryCodes[0] ?? '']) {
      const { details } = errorBodySchema.parse((await auth.post('/api/login', member.learner)).body);
      const answer = await auth.post('/api/login/two-factor', { ticket: details?.ticket ?? '', code });
      expect(await auth.sessions.resolve(sessionIn(answer), new Date())).toBeDefined();
    }
    expect((await auth.post('/api/verify-email', { token: await auth.verificationToken(waiting) })).status).toBe(200);
  });
}, 90_000);
