import { randomUUID } from 'node:crypto';
import { errorBodySchema } from '@b1fuchs/contracts';
import { eventually, freshDatabaseUrl } from '@b1fuchs/testing';
import { sessionIn, someLearner, startAuthUnderTest, type AuthUnderTest } from './auth-under-test.js';
import { codeOf, withTwoFactor } from './two-factor-learner.js';

const MONGO_URL = freshDatabaseUrl('auth');
const [FORMER, IN_USE] = [randomUUID(), randomUUID()];
const NO_MAIL_SERVER = 'smtp://127.0.0.1:9';

/** The same service, on the same database, as long as `work` takes. */
async function withAuth<Result>(changes: Record<string, string>, work: (auth: AuthUnderTest) => Promise<Result>): Promise<Result> {
  const auth = await startAuthUnderTest({ MONGO_URL, ...changes });
  return work(auth).finally(() => auth.stop());
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
