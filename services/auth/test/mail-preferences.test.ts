import { IDENTITY_HEADER, mailPreferencesChanged, mailRequested, REMINDER_CONSENT, type Envelope, type Identity } from '@b1fuchs/contracts';
import { createEvent, publishEvent } from '@b1fuchs/kit';
import { brokerConnected, collectEvents, eventually, identityToken, mailsTo, nextMailTo, someIdentity, sourceOf, testLifecycle } from '@b1fuchs/testing';
import request from 'supertest';
import { unsubscribeToken } from '../src/domain/unsubscribe-token.js';
import { someLearner, startAuthUnderTest, type AuthUnderTest } from './auth-under-test.js';

const lifecycle = testLifecycle();
let auth: AuthUnderTest;
let told: Envelope[];

beforeAll(async () => {
  auth = await startAuthUnderTest();
  await brokerConnected(auth.parts.broker);
  told = await collectEvents(auth.parts.broker, mailPreferencesChanged.name, lifecycle);
});
afterAll(async () => {
  await lifecycle.stopAll();
  await auth.stop();
});

/** A verified learner with a mailbox of their own. */
async function learner(): Promise<{ identity: Identity; email: string }> {
  const account = someLearner();
  await auth.registerVerified(account);
  const userId = String((await auth.users().findOne({ username: account.username }))?._id);
  return { identity: someIdentity({ userId, username: account.username }), email: account.email };
}

const preferences = (identity: Identity) => request(auth.baseUrl).get('/api/account/mail-preferences').set(IDENTITY_HEADER, identityToken('auth', identity));
const change = (identity: Identity, body: object) => request(auth.baseUrl).put('/api/account/mail-preferences').set(IDENTITY_HEADER, identityToken('auth', identity)).send(body);

async function remind(userId: string, streak = '5', now = new Date()): Promise<Envelope> {
  const event = createEvent(mailRequested, { userId, data: { template: 'streak-reminder', values: { streak } }, now });
  await publishEvent(auth.parts.broker, event);
  return event;
}
const mailRecord = (id: string) => auth.parts.connection.collection<{ _id: string }>('mails').findOne({ _id: id });

describe('reminders', () => {
  test('are off until the learner agrees; the consent is kept with its words and its moment', async () => {
    const { identity } = await learner();
    expect((await preferences(identity).expect(200)).body).toEqual({ reminders: false, marketing: false });
    await change(identity, { reminders: true }).expect(200, { reminders: true, marketing: false });
    expect((await preferences(identity)).body).toEqual({ reminders: true, marketing: false });
    const user = await auth.users().findOne<{ mailConsents: object[] }>({ username: identity.username });
    expect(user?.mailConsents).toMatchObject([{ kind: 'reminders', agreed: true, wording: REMINDER_CONSENT, at: expect.any(Date) as Date }]);
    await eventually(() => expect(told.filter(({ userId }) => userId === identity.userId)).toMatchObject([{ data: { reminders: true } }]));
  });

  test('the same wish again is told once', async () => {
    const { identity } = await learner();
    await Promise.all([1, 2, 3].map(() => change(identity, { reminders: true }).expect(200)));
    await change(identity, { reminders: false }).expect(200);
    await eventually(() => expect(told.filter(({ userId }) => userId === identity.userId).map(({ data }) => data)).toEqual([{ reminders: true }, { reminders: false }]));
  });

  test.each([[{}], [{ reminders: 'yes' }], [{ reminders: null }], [{ marketing: 1 }], [{ news: true }]])('%j is refused', async (body) => {
    expect((await change(someIdentity(), body)).body).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('nobody signed in has none', async () => {
    expect((await request(auth.baseUrl).get('/api/account/mail-preferences')).status).toBe(401);
  });
});

describe('the reminder by mail', () => {
  test('says how long the streak is, and can be stopped from its text, its button and the mail program', async () => {
    const { identity, email } = await learner();
    await change(identity, { reminders: true });
    await remind(identity.userId);
    const mail = await nextMailTo(auth.mailUrl, email, /Ihre Serie von 5 Tagen/);
    expect(mail.text).toContain('Mit einer Übung heute wächst sie auf 6.');
    expect(mail.text).toContain('One exercise today makes it 6.');
    expect(mail.html).toContain('Erinnerungen abstellen');

    const link = /http:\/\/localhost:8080\/unsubscribe\?token=(\S+)/.exec(mail.text)?.[1] ?? '';
    const source = (await sourceOf(auth.mailUrl, mail)).replaceAll(/\r?\n[ \t]+/g, ' ');
    expect(source).toContain(`List-Unsubscribe: <http://localhost:8080/api/unsubscribe/one-click?token=${link}>`);
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');

    const answer = await request(auth.baseUrl).post(`/api/unsubscribe/one-click?token=${link}`).type('form').send('List-Unsubscribe=One-Click');
    expect(answer.status).toBe(200);
    expect((await preferences(identity)).body).toMatchObject({ reminders: false });
    await request(auth.baseUrl).post('/api/unsubscribe').send({ token: link }).expect(200);
  });

  test('is not sent to whoever does not want it any more, nor once its evening is over', async () => {
    const { identity, email } = await learner();
    const unwanted = await remind(identity.userId);
    await eventually(async () => expect(await mailRecord(unwanted.id)).toMatchObject({ status: 'failed', failure: 'not wanted any more' }));
    await change(identity, { reminders: true });
    const late = await remind(identity.userId, '7', new Date(Date.now() - 5 * 3_600_000));
    await remind(identity.userId, '1');
    await nextMailTo(auth.mailUrl, email, /wartet auf den zweiten Tag/);
    await eventually(async () => expect(await mailRecord(late.id)).toMatchObject({ status: 'failed', failure: 'too late' }));
    expect((await mailsTo(auth.mailUrl, email)).filter(({ subject }) => subject.includes('Serie'))).toHaveLength(1);
  });
});

describe('a link that ends reminders', () => {
  test.each([
    ['made with another key', () => unsubscribeToken(['another-key-of-32-characters-or-more'], 'lena', 'reminders')],
    ['for another learner', () => `${Buffer.from('someone').toString('base64url')}.${unsubscribeToken(['x'.repeat(32)], 'lena', 'reminders').split('.')[1] ?? ''}`],
    ['cut short', () => 'bGVuYQ'],
    ['of nothing', () => '.'],
  ])('%s is refused', async (_what, token) => {
    const answer = await request(auth.baseUrl).post('/api/unsubscribe').send({ token: token() });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'INVALID_TOKEN' });
  });
});
