import { accountSchema, confirmEmailResponseSchema, IDENTITY_HEADER, userUpdated, type Identity } from '@b1fuchs/contracts';
import { collectEvents, eventually, identityToken, linkIn, nextMailTo, testLifecycle } from '@b1fuchs/testing';
import request from 'supertest';
import { someLearner, startAuthUnderTest, type AuthUnderTest } from './auth-under-test.js';
import { signedInLearner } from './signed-in-learner.js';

const lifecycle = testLifecycle();
let auth: AuthUnderTest;

beforeAll(async () => {
  auth = await startAuthUnderTest();
});
afterAll(async () => {
  await lifecycle.stopAll();
  await auth.stop();
});

const accountOf = async (identity: Identity) =>
  accountSchema.parse((await request(auth.baseUrl).get('/api/account').set(IDENTITY_HEADER, identityToken('auth', identity)).expect(200)).body);
const ask = (identity: Identity, email: string, password: string) => auth.post('/api/account/email', { email, password }, identity);
const tokenMailedTo = async (email: string): Promise<string> => linkIn(await nextMailTo(auth.mailUrl, email, /neue E-Mail-Adresse/)).searchParams.get('token') ?? '';

describe('a new address', () => {
  test('is mailed five times an hour at most, whoever has it', async () => {
    const { learner, identity } = await signedInLearner(auth);
    const other = someLearner();
    await auth.registerVerified(other);
    for (const email of [other.email, someLearner().email]) {
      for (let times = 0; times < 5; times += 1) expect((await ask(identity, email, learner.password)).status).toBe(200);
      expect((await ask(identity, email, learner.password)).body).toMatchObject({ code: 'RATE_LIMITED' });
    }
  });

  test('is the account’s once the link mailed to it is followed; the old one is told', async () => {
    const told = await collectEvents(auth.parts.broker, userUpdated.name, lifecycle);
    const { learner, identity } = await signedInLearner(auth);
    const { email } = someLearner();
    expect((await ask(identity, email, learner.password)).status).toBe(200);
    expect(await accountOf(identity)).toMatchObject({ email: learner.email, pendingEmail: email });

    const confirmed = await auth.post('/api/confirm-email', { token: await tokenMailedTo(email) });
    expect(confirmEmailResponseSchema.parse(confirmed.body)).toEqual({ email });
    expect(await accountOf(identity)).toMatchObject({ email, pendingEmail: null });
    expect((await auth.post('/api/login', { username: email, password: learner.password })).status).toBe(200);
    expect((await auth.post('/api/login', { username: learner.email, password: learner.password })).status).toBe(401);
    expect((await nextMailTo(auth.mailUrl, learner.email, /wurde geändert/)).text).toMatch(/Zeit: \d+\. \S+ \d{4} um \d\d:\d\d Uhr/);
    await eventually(() => expect(told.filter(({ userId }) => userId === identity.userId)).toMatchObject([{ data: { username: learner.username, email, role: 'user' } }]));
  });

  test('needs the password', async () => {
    const { identity } = await signedInLearner(auth);
    expect((await ask(identity, someLearner().email, 'Falsch-aber-lang-1')).body).toMatchObject({ code: 'PROOF_REFUSED' });
    expect((await accountOf(identity)).pendingEmail).toBeNull();
  });

  test.each(['kein-at', 'a@', '@example.org', 'zwei@@example.org', `${'x'.repeat(250)}@example.org`])('%s is refused', async (email) => {
    const { learner, identity } = await signedInLearner(auth);
    expect((await ask(identity, email, learner.password)).status).toBe(400);
  });

  test('that is somebody else’s looks the same; they get a mail, and it never becomes the account’s', async () => {
    const { learner, identity } = await signedInLearner(auth);
    const other = someLearner();
    await auth.registerVerified(other);
    const answer = await ask(identity, other.email.toUpperCase(), learner.password);
    const free = await ask(identity, someLearner().email, learner.password);
    expect([answer.status, answer.body]).toEqual([free.status, free.body]);
    const mail = await nextMailTo(auth.mailUrl, other.email, /schon ein Konto/);
    expect(mail.text).toContain('für ein anderes Konto bei B1 Fuchs verwenden');
    expect(mail.text).not.toMatch(/neues Konto|new account/);
  });

  test('that somebody else registers meanwhile stays theirs', async () => {
    const { learner, identity } = await signedInLearner(auth);
    const other = someLearner();
    await ask(identity, other.email, learner.password);
    const token = await tokenMailedTo(other.email);
    await auth.register(other);
    expect((await auth.post('/api/confirm-email', { token })).body).toMatchObject({ code: 'INVALID_TOKEN' });
    expect((await accountOf(identity)).email).toBe(learner.email);
  });

  test('asked for and taken back: its link does nothing', async () => {
    const { learner, identity } = await signedInLearner(auth);
    const { email } = someLearner();
    await ask(identity, email, learner.password);
    const token = await tokenMailedTo(email);
    await request(auth.baseUrl).delete('/api/account/email').set(IDENTITY_HEADER, identityToken('auth', identity)).expect(200);
    expect((await auth.post('/api/confirm-email', { token })).status).toBe(400);
  });

  test('only the last link works, once, and only whole', async () => {
    const { learner, identity } = await signedInLearner(auth);
    const [first, second] = [someLearner().email, someLearner().email];
    await ask(identity, first, learner.password);
    const old = await tokenMailedTo(first);
    await ask(identity, second, learner.password);
    const token = await tokenMailedTo(second);
    for (const wrong of [old, token.slice(0, -1), `${token}A`]) expect((await auth.post('/api/confirm-email', { token: wrong })).body).toMatchObject({ code: 'INVALID_TOKEN' });
    expect((await auth.post('/api/verify-email', { token })).status).toBe(400);
    const answers = await Promise.all([1, 2, 3].map(() => auth.post('/api/confirm-email', { token })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect((await accountOf(identity)).email).toBe(second);
  });

  test('a link older than a day is over', async () => {
    const { learner, identity } = await signedInLearner(auth);
    const { email } = someLearner();
    await ask(identity, email, learner.password);
    const token = await tokenMailedTo(email);
    await auth.users().updateOne({ _id: identity.userId as never }, { $set: { 'emailChange.expiresAt': new Date(Date.now() - 1) } });
    expect((await auth.post('/api/confirm-email', { token })).status).toBe(400);
    expect(await accountOf(identity)).toMatchObject({ email: learner.email, pendingEmail: null });
  });
});
