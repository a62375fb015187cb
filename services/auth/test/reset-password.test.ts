import { currentUserSchema, IDENTITY_HEADER, securityRecorded, userVerified, type Envelope, type Identity } from '@b1fuchs/contracts';
import { sessionKeyOf } from '@b1fuchs/kit';
import { brokerConnected, collectEvents, eventually, identityToken, linkIn, mailsTo, nextMailTo, someIdentity, testLifecycle } from '@b1fuchs/testing';
import request from 'supertest';
import { sessionIn, someLearner, startAuthUnderTest, type AuthUnderTest, type NewLearner } from './auth-under-test.js';

const FIREFOX_ON_WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
/** Different ones, in no order. */
const manyPictures = (count: number): string => Array.from({ length: count }, (_, index) => String.fromCodePoint(0x1f400 + ((index * 37) % 128))).join('');
const NEW_PASSWORD = 'ganz neu und lang';

const lifecycle = testLifecycle();
let auth: AuthUnderTest;
let verified: Envelope[];
let trail: Envelope[];

beforeAll(async () => {
  auth = await startAuthUnderTest();
  await brokerConnected(auth.parts.broker);
  verified = await collectEvents(auth.parts.broker, userVerified.name, lifecycle);
  trail = await collectEvents(auth.parts.broker, securityRecorded.name, lifecycle);
});
afterAll(async () => {
  await lifecycle.stopAll();
  await auth.stop();
});

async function verifiedLearner(): Promise<NewLearner> {
  const learner = someLearner();
  await auth.registerVerified(learner);
  return learner;
}
const forget = (email: string) => auth.post('/api/forgot-password', { email });
/** As if a minute had passed since the last mail. */
const aMinuteLater = (email: string): Promise<unknown> => auth.redis.del(`password-resets-minute:${email}`);
const resetMails = async (email: string) => (await mailsTo(auth.mailUrl, email)).filter(({ subject }) => subject === 'Ihr neues Passwort für B1 Fuchs');
async function tokenFor({ email }: NewLearner): Promise<string> {
  const before = (await resetMails(email)).length;
  await forget(email);
  return eventually(async () => {
    const mail = (await resetMails(email)).at(before);
    if (!mail) throw new Error('no link has arrived');
    return linkIn(mail).searchParams.get('token') ?? '';
  });
}
const reset = (token: string, password = NEW_PASSWORD) => auth.post('/api/reset-password', { token, password });
const signIn = (learner: NewLearner, password = learner.password) => auth.post('/api/login', { username: learner.username, password });
const idOf = async ({ username }: NewLearner): Promise<string> => String((await auth.users().findOne({ username }))?._id);

