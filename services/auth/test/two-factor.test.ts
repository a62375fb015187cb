import { errorBodySchema, recoveryCodesSchema, twoFactorSetupSchema } from '@b1fuchs/contracts';
import { nextMailTo } from '@b1fuchs/testing';
import { sessionIn, startAuthUnderTest, type AuthUnderTest, type NewLearner } from './auth-under-test.js';
import { signedInLearner } from './signed-in-learner.js';
import { codeOf, withTwoFactor } from './two-factor-learner.js';

let auth: AuthUnderTest;

beforeAll(async () => {
  auth = await startAuthUnderTest();
});
afterAll(() => auth.stop());

async function ticketOf(learner: NewLearner): Promise<string> {
  const answer = await auth.post('/api/login', learner);
  expect(answer.headers['set-cookie']).toBeUndefined();
  const { code, details } = errorBodySchema.parse(answer.body);
  expect([answer.status, code]).toEqual([401, 'TWO_FACTOR_REQUIRED']);
  return details?.ticket ?? '';
}
const secondStep = (ticket: string, code: string) => auth.post('/api/login/two-factor', { ticket, code });

describe('switching two-factor sign-in on', () => {
  test('takes the password, a first code, and gives ten recovery codes and a QR code', async () => {
    const { learner, identity } = await signedInLearner(auth);
    const setup = await auth.post('/api/account/two-factor/setup', { password: learner.password }, identity);
    const { secret, picture } = twoFactorSetupSchema.parse(setup.body);
    expect(picture).toMatch(/^data:image\/svg\+xml/);
    const confirmed = await auth.post('/api/account/two-factor/confirm', { code: await codeOf(secret) }, identity);
    const { recoveryCodes } = recoveryCodesSchema.parse(confirmed.body);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes).toEqual(recoveryCodes.map(() => expect.stringMatching(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/) as string));
    const mail = await nextMailTo(auth.mailUrl, learner.email, /Zwei-Faktor-Anmeldung ist eingeschaltet/);
    expect(mail.text).not.toContain(recoveryCodes[0]);
  });

  test('with a wrong password or a wrong code it stays off', async () => {
    const { learner, identity } = await signedInLearner(auth);
    expect((await auth.post('/api/account/two-factor/setup', { password: 'Falsch-aber-lang-1' }, identity)).body).toMatchObject({ code: 'PROOF_REFUSED' });
    await auth.post('/api/account/two-factor/setup', { password: learner.password }, identity);
    for (const code of ['000000', 'abcdef', '']) {
      expect((await auth.post('/api/account/two-factor/confirm', { code }, identity)).body).toMatchObject({ code: 'PROOF_REFUSED' });
    }
    expect((await auth.post('/api/login', learner)).status).toBe(200);
  });

  test('signs out everywhere else', async () => {
    const { learner, identity, sessionId } = await signedInLearner(auth);
    const other = sessionIn(await auth.post('/api/login', learner));
    const { secret } = twoFactorSetupSchema.parse((await auth.post('/api/account/two-factor/setup', { password: learner.password }, identity)).body);
    await auth.post('/api/account/two-factor/confirm', { code: await codeOf(secret) }, identity);
    expect(await auth.sessions.resolve(other, new Date())).toBeUndefined();
    expect(await auth.sessions.resolve(sessionId, new Date())).toBeDefined();
  });

  test('neither the secret nor a recovery code can be read in the database', async () => {
    const { secret, recoveryCodes, identity } = await withTwoFactor(auth);
    const stored = JSON.stringify(await auth.users().findOne({ _id: identity.userId as never }));
    for (const hidden of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))]) expect(stored).not.toContain(hidden);
  });
});

