import { errorBodySchema, IDENTITY_HEADER, securityRecorded, settingsChanged, twoFactorSetupSchema, type Envelope } from '@b1fuchs/contracts';
import { createEvent, publishEvent, sessionKeyOf } from '@b1fuchs/kit';
import { brokerConnected, collectEvents, eventually, identityToken, someIdentity, testLifecycle } from '@b1fuchs/testing';
import { generate } from 'otplib';
import request from 'supertest';
import { sessionIn, someLearner, startAuthUnderTest, type AuthUnderTest, type NewLearner } from './auth-under-test.js';
import { signedInLearner } from './signed-in-learner.js';

const lifecycle = testLifecycle();
let auth: AuthUnderTest;
let trail: Envelope[];

beforeAll(async () => {
  auth = await startAuthUnderTest();
  await brokerConnected(auth.parts.broker);
  trail = await collectEvents(auth.parts.broker, securityRecorded.name, lifecycle);
});
afterAll(async () => {
  await lifecycle.stopAll();
  await auth.stop();
});

/** What the audit trail says of somebody so far. */
const actionsOf = (userId: string): string[] => trail.filter((event) => event.userId === userId).map(({ data }) => securityRecorded.data.parse(data).action);

const verifiedLearner = async (): Promise<NewLearner> => {
  const learner = someLearner();
  await auth.registerVerified(learner);
  return learner;
};
const opened = () => ({ now: new Date(), device: { browser: 'Firefox', system: 'Linux' } });

describe('signing in', () => {
  test.each([
    ['the username', (learner: NewLearner) => learner.username],
    ['the username in other case', (learner: NewLearner) => learner.username.toUpperCase()],
    ['the e-mail address', (learner: NewLearner) => learner.email],
  ])('works with %s and opens a session bound to the browser', async (_what, nameOf) => {
    const learner = await verifiedLearner();
    const answer = await auth.post('/api/login', { username: nameOf(learner), password: learner.password, timeZone: 'America/Lima' });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ id: expect.any(String) as string, username: learner.username, role: 'user' });
    expect(String(answer.headers['set-cookie'])).toMatch(/^b1_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);

    const session = await auth.sessions.resolve(sessionIn(answer), new Date());
    expect(session).toMatchObject({ userId: (answer.body as { id: string }).id, user: { username: learner.username, timeZone: 'America/Lima' } });
  });

  test('every sign-in has a new session id, and the one before ends', async () => {
    const learner = await verifiedLearner();
    const first = await auth.post('/api/login', learner);
    const userId = (first.body as { id: string }).id;
    const identity = someIdentity({ userId, sessionId: sessionKeyOf(sessionIn(first)) });
    const second = await auth.post('/api/login', learner, identity);
    expect(sessionIn(second)).not.toBe(sessionIn(first));
    expect(await auth.sessions.resolve(sessionIn(first), new Date())).toBeUndefined();
    expect(await auth.sessions.resolve(sessionIn(second), new Date())).toBeDefined();
  });

  test('an unknown name and a wrong password get the same answer', async () => {
    const learner = await verifiedLearner();
    const wrong = await auth.post('/api/login', { username: learner.username, password: 'Falsch-aber-lang-1' });
    const unknown = await auth.post('/api/login', { username: someLearner().username, password: 'Falsch-aber-lang-1' });
    expect(wrong.status).toBe(401);
    expect({ ...(wrong.body as object), requestId: '' }).toEqual({ ...(unknown.body as object), requestId: '' });
    expect(wrong.headers['set-cookie']).toBeUndefined();
  });

  test('after ten wrong passwords the account pauses, even for the right one', async () => {
    const learner = await verifiedLearner();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await auth.post('/api/login', { username: learner.username, password: 'Falsch-aber-lang-1' });
    }
    const answer = await auth.post('/api/login', learner);
    expect(answer.status).toBe(429);
    expect(answer.body).toMatchObject({ code: 'RATE_LIMITED' });
  });

  test('where administrators do not force it, an address that is not verified can sign in; verifying it is known at once', async () => {
    const own = await startAuthUnderTest();
    const change = async (forceEmailVerification: boolean, now: Date): Promise<void> => {
      const event = createEvent(settingsChanged, { userId: '', data: { forceEmailVerification }, now });
      await publishEvent(own.parts.broker, event);
    };
    const learner = someLearner();
    await own.register(learner);
    await change(false, new Date());
    // Older, however late it comes.
    await change(true, new Date(Date.now() - 60_000));
    const answer = await eventually(async () => {
      const signedIn = await own.post('/api/login', learner);
      expect(signedIn.status).toBe(200);
      return signedIn;
    });
    expect(await own.sessions.resolve(sessionIn(answer), new Date())).toMatchObject({ user: { isVerified: false } });
    await own.post('/api/verify-email', { token: await own.verificationToken(learner) });
    expect(await own.sessions.resolve(sessionIn(answer), new Date())).toMatchObject({ user: { isVerified: true } });
    await own.stop();
  });

  test('a pause of one name tells nothing of whose address it is', async () => {
    const learner = await verifiedLearner();
    for (let attempt = 0; attempt < 11; attempt += 1) await auth.post('/api/login', { username: learner.username, password: 'Falsch-aber-lang-1' });
    expect((await auth.post('/api/login', { username: learner.email, password: 'Falsch-aber-lang-1' })).body).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });

  test('an address that is not verified is told so, only to who knows the password', async () => {
    const learner = someLearner();
    await auth.register(learner);
    const right = await auth.post('/api/login', learner);
    expect(right.status).toBe(403);
    expect(right.body).toMatchObject({ code: 'EMAIL_NOT_VERIFIED', details: { email: learner.email } });
    const wrong = await auth.post('/api/login', { ...learner, password: 'Falsch-aber-lang-1' });
    expect(wrong.body).toMatchObject({ code: 'INVALID_CREDENTIALS' });
  });
});

