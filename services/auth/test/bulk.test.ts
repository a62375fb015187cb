import { randomUUID } from 'node:crypto';
import { adminAccountSchema, deletionPermitsSchema, IDENTITY_HEADER, mailPreviewSchema, settingsChanged, settingsSchema } from '@b1fuchs/contracts';
import { createEvent, publishEvent } from '@b1fuchs/kit';
import { eventually, identityToken, mailsTo, nextMailTo } from '@b1fuchs/testing';
import request from 'supertest';
import { startAuthUnderTest, type AuthUnderTest } from './auth-under-test.js';
import { signedInAdministrator, signedInLearner, type SignedInLearner } from './signed-in-learner.js';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await startAuthUnderTest();
});
afterAll(() => auth.stop());
afterEach(() => auth.dismissAdministrators());

const NO_PROOF = { sessionId: '', proof: {} };
const permits = (actor: SignedInLearner, userIds: string[], proof: object = {}) =>
  auth.asAdmin('post', '/internal/admin/deletion-permits', { by: actor.identity.userId, sessionId: actor.identity.sessionId, proof, userIds });
const permitsOf = async (actor: SignedInLearner, ...users: SignedInLearner[]): Promise<string[]> =>
  deletionPermitsSchema.parse((await permits(actor, users.map(({ identity }) => identity.userId))).body).permits;
const remove = ({ identity: { userId } }: SignedInLearner, actor: SignedInLearner, permit: string | undefined, actionId: string = randomUUID()) =>
  auth.asAdmin('post', `/internal/admin/accounts/${userId}/deletion`, { ...NO_PROOF, by: actor.identity.userId, actionId, permit });

describe('one proof for many deletions', () => {
  test('is asked for once, and good for each of these users without a session, and for nobody else', async () => {
    const [actor, one, other, stranger] = [await signedInAdministrator(auth), await signedInLearner(auth), await signedInLearner(auth), await signedInLearner(auth)];
    const longAgo = Date.now() - 16 * 60_000;
    await auth.redis.hset(`session:${actor.identity.sessionId}`, { createdAt: longAgo, provenAt: longAgo });
    const ids = [one, other].map(({ identity }) => identity.userId);
    expect((await permits(actor, ids)).body).toMatchObject({ code: 'PROOF_NEEDED' });
    expect((await permits(actor, ids, { password: 'Falsch-geraten-1' })).body).toMatchObject({ code: 'PROOF_REFUSED' });
    const [first = '', second = ''] = deletionPermitsSchema.parse((await permits(actor, ids, { password: actor.learner.password })).body).permits;
    expect((await remove(stranger, actor, first)).body).toMatchObject({ code: 'PROOF_NEEDED' });
    expect((await remove(other, stranger, second)).body).toMatchObject({ code: 'PROOF_NEEDED' });
    expect((await remove(one, actor, first.replace(/^\d/, '9'))).body).toMatchObject({ code: 'PROOF_NEEDED' });
    expect([(await remove(one, actor, first)).status, (await remove(other, actor, second)).status]).toEqual([200, 200]);
    expect((await auth.post('/api/login', one.learner)).status).toBe(401);
    expect((await auth.post('/api/login', stranger.learner)).status).toBe(200);
  });

  test('deletes an account once: the same action again answers as before, another one does not find it', async () => {
    const [actor, one] = [await signedInAdministrator(auth), await signedInLearner(auth)];
    const [permit = ''] = await permitsOf(actor, one);
    const actionId = randomUUID();
    const answers = [await remove(one, actor, permit, actionId), await remove(one, actor, permit, actionId)];
    for (const { body } of answers) expect(adminAccountSchema.parse(body)).toMatchObject({ userId: one.identity.userId, email: one.learner.email, username: one.learner.username });
    expect((await remove(one, actor, permit)).status).toBe(404);
  });

  test('ends with the role of whoever gave it, and deletes neither themselves nor the last administrator', async () => {
    const [actor, one] = [await signedInAdministrator(auth), await signedInLearner(auth)];
    const [own = '', permit = ''] = await permitsOf(actor, actor, one);
    expect((await remove(actor, actor, own)).body).toMatchObject({ code: 'OWN_ACCOUNT' });
    await auth.users().updateOne({ _id: actor.identity.userId as never }, { $set: { role: 'user' } });
    expect((await remove(one, actor, permit)).body).toMatchObject({ code: 'FORBIDDEN' });
    expect((await auth.post('/api/login', one.learner)).status).toBe(200);
  });
});