describe('signing in in two steps', () => {
  test('the password alone opens nothing; with the app’s code a session opens', async () => {
    const { learner, secret } = await withTwoFactor(auth);
    const ticket = await ticketOf(learner);
    const answer = await secondStep(ticket, await codeOf(secret));
    expect(answer.status).toBe(200);
    expect(await auth.sessions.resolve(sessionIn(answer), new Date())).toMatchObject({ user: { username: learner.username } });
    expect((await secondStep(ticket, await codeOf(secret, 1))).body).toMatchObject({ code: 'SIGN_IN_EXPIRED' });
  });

  test('a code works once, even when it is sent many times at once', async () => {
    const { learner, secret } = await withTwoFactor(auth);
    const tickets = await Promise.all([1, 2, 3, 4].map(() => ticketOf(learner)));
    const code = await codeOf(secret);
    const answers = await Promise.all(tickets.map((ticket) => secondStep(ticket, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  });

  test('a recovery code works once, however it is typed, and its owner hears of it', async () => {
    const { learner, recoveryCodes } = await withTwoFactor(auth);
    const [code = ''] = recoveryCodes;
    const typed = code.replace('-', ' ').toLowerCase();
    expect((await secondStep(await ticketOf(learner), typed)).status).toBe(200);
    expect((await secondStep(await ticketOf(learner), code)).body).toMatchObject({ code: 'CODE_REFUSED' });
    await nextMailTo(auth.mailUrl, learner.email, /Wiederherstellungscodes wurde benutzt/);
  });

  test('after ten wrong codes the second step pauses, and the right password gives no new tries', async () => {
    const { learner, secret } = await withTwoFactor(auth);
    for (let attempt = 0; attempt < 10; attempt += 1) await secondStep(await ticketOf(learner), '000000');
    const answer = await secondStep(await ticketOf(learner), await codeOf(secret));
    expect(answer.body).toMatchObject({ code: 'RATE_LIMITED' });
  });

  test('of many codes at once no more than ten are judged', async () => {
    const { learner } = await withTwoFactor(auth);
    const ticket = await ticketOf(learner);
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => secondStep(ticket, String(100_000 + index))));
    const codes = answers.map(({ body }) => errorBodySchema.parse(body).code);
    expect(codes.filter((code) => code === 'CODE_REFUSED').length).toBeLessThanOrEqual(10);
    expect(codes.filter((code) => code === 'RATE_LIMITED').length).toBeGreaterThanOrEqual(30);
  });

  test('a ticket is for the password that was shown, and for nothing once the second factor is off', async () => {
    const { learner, identity, secret, recoveryCodes } = await withTwoFactor(auth);
    const [before, meanwhile] = [await ticketOf(learner), await ticketOf(learner)];
    const newPassword = 'Neues-Passwort-2';
    await auth.post('/api/account/password', { password: learner.password, code: await codeOf(secret), newPassword }, identity);
    expect((await secondStep(before, recoveryCodes[0] ?? '')).body).toMatchObject({ code: 'SIGN_IN_EXPIRED' });
    await auth.post('/api/account/two-factor/off', { password: newPassword, code: recoveryCodes[1] }, identity);
    expect((await auth.post('/api/login', { ...learner, password: newPassword })).status).toBe(200);
    expect((await secondStep(meanwhile, '000000')).body).toMatchObject({ code: 'SIGN_IN_EXPIRED' });
  });

  test.each(['', 'x', 'A'.repeat(43)])('a ticket that nobody has been given (%j) opens nothing', async (ticket) => {
    const { secret } = await withTwoFactor(auth);
    expect((await secondStep(ticket, await codeOf(secret))).status).toBe(ticket === '' ? 400 : 401);
  });
});

describe('with two-factor sign-in on', () => {
  test('what matters takes a code too', async () => {
    const { learner, identity, secret } = await withTwoFactor(auth);
    const off = (proof: object) => auth.post('/api/account/two-factor/off', proof, identity);
    expect((await off({ password: learner.password })).body).toMatchObject({ code: 'PROOF_REFUSED' });
    expect((await off({ password: learner.password, code: '000000' })).body).toMatchObject({ code: 'PROOF_REFUSED' });
    expect((await off({ password: learner.password, code: await codeOf(secret) })).status).toBe(200);
    expect((await auth.post('/api/login', learner)).status).toBe(200);
    await nextMailTo(auth.mailUrl, learner.email, /Zwei-Faktor-Anmeldung ist ausgeschaltet/);
  });

  test('new recovery codes replace those before', async () => {
    const { learner, identity, secret, recoveryCodes } = await withTwoFactor(auth);
    const renewed = await auth.post('/api/account/two-factor/recovery-codes', { password: learner.password, code: await codeOf(secret) }, identity);
    const [fresh = ''] = recoveryCodesSchema.parse(renewed.body).recoveryCodes;
    expect((await secondStep(await ticketOf(learner), recoveryCodes[0] ?? '')).status).toBe(401);
    expect((await secondStep(await ticketOf(learner), fresh)).status).toBe(200);
  });
});