describe('a forgotten password', () => {
  test('is answered in the same way for known, unverified and unknown addresses; the link goes to the account’s alone', async () => {
    const [known, unverified, unknown] = [await verifiedLearner(), someLearner(), someLearner()];
    await auth.register(unverified);
    const answers = await Promise.all([known.email.toUpperCase(), unverified.email, unknown.email].map(forget));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);

    const mail = await nextMailTo(auth.mailUrl, known.email, /Ihr neues Passwort/);
    for (const part of [`Hallo ${known.username},`, 'Der Link gilt eine Stunde und nur einmal.', 'The link works for one hour']) expect(mail.text).toContain(part);
    expect(linkIn(mail).pathname).toBe('/reset-password');
    await nextMailTo(auth.mailUrl, unverified.email, /Ihr neues Passwort/);
    expect(await mailsTo(auth.mailUrl, unknown.email)).toEqual([]);
  });

  test.each(['known', 'unknown'])('asks for a pause of a minute, and allows five mails an hour, for a %s address', async (who) => {
    const { email } = who === 'known' ? await verifiedLearner() : someLearner();
    expect((await forget(email)).status).toBe(200);
    expect((await forget(` ${email.toUpperCase()} `)).body).toMatchObject({ code: 'RATE_LIMITED' });
    for (let mail = 2; mail <= 5; mail += 1) {
      await aMinuteLater(email);
      expect((await forget(email)).status).toBe(200);
    }
    await aMinuteLater(email);
    expect((await forget(email)).status).toBe(429);
  });

  test.each(['', 'mina', { $ne: 1 }])('%j is no address', async (email) => {
    expect((await auth.post('/api/forgot-password', { email })).body).toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});

describe('the mailed link', () => {
  test('sets a new password, ends every session, signs nobody in, and its owner hears of it', async () => {
    const learner = await verifiedLearner();
    const sessions = [sessionIn(await signIn(learner)), sessionIn(await signIn(learner))];
    const token = await tokenFor(learner);
    const answer = await request(auth.baseUrl).post('/api/reset-password').set('user-agent', FIREFOX_ON_WINDOWS).send({ token, password: NEW_PASSWORD });
    expect(answer.status).toBe(200);
    expect(answer.headers['set-cookie']).toBeUndefined();

    expect(await Promise.all(sessions.map((id) => auth.sessions.resolve(id, new Date())))).toEqual([undefined, undefined]);
    expect((await signIn(learner)).body).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    expect((await signIn(learner, NEW_PASSWORD)).status).toBe(200);
    const mail = await nextMailTo(auth.mailUrl, learner.email, /Ihr Passwort wurde geändert/);
    expect(mail.text).toContain('Gerät: Firefox, Windows');
    expect(mail.text).toMatch(/Zeit: \d+\. \S+ \d{4} um \d\d:\d\d Uhr/);
    const userId = await idOf(learner);
    await eventually(() => {
      const actions = trail.filter((event) => event.userId === userId).map(({ data }) => securityRecorded.data.parse(data).action);
      expect(actions).toEqual(expect.arrayContaining(['password-reset-requested', 'password-reset']));
    });
  });

  test('ends sign-ins with the old password that are still being compared', async () => {
    const learner = await verifiedLearner();
    const userId = await idOf(learner);
    const resetting = reset(await tokenFor(learner));
    const signIns = Array.from({ length: 8 }, () => signIn(learner));
    expect((await resetting).status).toBe(200);
    await Promise.all(signIns);
    expect(await auth.sessions.list(userId, new Date())).toEqual([]);
  });

  test('works once, however often it is used at the same time', async () => {
    const learner = await verifiedLearner();
    const token = await tokenFor(learner);
    const answers = await Promise.all(['erstes Passwort', 'zweites Passwort', 'drittes Passwort'].map((password) => reset(token, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect((await reset(token)).body).toMatchObject({ code: 'INVALID_TOKEN' });
  });

  test('replaces the older one', async () => {
    const learner = await verifiedLearner();
    const old = await tokenFor(learner);
    await aMinuteLater(learner.email);
    const fresh = await tokenFor(learner);
    expect((await reset(old)).body).toMatchObject({ code: 'INVALID_TOKEN' });
    expect((await reset(fresh)).status).toBe(200);
  });

  test('is over after an hour', async () => {
    const learner = await verifiedLearner();
    const token = await tokenFor(learner);
    await auth.users().updateOne({ username: learner.username }, { $set: { 'passwordReset.expiresAt': new Date(Date.now() - 1) } });
    expect((await reset(token)).body).toMatchObject({ code: 'INVALID_TOKEN' });
    expect((await signIn(learner)).status).toBe(200);
  });

  test('holds a token that is stored nowhere in clear', async () => {
    const learner = await verifiedLearner();
    const token = await tokenFor(learner);
    expect(JSON.stringify(await auth.users().findOne({ username: learner.username }))).not.toContain(token);
  });

  test('takes no token that is cut short, made up, or for another purpose', async () => {
    const learner = someLearner();
    await auth.register(learner);
    const verification = await auth.verificationToken(learner);
    const token = await tokenFor(learner);
    for (const wrong of [token.slice(0, -1), `${token}A`, 'x', verification]) expect((await reset(wrong)).body).toMatchObject({ code: 'INVALID_TOKEN' });
    expect((await auth.post('/api/verify-email', { token })).body).toMatchObject({ code: 'INVALID_TOKEN' });
    expect((await auth.post('/api/confirm-email', { token })).body).toMatchObject({ code: 'INVALID_TOKEN' });
    expect(await auth.users().countDocuments({ username: learner.username, isEmailVerified: true })).toBe(0);
  });

  test.each([
    ['seven characters', 'siebenn', 'Password must be at least 8 characters'],
    ['what anybody would guess', '12345678', 'This password is too easy to guess. Please avoid common words, keyboard rows and your own name.'],
    ['129 characters', 'x'.repeat(129), 'Password must be at most 128 characters'],
    ['129 characters outside the basic plane', '🦊'.repeat(129), 'Password must be at most 128 characters'],
  ])('refuses %s, and can still be used', async (_what, password, message) => {
    const learner = await verifiedLearner();
    const token = await tokenFor(learner);
    expect((await reset(token, password)).body).toMatchObject({ code: 'VALIDATION_FAILED', message });
    expect((await signIn(learner)).status).toBe(200);
    expect((await reset(token)).status).toBe(200);
  });

  test.each([
    ['eight letters of one kind', 'igelzwok'],
    ['128 characters outside the basic plane', manyPictures(128)],
    ['Persian words', 'روباه قهوه‌ای زیرک'],
  ])('takes %s, and one signs in with them', async (_what, password) => {
    const learner = await verifiedLearner();
    expect((await reset(await tokenFor(learner), password)).status).toBe(200);
    expect((await signIn(learner, password)).status).toBe(200);
  });

  test('verifies the address of whoever followed it, once, so that the trial begins', async () => {
    const learner = someLearner();
    await auth.register(learner);
    expect((await reset(await tokenFor(learner))).status).toBe(200);
    expect((await signIn(learner, NEW_PASSWORD)).status).toBe(200);
    const userId = await idOf(learner);
    await eventually(() => expect(verified.filter((event) => event.userId === userId)).toHaveLength(1));
    await aMinuteLater(learner.email);
    expect((await reset(await tokenFor(learner), 'noch ein anderes')).status).toBe(200);
    expect(verified.filter((event) => event.userId === userId)).toHaveLength(1);
  });

  test('ends the pause after too many wrong passwords', async () => {
    const learner = await verifiedLearner();
    for (let attempt = 0; attempt < 10; attempt += 1) await signIn(learner, 'Falsch-aber-lang-1');
    expect((await signIn(learner)).status).toBe(429);
    await reset(await tokenFor(learner));
    expect((await signIn(learner, NEW_PASSWORD)).status).toBe(200);
  });

  test('ends a change of address that somebody else may have begun', async () => {
    const learner = await verifiedLearner();
    const session = await signIn(learner);
    const identity: Identity = someIdentity({ userId: currentUserSchema.parse(session.body).id, sessionId: sessionKeyOf(sessionIn(session)) });
    const { email } = someLearner();
    await request(auth.baseUrl).post('/api/account/email').set(IDENTITY_HEADER, identityToken('auth', identity)).send({ email, password: learner.password }).expect(200);
    const foreign = linkIn(await nextMailTo(auth.mailUrl, email, /neue E-Mail-Adresse/)).searchParams.get('token');
    await reset(await tokenFor(learner));
    expect((await auth.post('/api/confirm-email', { token: foreign })).body).toMatchObject({ code: 'INVALID_TOKEN' });
  });
});

test('a link for a new password that was mailed to an address ends when the account takes another one', async () => {
  const learner = await verifiedLearner();
  const session = await signIn(learner);
  const identity = someIdentity({ userId: currentUserSchema.parse(session.body).id, sessionId: sessionKeyOf(sessionIn(session)) });
  const token = await tokenFor(learner);
  const { email } = someLearner();
  await auth.post('/api/account/email', { email, password: learner.password }, identity);
  const confirmation = linkIn(await nextMailTo(auth.mailUrl, email, /neue E-Mail-Adresse/)).searchParams.get('token');
  expect((await auth.post('/api/confirm-email', { token: confirmation })).status).toBe(200);
  expect((await reset(token)).body).toMatchObject({ code: 'INVALID_TOKEN' });
});
