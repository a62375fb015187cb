import { accountSchema, IDENTITY_HEADER, twoFactorSetupSchema, type Identity } from '@b1fuchs/contracts';
import { identityToken, linkIn, mailsTo, nextMailTo } from '@b1fuchs/testing';
import request from 'supertest';
import { sessionIn, startAuthUnderTest, type AuthUnderTest, type NewLearner } from './auth-under-test.js';
import { signedInLearner } from './signed-in-learner.js';
import { codeOf } from './two-factor-learner.js';

const NEW_PASSWORD = 'Noch-besser-2';
let auth: AuthUnderTest;

beforeAll(async () => {
  auth = await startAuthUnderTest();
});
afterAll(() => auth.stop());

const change = (identity: Identity, body: object) => auth.post('/api/account/password', body, identity);
const signIn = ({ username }: NewLearner, password: string) => auth.post('/api/login', { username, password });
const isOpen = async (sessionId: string): Promise<boolean> => (await auth.sessions.resolve(sessionId, new Date())) !== undefined;

describe('another password', () => {
  test('takes the old one, ends every session, and gives this browser a new one', async () => {
    const { learner, identity, sessionId } = await signedInLearner(auth);
    const elsewhere = sessionIn(await auth.post('/api/login', learner));
    const answer = await change(identity, { password: learner.password, newPassword: NEW_PASSWORD });
    expect(answer.status).toBe(200);
    expect(await Promise.all([sessionId, elsewhere, sessionIn(answer)].map(isOpen))).toEqual([false, false, true]);
    expect(String(answer.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax$/);
    expect((await signIn(learner, learner.password)).status).toBe(401);
    expect((await signIn(learner, NEW_PASSWORD)).status).toBe(200);
    await nextMailTo(auth.mailUrl, learner.email, /Ihr Passwort wurde geändert/);
  });

  test('with a wrong one nothing changes', async () => {
    const { learner, identity, sessionId } = await signedInLearner(auth);
    const answer = await change(identity, { password: 'Falsch-aber-lang-1', newPassword: NEW_PASSWORD });
    expect(answer.body).toMatchObject({ code: 'PROOF_REFUSED' });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await isOpen(sessionId)).toBe(true);
    expect((await signIn(learner, learner.password)).status).toBe(200);
  });

  test.each([
    ['a short one', 'Kurz-1', 'Password must be at least 8 characters'],
    ['no digit', 'Keine-Zahl-da', 'Password must contain at least one number'],
    ['129 characters', `Aa1-${'🦊'.repeat(125)}`, 'Password must be at most 128 characters'],
    ['none', undefined, 'Some fields are missing or not valid. Please check them and try again.'],
  ])('%s is refused with its text', async (_what, newPassword, message) => {
    const { learner, identity } = await signedInLearner(auth);
    expect((await change(identity, { password: learner.password, newPassword })).body).toMatchObject({ code: 'VALIDATION_FAILED', message });
    expect((await signIn(learner, learner.password)).status).toBe(200);
  });

  test('of two at once, one holds and the other is refused', async () => {
    const { learner, identity } = await signedInLearner(auth);
    const passwords = ['Erstes-neues-1', 'Zweites-neues-2'];
    const answers = await Promise.all(passwords.map((newPassword) => change(identity, { password: learner.password, newPassword })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    const holds = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect((await signIn(learner, holds)).status).toBe(200);
  });

  test('takes a code too where two-factor sign-in is on', async () => {
    const { learner, identity } = await signedInLearner(auth);
    const { secret } = twoFactorSetupSchema.parse((await auth.post('/api/account/two-factor/setup', { password: learner.password }, identity)).body);
    await auth.post('/api/account/two-factor/confirm', { code: await codeOf(secret, -1) }, identity);
    const proof = { password: learner.password, newPassword: NEW_PASSWORD };
    expect((await change(identity, proof)).body).toMatchObject({ code: 'PROOF_REFUSED' });
    expect((await change(identity, { ...proof, code: await codeOf(secret, 0) })).status).toBe(200);
  });

  test('nobody signed in has none', async () => {
    expect((await auth.post('/api/account/password', { password: '', newPassword: NEW_PASSWORD })).status).toBe(401);
  });
});

describe('an account without a password', () => {
  /** As one that signs in with Google alone. */
  async function withoutPassword() {
    const one = await signedInLearner(auth);
    await auth.users().updateOne({ username: one.learner.username }, { $set: { passwordHash: null } });
    return one;
  }

  test('gets its first one after a sign-in of the last ten minutes', async () => {
    const { learner, identity } = await withoutPassword();
    const answer = await change(identity, { newPassword: NEW_PASSWORD });
    expect([answer.status, answer.body]).toEqual([200, { message: 'Ihr Passwort ist festgelegt. Auf anderen Geräten sind Sie abgemeldet.' }]);
    expect((await signIn(learner, NEW_PASSWORD)).status).toBe(200);
    const account = await request(auth.baseUrl).get('/api/account').set(IDENTITY_HEADER, identityToken('auth', identity)).expect(200);
    expect(accountSchema.parse(account.body).hasPassword).toBe(true);
    const mail = await nextMailTo(auth.mailUrl, learner.email, /hat jetzt ein Passwort/);
    expect(mail.text).toContain('wurde ein Passwort festgelegt');
    expect((await mailsTo(auth.mailUrl, learner.email)).map(({ subject }) => subject)).not.toContain('Ihr Passwort wurde geändert');
  });

  test('gets its first one by mail too, and no mail says that one was forgotten or changed', async () => {
    const { learner } = await withoutPassword();
    await auth.post('/api/forgot-password', { email: learner.email });
    const mail = await nextMailTo(auth.mailUrl, learner.email, /Ein Passwort für Ihr Konto/);
    expect(mail.text).toContain('Ihr Konto hat noch kein Passwort');
    expect((await auth.post('/api/reset-password', { token: linkIn(mail).searchParams.get('token') ?? '', password: NEW_PASSWORD })).status).toBe(200);
    await nextMailTo(auth.mailUrl, learner.email, /hat jetzt ein Passwort/);
    expect((await signIn(learner, NEW_PASSWORD)).status).toBe(200);
  });

  test('is told of a wrong code, not of a wrong password, and advised to look after its Google account', async () => {
    const { learner, identity } = await withoutPassword();
    const { secret } = twoFactorSetupSchema.parse((await auth.post('/api/account/two-factor/setup', {}, identity)).body);
    await auth.post('/api/account/two-factor/confirm', { code: await codeOf(secret, -1) }, identity);
    const refused = await auth.post('/api/account/two-factor/off', { code: '000000' }, identity);
    expect(refused.body).toMatchObject({ code: 'PROOF_REFUSED', message: 'The code is incorrect or was used already. Please enter the one that your app shows now.' });
    await auth.post('/api/account/two-factor/off', { code: await codeOf(secret, 0) }, identity);
    const mail = await nextMailTo(auth.mailUrl, learner.email, /Zwei-Faktor-Anmeldung ist ausgeschaltet/);
    expect(mail.text).toContain('keinen Code mehr');
    expect(mail.text).toContain('ändern Sie bitte sofort das Passwort Ihres Google-Kontos');
    expect(mail.text).not.toMatch(/Ihr Passwort|your password/);
  });

  test('is asked to sign in again after that', async () => {
    const { learner, identity } = await withoutPassword();
    await auth.redis.hset(`session:${identity.sessionId}`, 'createdAt', Date.now() - 11 * 60_000);
    expect((await change(identity, { newPassword: NEW_PASSWORD })).body).toMatchObject({ code: 'SIGN_IN_AGAIN' });
    expect((await signIn(learner, NEW_PASSWORD)).status).toBe(401);
  });
});
