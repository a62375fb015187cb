import { randomUUID } from 'node:crypto';
import { IDENTITY_HEADER, learnerMailsSchema, learnerSessionsSchema, mailRequested, securityRecorded, type Envelope } from '@b1fuchs/contracts';
import { createEvent, publishEvent, sessionKeyOf, signInternalToken } from '@b1fuchs/kit';
import { brokerConnected, collectEvents, eventually, linkIn, nextMailTo, signingKeyOf, testLifecycle } from '@b1fuchs/testing';
import request from 'supertest';
import { someLearner, startAuthUnderTest, type AuthUnderTest } from './auth-under-test.js';
import { signedInAdministrator, signedInLearner, signIn, type SignedInLearner } from './signed-in-learner.js';

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
afterEach(() => auth.dismissAdministrators());

const account = (userId: string): string => `/internal/admin/accounts/${userId}`;
const done = ({ identity }: SignedInLearner) => ({ by: identity.userId, actionId: randomUUID() });
const sessionsOf = async (userId: string, asking = '') => learnerSessionsSchema.parse((await auth.asAdmin('get', `${account(userId)}/sessions?asking=${asking}`)).body);
const end = async (actor: SignedInLearner, userId: string, key?: string) =>
  (await auth.asAdmin('post', `${account(userId)}/sessions/end`, { ...done(actor), asking: actor.identity.sessionId, key })).body as unknown;
const deedsOf = (userId: string, action: string) => trail.filter((event) => event.userId === userId && securityRecorded.data.parse(event.data).action === action);
const isOpen = async ({ sessionId }: SignedInLearner): Promise<boolean> => (await auth.sessions.resolve(sessionId, new Date())) !== undefined;

describe('sessions of a learner', () => {
  test('are shown with device and times, one is ended or all of them, and that stands in the trail', async () => {
    const [actor, first] = [await signedInAdministrator(auth), await signedInLearner(auth)];
    const [second, third] = [await signIn(auth, first.learner), await signIn(auth, first.learner)];
    const { userId } = first.identity;
    const shown = await sessionsOf(userId);
    expect(shown).toMatchObject({ hasPassword: true, hasGoogle: false, hasTwoFactor: false, deletionDueAt: null });
    expect(shown.sessions.map(({ key }) => key).sort()).toEqual([first, second, third].map(({ sessionId }) => sessionKeyOf(sessionId)).sort());

    expect(await end(actor, userId, sessionKeyOf(second.sessionId))).toEqual({ ended: 1 });
    expect(await Promise.all([first, second, third].map(isOpen))).toEqual([true, false, true]);
    expect(await end(actor, userId, sessionKeyOf(second.sessionId))).toEqual({ ended: 0 });
    expect(await end(actor, userId)).toEqual({ ended: 2 });
    expect(await Promise.all([first, third].map(isOpen))).toEqual([false, false]);
    await eventually(() => expect(deedsOf(userId, 'sessions-ended-by-administrator').map(({ data }) => securityRecorded.data.parse(data).by)).toEqual([actor.identity.userId, actor.identity.userId]));
  });

  test('of others cannot be ended under somebody’s name', async () => {
    const [actor, learner, other] = [await signedInAdministrator(auth), await signedInLearner(auth), await signedInLearner(auth)];
    expect(await end(actor, learner.identity.userId, sessionKeyOf(other.sessionId))).toEqual({ ended: 0 });
    expect(await isOpen(other)).toBe(true);
  });

  test('of the administrator go, but for the one they ask from', async () => {
    const actor = await signedInAdministrator(auth);
    const elsewhere = await signIn(auth, actor.learner);
    const { userId, sessionId } = actor.identity;
    expect((await sessionsOf(userId, sessionId)).sessions.find(({ isCurrent }) => isCurrent)?.key).toBe(sessionId);
    expect(await end(actor, userId, sessionId)).toEqual({ ended: 0 });
    expect(await end(actor, userId)).toEqual({ ended: 1 });
    expect([await isOpen(actor), await isOpen(elsewhere)]).toEqual([true, false]);
  });
});

