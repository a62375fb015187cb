import { errorBodySchema } from '@b1fuchs/contracts';
import { eventually, mailsTo, nextMailTo } from '@b1fuchs/testing';
import { someLearner, startAuthUnderTest, type AuthUnderTest } from './auth-under-test.js';

let auth: AuthUnderTest;

beforeAll(async () => {
  auth = await startAuthUnderTest();
});
afterAll(() => auth.stop());

const accounts = (filter: object): Promise<number> => auth.users().countDocuments(filter);

describe('registering', () => {
  test('keeps the account, hashed password and time zone, and mails a link in German and English', async () => {
    const learner = someLearner();
    const answer = await auth.register(learner);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ message: 'Please check your e-mail and click the verification link to activate your account.' });

    const stored = await auth.users().findOne({ username: learner.username });
    expect(stored).toMatchObject({ email: learner.email, isEmailVerified: false, role: 'user', timeZone: 'Asia/Tehran' });
    expect(String(stored?.passwordHash)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);

    const mail = await nextMailTo(auth.mailUrl, learner.email, /bestätigen/);
    expect(mail.text).toContain('kostenlose Probezeit von 3 Tagen');
    expect(mail.text).toContain('Your free trial of 3 days');
  });

  test('the link’s token is stored nowhere in clear', async () => {
    const learner = someLearner();
    await auth.register(learner);
    const token = await auth.verificationToken(learner);
    const stored = await auth.users().findOne({ username: learner.username });
    expect(JSON.stringify(stored)).not.toContain(token);
  });

  test('a name that differs only in case is taken, and nothing is stored', async () => {
    const learner = someLearner();
    await auth.register(learner);
    const answer = await auth.register(someLearner({ username: learner.username.toUpperCase() }));
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'USERNAME_TAKEN' });
    expect(await accounts({ usernameKey: learner.username })).toBe(1);
  });

  test.each([
    ['a Cyrillic letter among Latin ones', 'Minа', 'Username must not mix alphabets'],
    ['a Greek letter among Latin ones', 'Μina', 'Username must not mix alphabets'],
    ['a wide @', 'mina＠web.de', 'Username must not contain control characters or @'],
    ['a letter that is not seen', 'mi\u200bna', 'Username must not contain control characters or @'],
  ])('a name with %s is refused', async (_what, username, message) => {
    const answer = await auth.register(someLearner({ username }));
    expect([answer.status, answer.body]).toMatchObject([400, { details: { username: message } }]);
  });

  test.each(['مینا-' , 'Мина-', 'Zoë <b>-', '=SUM(A1)-'])('%s is a name like any other', async (beginning) => {
    const { username } = someLearner();
    expect((await auth.register(someLearner({ username: beginning + username.replaceAll(/[a-z-]/g, '') }))).status).toBe(201);
  });

  test('the same name from twenty connections at once: one account, nineteen refusals', async () => {
    const { username } = someLearner();
    const answers = await Promise.all(Array.from({ length: 20 }, () => auth.register(someLearner({ username }))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(19).fill(409)]);
    expect(await accounts({ usernameKey: username })).toBe(1);
  });

  test('a taken address gets the same answer as a new one, and its owner a mail', async () => {
    const owner = someLearner();
    const first = await auth.register(owner);
    const second = await auth.register(someLearner({ email: owner.email.toUpperCase() }));
    expect(second.status).toBe(201);
    expect(second.body).toEqual(first.body);
    expect(await accounts({ emailKey: owner.email })).toBe(1);
    await nextMailTo(auth.mailUrl, owner.email, /schon ein Konto/);
  });

  test('a second try with the same name does not tell either whether the address of the first one is taken', async () => {
    const owner = someLearner();
    await auth.register(owner);
    const answers = await Promise.all([owner.email, someLearner().email].map(async (email) => {
      const { username } = someLearner();
      await auth.register(someLearner({ username, email }));
      const answer = await auth.register(someLearner({ username: username.toUpperCase() }));
      return { status: answer.status, code: errorBodySchema.parse(answer.body).code };
    }));
    expect(answers).toEqual([{ status: 409, code: 'USERNAME_TAKEN' }, { status: 409, code: 'USERNAME_TAKEN' }]);
  });

  test('the owner of an address that is typed again and again gets five mails an hour at most', async () => {
    const owner = someLearner();
    await auth.register(owner);
    const answers = await Promise.all(Array.from({ length: 8 }, () => auth.register(someLearner({ email: owner.email }))));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(8).fill(201));
    const { _id } = (await auth.users().findOne({ email: owner.email })) ?? {};
    const mails = auth.parts.connection.collection('mails');
    await eventually(async () => expect(await mails.countDocuments({ userId: String(_id), template: 'address-already-registered', status: 'sent' })).toBe(5));
    expect(await mails.countDocuments({ userId: String(_id), template: 'address-already-registered' })).toBe(5);
  });

  test('a password that anybody would guess is refused, and nothing is stored', async () => {
    const learner = someLearner({ password: 'Password1!' });
    const answer = await auth.register(learner);
    expect(errorBodySchema.parse(answer.body)).toMatchObject({ code: 'VALIDATION_FAILED', details: { password: expect.stringContaining('too easy to guess') as string } });
    expect(await accounts({ email: learner.email })).toBe(0);
  });

  test('a wrong sum is refused, and a check is good for one answer', async () => {
    const check = await auth.solvedCheck();
    const learner = someLearner();
    const wrong = await auth.post('/api/register', { ...learner, securityCheck: { ...check, answer: check.answer + 1 } });
    expect(wrong.body).toMatchObject({ code: 'SECURITY_CHECK_FAILED' });
    const again = await auth.post('/api/register', { ...learner, securityCheck: check });
    expect(again.body).toMatchObject({ code: 'SECURITY_CHECK_FAILED' });
    expect(await accounts({ username: learner.username })).toBe(0);
  });

  test.each([
    ['an e-mail without @', { email: 'mina' }, 'Please enter a valid email address'],
    ['a name of two characters', { username: 'äö' }, 'Username must be at least 3 characters'],
    ['a name of 51 characters', { username: 'x'.repeat(51) }, 'Username must be at most 50 characters'],
    ['a short password', { password: 'Kurz-1' }, 'Password must be at least 8 characters'],
    ['no uppercase letter', { password: 'klein-klein-1' }, 'Password must contain at least one uppercase letter'],
    ['no lowercase letter', { password: 'GROSS-GROSS-1' }, 'Password must contain at least one lowercase letter'],
    ['no digit', { password: 'Keine-Zahl-da' }, 'Password must contain at least one number'],
    ['no special character', { password: 'KeinZeichen1' }, 'Password must contain at least one special character'],
    ['a password of 129 characters', { password: `Aa1-${'x'.repeat(125)}` }, 'Password must be at most 128 characters'],
  ])('%s is refused with its text', async (_what, change, message) => {
    const learner = someLearner(change);
    const answer = await auth.register(learner);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'VALIDATION_FAILED', message });
    expect(await accounts({ email: learner.email })).toBe(0);
  });

  test.each([
    ['malformed JSON', '{"username": ', 400, 'MALFORMED_JSON'],
    ['an array', '[]', 400, 'VALIDATION_FAILED'],
    ['operators instead of text', '{"username": {"$ne": 1}, "email": {"$gt": ""}}', 400, 'VALIDATION_FAILED'],
    ['a body over the limit', JSON.stringify({ username: 'x'.repeat(300_000) }), 413, 'BODY_TOO_LARGE'],
  ])('%s is a clear refusal', async (_what, body, status, code) => {
    const answer = await fetch(`${auth.baseUrl}/api/register`, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code, requestId: expect.stringMatching(/.{8}/) as string });
  });
});

