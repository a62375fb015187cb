import { accountSchema, IDENTITY_HEADER, recoveryCodesSchema, securityRecorded, twoFactorSetupSchema, type Envelope, type Identity } from '@b1fuchs/contracts';
import { brokerConnected, collectEvents, eventually, identityToken, mailsTo, nextMailTo, testLifecycle } from '@b1fuchs/testing';
import { generate } from 'otplib';
import request from 'supertest';
import { sessionIn, type AuthUnderTest } from './auth-under-test.js';
import { newBrowser, sessionOf, someGooglePerson, startGoogleUnderTest } from './google-under-test.js';
import { signedInLearner } from './signed-in-learner.js';

const lifecycle = testLifecycle();
let google: Awaited<ReturnType<typeof startGoogleUnderTest>>;
let auth: AuthUnderTest;
let trail: Envelope[];

beforeAll(async () => {
  google = await startGoogleUnderTest();
  auth = google.auth;
  await brokerConnected(auth.parts.broker);
  trail = await collectEvents(auth.parts.broker, securityRecorded.name, lifecycle);
});
afterAll(async () => {
  await lifecycle.stopAll();
  await google.stop();
});

/** Somebody with a password, signed in, whose account is linked by a sign-in with Google in another browser. */
async function linkedLearner() {
  const one = await signedInLearner(auth);
  const elsewhere = sessionOf(await signInWithGoogle(one.learner.email)) ?? 'none';
  return { ...one, elsewhere };
}
const signInWithGoogle = (email: string) => newBrowser(auth).signIn(someGooglePerson({ email }));
const unlink = (identity: Identity, proof: object) => auth.post('/api/account/google/off', proof, identity);
const stored = (email: string) => auth.users().findOne({ emailKey: email });
const isOpen = async (sessionId: string): Promise<boolean> => (await auth.sessions.resolve(sessionId, new Date())) !== undefined;
const unlinkedSaid = (userId: string): number => trail.filter((event) => event.userId === userId && (event.data as { action: unknown }).action === 'google-unlinked').length;
const mailsAbout = async (email: string): Promise<number> => (await mailsTo(auth.mailUrl, email)).filter(({ subject }) => subject.includes('nicht mehr mit Google verbunden')).length;
const accountOf = async (identity: Identity) =>
  accountSchema.parse((await request(auth.baseUrl).get('/api/account').set(IDENTITY_HEADER, identityToken('auth', identity)).expect(200)).body);

describe('ending the link to a Google account', () => {
  test('takes the password, signs out everywhere else, is mailed and recorded, and leaves the password', async () => {
    const { learner, identity, sessionId, elsewhere } = await linkedLearner();
    expect(await accountOf(identity)).toMatchObject({ hasGoogle: true, hasPassword: true, isEmailVerified: true });
    expect((await unlink(identity, { password: learner.password })).status).toBe(200);
    expect(await accountOf(identity)).toMatchObject({ hasGoogle: false, hasPassword: true });
    expect(await stored(learner.email)).not.toHaveProperty('googleSubject');
    expect([await isOpen(sessionId), await isOpen(elsewhere)]).toEqual([true, false]);
    expect((await auth.post('/api/login', learner)).status).toBe(200);
    const mail = await nextMailTo(auth.mailUrl, learner.email, /nicht mehr mit Google verbunden/);
    for (const part of ['ist aufgehoben', 'has been ended', 'ändern Sie bitte sofort Ihr Passwort']) expect(mail.text).toContain(part);
    await eventually(() => expect(unlinkedSaid(identity.userId)).toBe(1));
  });

  test('with a wrong password changes nothing', async () => {
    const { learner, identity, elsewhere } = await linkedLearner();
    expect((await unlink(identity, { password: 'Falsch-aber-lang-1' })).body).toMatchObject({ code: 'PROOF_REFUSED' });
    expect((await accountOf(identity)).hasGoogle).toBe(true);
    expect(await isOpen(elsewhere)).toBe(true);
    expect(await mailsAbout(learner.email)).toBe(0);
  });

  test('of an account without a password is refused, for nobody could sign in to it any more', async () => {
    const { learner, identity } = await linkedLearner();
    await auth.users().updateOne({ emailKey: learner.email }, { $set: { passwordHash: null } });
    const answer = await unlink(identity, {});
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'PASSWORD_MISSING' }]);
    expect((await accountOf(identity)).hasGoogle).toBe(true);
  });

  test('counts once, however often it is asked for', async () => {
    const { learner, identity } = await linkedLearner();
    const answers = await Promise.all([1, 2, 3].map(() => unlink(identity, { password: learner.password })));
    expect([...answers, await unlink(identity, { password: learner.password })].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await nextMailTo(auth.mailUrl, learner.email, /nicht mehr mit Google verbunden/);
    await eventually(() => expect(unlinkedSaid(identity.userId)).toBe(1));
    expect(await mailsAbout(learner.email)).toBe(1);
  });

  test('lasts until somebody signs in with a Google account of the same address, which is mailed', async () => {
    const { learner, identity } = await linkedLearner();
    await unlink(identity, { password: learner.password });
    const before = (await mailsTo(auth.mailUrl, learner.email)).filter(({ subject }) => subject.includes('jetzt mit Google anmelden')).length;
    expect(sessionOf(await signInWithGoogle(learner.email))).toBeDefined();
    expect((await accountOf(identity)).hasGoogle).toBe(true);
    await eventually(async () => expect((await mailsTo(auth.mailUrl, learner.email)).filter(({ subject }) => subject.includes('jetzt mit Google anmelden'))).toHaveLength(before + 1));
  });

  test('ends a sign-in with Google that waits for its second step', async () => {
    const { learner, identity } = await linkedLearner();
    const { secret } = twoFactorSetupSchema.parse((await auth.post('/api/account/two-factor/setup', { password: learner.password }, identity)).body);
    const confirmed = await auth.post('/api/account/two-factor/confirm', { code: await generate({ secret }) }, identity);
    const [code = '', other = ''] = recoveryCodesSchema.parse(confirmed.body).recoveryCodes;
    const ticket = new URLSearchParams((await signInWithGoogle(learner.email)).location.split('#')[1]).get('ticket');
    expect((await unlink(identity, { password: learner.password, code })).status).toBe(200);
    const answer = await auth.post('/api/login/two-factor', { ticket, code: other });
    expect(answer.body).toMatchObject({ code: 'SIGN_IN_EXPIRED' });
    expect(sessionIn(answer)).toBe('none');
  });

  test('is nothing for who is not signed in', async () => {
    expect((await auth.post('/api/account/google/off', { password: 'x' })).status).toBe(401);
  });
});