describe('mails to a learner', () => {
  const mailsOf = async (userId: string, query = '') => learnerMailsSchema.parse((await auth.asAdmin('get', `${account(userId)}/mails${query}`)).body);
  const ask = (userId: string, template: string, values: Record<string, string> = {}) =>
    publishEvent(auth.parts.broker, createEvent(mailRequested, { userId, data: { template: mailRequested.data.shape.template.parse(template), values }, now: new Date() }));

  test('are shown with template, time and what became of them, the last first, page after page; what goes to the team is not among them', async () => {
    const { identity, learner } = await signedInLearner(auth);
    await ask(identity.userId, 'support-message', { name: 'Mina', email: learner.email, message: 'Eine Frage' });
    await ask(identity.userId, 'streak-reminder', { days: '3' });
    await ask(identity.userId, 'password-changed');
    await nextMailTo(auth.mailUrl, learner.email, /Passwort/);
    await eventually(async () => {
      const { mails, total, isEmailVerified, refusedSince } = await mailsOf(identity.userId);
      expect({ total, isEmailVerified, refusedSince }).toEqual({ total: 3, isEmailVerified: true, refusedSince: null });
      expect(mails.map(({ template, state }) => `${template} ${state}`).sort()).toEqual(['password-changed sent', 'streak-reminder failed', 'verify-email sent']);
      expect(mails.find(({ state }) => state === 'failed')).toMatchObject({ failure: 'not wanted any more', sentAt: null, nextAttemptAt: null });
      expect(mails.at(-1)?.template).toBe('verify-email');
    });
    expect(await mailsOf(identity.userId, '?page=3&limit=1')).toMatchObject({ mails: [{ template: 'verify-email' }], page: 3, pages: 3 });
    expect(JSON.stringify(await mailsOf(identity.userId))).not.toContain(learner.email);
  });

  test('the one with the link for the address goes out again, once in a minute, and the former link stops working', async () => {
    const actor = await signedInAdministrator(auth);
    const learner = someLearner();
    await auth.register(learner);
    const first = await auth.verificationToken(learner);
    const userId = String((await auth.users().findOne({ email: learner.email }))?._id);
    const send = () => auth.asAdmin('post', `${account(userId)}/verification-mail`, done(actor));
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
    await eventually(async () => expect((await mailsOf(userId)).mails.map(({ state }) => state)).toEqual(['sent', 'sent']));
    const second = linkIn(await nextMailTo(auth.mailUrl, learner.email, /bestätigen/)).searchParams.get('token');
    expect((await auth.post('/api/verify-email', { token: first })).status).toBe(400);
    expect((await auth.post('/api/verify-email', { token: second })).status).toBe(200);
    expect((await send()).body).toMatchObject({ code: 'CHANGED_MEANWHILE', message: 'This address is confirmed already, so no link is needed.' });
    await eventually(() => expect(deedsOf(userId, 'verification-mailed-by-administrator')).toHaveLength(1));
  });
});

test('an administrator shows who they are where their sign-in is older than 15 minutes', async () => {
  const actor = await signedInAdministrator(auth);
  const { userId, sessionId } = actor.identity;
  const prove = async (proof: object = {}) => (await auth.asAdmin('post', '/internal/admin/proof', { by: userId, sessionId, proof })).body as unknown;
  expect(await prove()).toEqual({});
  await auth.redis.hset(`session:${sessionId}`, { createdAt: Date.now() - 16 * 60_000, provenAt: Date.now() - 16 * 60_000 });
  expect(await prove()).toMatchObject({ code: 'PROOF_NEEDED' });
  expect(await prove({ password: 'Falsch-geraten-1' })).toMatchObject({ code: 'PROOF_REFUSED' });
  expect(await prove({ password: actor.learner.password })).toEqual({});
  expect(await prove()).toEqual({});
});

test('what is told here is told to the admin service alone, and of accounts that are there', async () => {
  const { identity } = await signedInLearner(auth);
  const paths = [`${account(identity.userId)}/sessions`, `${account(identity.userId)}/mails`];
  for (const path of paths) {
    const answer = await request(auth.baseUrl).get(path).set(IDENTITY_HEADER, signInternalToken(signingKeyOf('billing'), 'auth'));
    expect(answer.status).toBe(403);
  }
  for (const what of ['sessions', 'mails']) expect((await auth.asAdmin('get', `${account(randomUUID())}/${what}`)).body).toMatchObject({ code: 'NOT_FOUND' });
});