test('a wrong proof and a wrong code stand in the trail', async () => {
  const { learner, identity } = await signedInLearner(auth);
  const { secret } = twoFactorSetupSchema.parse((await auth.post('/api/account/two-factor/setup', { password: learner.password }, identity)).body);
  await auth.post('/api/account/two-factor/confirm', { code: await generate({ secret }) }, identity);
  await auth.post('/api/account/two-factor/off', { password: 'Falsch-aber-lang-1', code: '' }, identity);
  const { details } = errorBodySchema.parse((await auth.post('/api/login', learner)).body);
  await auth.post('/api/login/two-factor', { ticket: details?.ticket ?? '', code: '000000' });
  await eventually(() => expect(actionsOf(identity.userId)).toEqual(['signed-in', 'two-factor-enabled', 'proof-refused', 'code-refused']));
});

describe('the session', () => {
  test('/api/user names the user, and answers 401 without an identity', async () => {
    const identity = someIdentity();
    const answer = await request(auth.baseUrl).get('/api/user').set(IDENTITY_HEADER, identityToken('auth', identity));
    expect(answer.body).toEqual({ id: identity.userId, username: identity.username, role: 'user' });
    expect((await request(auth.baseUrl).get('/api/user')).status).toBe(401);
  });

  test('logging out ends the session at once, also when nobody is signed in', async () => {
    const learner = await verifiedLearner();
    const answer = await auth.post('/api/login', learner);
    const userId = (answer.body as { id: string }).id;
    const out = await auth.post('/api/logout', {}, someIdentity({ userId, sessionId: sessionKeyOf(sessionIn(answer)) }));
    expect(out.status).toBe(200);
    expect(await auth.sessions.resolve(sessionIn(answer), new Date())).toBeUndefined();
    await eventually(() => expect(actionsOf(userId)).toEqual(['signed-in', 'signed-out']));
    expect((await auth.post('/api/logout', {})).status).toBe(200);
  });

  test('revoking all ends every session of the user and of nobody else', async () => {
    const [one, other] = [someIdentity(), someIdentity()];
    const user = { username: 'Mina', role: 'user', timeZone: 'Europe/Berlin', hasTwoFactor: false } as const;
    const mine = await Promise.all([1, 2, 3].map(() => auth.sessions.create(one.userId, user, opened())));
    const theirs = await auth.sessions.create(other.userId, user, opened());
    await auth.sessions.revokeAll(one.userId);
    expect(await Promise.all(mine.map((id) => auth.sessions.resolve(id, new Date())))).toEqual([undefined, undefined, undefined]);
    expect(await auth.sessions.resolve(theirs, new Date())).toBeDefined();
  });

  test('a session ends after 60 days whatever happens', async () => {
    const user = { username: 'Mina', role: 'user', timeZone: 'Europe/Berlin', hasTwoFactor: false } as const;
    const id = await auth.sessions.create(someIdentity().userId, user, opened());
    const days = (count: number): Date => new Date(Date.now() + count * 86_400_000);
    expect(await auth.sessions.resolve(id, days(59))).toBeDefined();
    expect(await auth.sessions.resolve(id, days(60))).toBeUndefined();
  });

  test('internal routes answer named services only, never a user', async () => {
    const answer = await request(auth.baseUrl)
      .get('/internal/users/anyone')
      .set(IDENTITY_HEADER, identityToken('auth', someIdentity()));
    expect(answer.status).toBe(403);
  });
});