describe('the verification link', () => {
  test('confirms once, then says already verified, and signs nobody in', async () => {
    const learner = someLearner();
    await auth.register(learner);
    const token = await auth.verificationToken(learner);
    const first = await auth.post('/api/verify-email', { token });
    expect(first.body).toEqual({ alreadyVerified: false, trialDays: 3 });
    expect(first.headers['set-cookie']).toBeUndefined();
    expect((await auth.post('/api/verify-email', { token })).body).toEqual({ alreadyVerified: true, trialDays: 3 });
  });

  test('two confirmations at once tell of one verification', async () => {
    const learner = someLearner();
    await auth.register(learner);
    const token = await auth.verificationToken(learner);
    const answers = await Promise.all([1, 2].map(() => auth.post('/api/verify-email', { token })));
    expect(answers.map(({ body }) => (body as { alreadyVerified: boolean }).alreadyVerified).sort()).toEqual([false, true]);
  });

  test.each([
    ['an invented token', (token: string) => token.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))],
    ['a truncated token', (token: string) => token.slice(0, -1)],
  ])('%s is refused and nothing is verified', async (_what, change) => {
    const learner = someLearner();
    await auth.register(learner);
    const answer = await auth.post('/api/verify-email', { token: change(await auth.verificationToken(learner)) });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'INVALID_TOKEN' });
    expect(await accounts({ username: learner.username, isEmailVerified: true })).toBe(0);
  });

  test('an expired link is refused', async () => {
    const learner = someLearner();
    await auth.register(learner);
    const token = await auth.verificationToken(learner);
    await auth.users().updateOne({ username: learner.username }, { $set: { verificationTokenExpiry: new Date(0) } });
    expect((await auth.post('/api/verify-email', { token })).body).toMatchObject({ code: 'INVALID_TOKEN' });
  });

  test('a new link replaces the old one, at most once a minute', async () => {
    const learner = someLearner();
    await auth.register(learner);
    const old = await auth.verificationToken(learner);
    expect((await auth.post('/api/resend-verification', { email: learner.email })).status).toBe(200);
    await eventually(async () => {
      expect(await mailsTo(auth.mailUrl, learner.email)).toHaveLength(2);
    });
    expect((await auth.post('/api/verify-email', { token: old })).body).toMatchObject({ code: 'INVALID_TOKEN' });
    const fresh = await auth.verificationToken(learner);
    expect((await auth.post('/api/verify-email', { token: fresh })).body).toMatchObject({ alreadyVerified: false });
    const tooSoon = await auth.post('/api/resend-verification', { email: learner.email });
    expect(tooSoon.status).toBe(429);
    expect(tooSoon.body).toMatchObject({ code: 'RATE_LIMITED' });
  });

  test('asking for a link for an unknown address gets the same answer and sends nothing', async () => {
    const { email } = someLearner();
    const answer = await auth.post('/api/resend-verification', { email });
    expect(answer.body).toEqual({ message: 'Please check your inbox and spam folder.' });
    expect(await mailsTo(auth.mailUrl, email)).toEqual([]);
  });
});
