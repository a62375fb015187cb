import { randomUUID } from 'node:crypto';
import { accountSchema, IDENTITY_HEADER, internalUserSchema, sessionsResponseSchema, securityRecorded, type Identity, type SessionsResponse } from '@b1fuchs/contracts';
import { sessionKeyOf, signInternalToken } from '@b1fuchs/kit';
import { collectEvents, eventually, identityToken, signingKeyOf, someIdentity, testLifecycle } from '@b1fuchs/testing';
import request, { type Test } from 'supertest';
import { sessionIn, someLearner, startAuthUnderTest, type AuthUnderTest, type NewLearner } from './auth-under-test.js';

const CHROME_ON_ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const FIREFOX_ON_WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

const lifecycle = testLifecycle();
let auth: AuthUnderTest;

beforeAll(async () => {
  auth = await startAuthUnderTest();
});
afterAll(async () => {
  await lifecycle.stopAll();
  await auth.stop();
});

/** Signs in from a browser. */
async function signIn(learner: NewLearner, userAgent: string, timeZone = 'Europe/Berlin'): Promise<{ identity: Identity; sessionId: string }> {
  const answer = await request(auth.baseUrl).post('/api/login').set('user-agent', userAgent).send({ ...learner, timeZone }).expect(200);
  const sessionId = sessionIn(answer);
  const { id: userId } = answer.body as { id: string };
  return { identity: someIdentity({ userId, sessionId: sessionKeyOf(sessionId) }), sessionId };
}
const as = (identity: Identity, call: Test): Test => call.set(IDENTITY_HEADER, identityToken('auth', identity));
const sessionsOf = async (identity: Identity): Promise<SessionsResponse['sessions']> =>
  sessionsResponseSchema.parse((await as(identity, request(auth.baseUrl).get('/api/account/sessions')).expect(200)).body).sessions;
async function verifiedLearner(): Promise<NewLearner> {
  const learner = someLearner();
  await auth.registerVerified(learner);
  return learner;
}

describe('the account page', () => {
  test('shows the account as it is', async () => {
    const learner = await verifiedLearner();
    const { identity } = await signIn(learner, FIREFOX_ON_WINDOWS);
    const answer = await as(identity, request(auth.baseUrl).get('/api/account')).expect(200);
    expect(accountSchema.parse(answer.body)).toMatchObject({ username: learner.username, email: learner.email, hasPassword: true, hasGoogle: false, chosenTimeZone: null, deletionDueAt: null });
  });

  test('is nobody’s whose account is gone', async () => {
    await as(someIdentity({ userId: randomUUID() }), request(auth.baseUrl).get('/api/account')).expect(401);
  });
});

describe('open sessions', () => {
  test('each is shown with its browser and system, the one that asks marked as such', async () => {
    const learner = await verifiedLearner();
    await signIn(learner, CHROME_ON_ANDROID);
    const { identity } = await signIn(learner, FIREFOX_ON_WINDOWS);
    const sessions = await sessionsOf(identity);
    expect(sessions).toHaveLength(2);
    expect(sessions).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ browser: 'Firefox', system: 'Windows', isCurrent: true }),
        expect.objectContaining({ browser: 'Chrome', system: 'Android', isCurrent: false }),
      ]),
    );
  });

  test('its last use moves on as it is used', async () => {
    const { identity, sessionId } = await signIn(await verifiedLearner(), FIREFOX_ON_WINDOWS);
    const inAnHour = new Date(Date.now() + 3_600_000);
    await auth.sessions.resolve(sessionId, inAnHour);
    const [before] = await sessionsOf(identity);
    expect(before?.lastUsedAt).not.toBe(inAnHour.toISOString());
    // As if nobody had come for five minutes.
    await auth.redis.pexpire(`session:${identity.sessionId}`, 14 * 24 * 3_600_000 - 5 * 60_000);
    await auth.sessions.resolve(sessionId, inAnHour);
    const [after] = await sessionsOf(identity);
    expect(after?.lastUsedAt).toBe(inAnHour.toISOString());
  });

  test('all but one’s own end at once, and the trail says so', async () => {
    const trail = await collectEvents(auth.parts.broker, securityRecorded.name, lifecycle);
    const learner = await verifiedLearner();
    const other = await signIn(learner, CHROME_ON_ANDROID);
    const { identity, sessionId } = await signIn(learner, FIREFOX_ON_WINDOWS);
    await as(identity, request(auth.baseUrl).post('/api/account/sessions/end-others')).expect(200);
    expect(await auth.sessions.resolve(other.sessionId, new Date())).toBeUndefined();
    expect(await auth.sessions.resolve(sessionId, new Date())).toBeDefined();
    expect(await sessionsOf(identity)).toHaveLength(1);
    await eventually(() => {
      const actions = trail.filter(({ userId }) => userId === identity.userId).map(({ data }) => securityRecorded.data.parse(data).action);
      expect(actions).toEqual(['signed-in', 'signed-in', 'other-sessions-ended']);
    });
  });
});

describe('the time zone', () => {
  test('a chosen one is the one of the account, and no sign-in from elsewhere changes it', async () => {
    const learner = await verifiedLearner();
    const { identity } = await signIn(learner, FIREFOX_ON_WINDOWS, 'America/Lima');
    await as(identity, request(auth.baseUrl).put('/api/account/time-zone')).send({ timeZone: 'Asia/Tehran' }).expect(200);
    const { sessionId } = await signIn(learner, FIREFOX_ON_WINDOWS, 'Asia/Tokyo');
    expect(await auth.sessions.resolve(sessionId, new Date())).toMatchObject({ user: { timeZone: 'Asia/Tehran', chosenTimeZone: 'Asia/Tehran' } });
    const told = await request(auth.baseUrl).get(`/internal/users/${identity.userId}`).set(IDENTITY_HEADER, signInternalToken(signingKeyOf('gateway'), 'auth')).expect(200);
    expect(internalUserSchema.parse(told.body)).toMatchObject({ timeZone: 'Asia/Tehran', chosenTimeZone: 'Asia/Tehran' });
  });

  test('taken back, the browser’s counts again', async () => {
    const learner = await verifiedLearner();
    const { identity } = await signIn(learner, FIREFOX_ON_WINDOWS);
    for (const timeZone of ['Asia/Tehran', null]) await as(identity, request(auth.baseUrl).put('/api/account/time-zone')).send({ timeZone }).expect(200);
    const { sessionId } = await signIn(learner, FIREFOX_ON_WINDOWS, 'Asia/Tokyo');
    expect(await auth.sessions.resolve(sessionId, new Date())).toMatchObject({ user: { timeZone: 'Asia/Tokyo', chosenTimeZone: null } });
  });

  test('one that does not exist is refused, and nothing changes', async () => {
    const { identity } = await signIn(await verifiedLearner(), FIREFOX_ON_WINDOWS);
    await as(identity, request(auth.baseUrl).put('/api/account/time-zone')).send({ timeZone: 'Mars/Olympus' }).expect(400);
    const answer = await as(identity, request(auth.baseUrl).get('/api/account')).expect(200);
    expect(accountSchema.parse(answer.body).chosenTimeZone).toBeNull();
  });
});