describe('news that an administrator sends', () => {
  const news = { subject: 'Neue Übungen', message: 'es gibt neue <Übungen>.\n\nViel Erfolg!' };
  const agree = ({ identity }: SignedInLearner) => request(auth.baseUrl).put('/api/account/mail-preferences').set(IDENTITY_HEADER, identityToken('auth', identity)).send({ marketing: true }).expect(200);
  const send = (userId: string, actionId: string = randomUUID()) => auth.asAdmin('post', `/internal/admin/accounts/${userId}/news`, { ...news, by: 'admin', actionId });

  test('come once an action to whoever has agreed, and look as their preview does', async () => {
    const [actor, learner] = [await signedInAdministrator(auth), await signedInLearner(auth)];
    for (const one of [actor, learner]) await agree(one);
    const actionId = randomUUID();
    const answers = [await send(learner.identity.userId, actionId), await send(learner.identity.userId, actionId)];
    expect(answers.map(({ body }) => body as unknown)).toEqual([{ queued: true }, { queued: true }]);
    await nextMailTo(auth.mailUrl, learner.learner.email, /^Neue Übungen$/);
    await send(actor.identity.userId);
    const mail = await nextMailTo(auth.mailUrl, actor.learner.email, /^Neue Übungen$/);
    const preview = mailPreviewSchema.parse((await auth.asAdmin('post', '/internal/admin/news-preview', { ...news, by: actor.identity.userId })).body);
    expect(preview.subject).toBe(mail.subject);
    expect(preview.text.trim()).toBe(mail.text.replaceAll('\r\n', '\n').trim());
    expect(preview.html.trim()).toBe(mail.html.trim());
    expect(preview.html).toContain('es gibt neue &lt;Übungen&gt;.');
    expect((await mailsTo(auth.mailUrl, learner.learner.email)).filter(({ subject }) => subject === news.subject)).toHaveLength(1);
  });

  test('do not come to others, with the reason for each', async () => {
    const learner = await signedInLearner(auth);
    const { userId } = learner.identity;
    expect((await send(userId)).body).toMatchObject({ code: 'MAIL_NOT_WANTED', message: 'This user has not agreed to news by e-mail, or has unsubscribed.' });
    await agree(learner);
    await auth.users().updateOne({ _id: userId as never }, { $set: { mailRefusedAt: new Date() } });
    expect((await send(userId)).body).toMatchObject({ message: 'The mail server refuses this address.' });
    await auth.users().updateOne({ _id: userId as never }, { $set: { isEmailVerified: false } });
    expect((await send(userId)).body).toMatchObject({ message: 'The e-mail address is not verified.' });
    const settings = settingsSchema.parse({ forceEmailVerification: true, marketingEmails: false });
    await publishEvent(auth.parts.broker, createEvent(settingsChanged, { userId: '', data: settings, now: new Date() }));
    await eventually(async () => expect((await send(userId)).body).toMatchObject({ message: 'News by e-mail is switched off in the settings.' }));
    expect((await send(randomUUID())).body).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('are for the admin service alone', async () => {
    const { identity } = await signedInLearner(auth);
    for (const path of ['deletion-permits', 'news-preview', `accounts/${randomUUID()}/news`]) expect((await auth.post(`/internal/admin/${path}`, {}, identity)).status).toBe(403);
  });
});
