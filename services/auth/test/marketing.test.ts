import { IDENTITY_HEADER, mailPreferencesSchema, mailRequested, MARKETING_CONSENT, REMINDER_CONSENT, type Envelope, type Identity, type MailPreferences } from '@b1fuchs/contracts';
import { createEvent, publishEvent } from '@b1fuchs/kit';
import { brokerConnected, eventually, identityToken, mailsTo, nextMailTo, someIdentity, sourceOf } from '@b1fuchs/testing';
import request from 'supertest';
import { someLearner, startAuthUnderTest, type AuthUnderTest, type NewLearner } from './auth-under-test.js';

let auth: AuthUnderTest;

beforeAll(async () => {
  auth = await startAuthUnderTest();
  await brokerConnected(auth.parts.broker);
});
afterAll(() => auth.stop());

async function learner(): Promise<{ identity: Identity; email: string }> {
  const account = someLearner();
  await auth.registerVerified(account);
  return { identity: await identityOf(account), email: account.email };
}
const identityOf = async ({ username }: NewLearner): Promise<Identity> => someIdentity({ userId: String((await auth.users().findOne({ username }))?._id), username });
const preferencesOf = async (identity: Identity): Promise<MailPreferences> =>
  mailPreferencesSchema.parse((await request(auth.baseUrl).get('/api/account/mail-preferences').set(IDENTITY_HEADER, identityToken('auth', identity)).expect(200)).body);
const change = (identity: Identity, body: object) => request(auth.baseUrl).put('/api/account/mail-preferences').set(IDENTITY_HEADER, identityToken('auth', identity)).send(body);
const consentsOf = async ({ username }: Identity) => (await auth.users().findOne<{ mailConsents: object[] }>({ username }))?.mailConsents;

/** As an administrator writes to many. */
async function send(userId: string, values: { subject: string; message: string }): Promise<Envelope> {
  const event = createEvent(mailRequested, { userId, data: { template: 'bulk', values }, now: new Date() });
  await publishEvent(auth.parts.broker, event);
  return event;
}
const news = { subject: 'Neue Übungen', message: 'es gibt neue Übungen.\n\nProbieren Sie <b>sie</b> & lernen Sie weiter.' };
const isNotSent = ({ id }: Envelope, failure: string): Promise<void> =>
  eventually(async () => {
    expect(await auth.parts.connection.collection<{ _id: string }>('mails').findOne({ _id: id })).toMatchObject({ status: 'failed', failure });
  });

describe('consent to news', () => {
  test('is given at registration by a box, and kept with its words and its moment', async () => {
    const account = someLearner();
    await auth.post('/api/register', { ...account, marketing: true, securityCheck: await auth.solvedCheck() });
    const identity = await identityOf(account);
    expect(await preferencesOf(identity)).toEqual({ reminders: false, marketing: true });
    expect(await consentsOf(identity)).toMatchObject([{ kind: 'marketing', agreed: true, wording: MARKETING_CONSENT, at: expect.any(Date) as Date }]);
  });

  test('is not given by registering alone', async () => {
    const { identity } = await learner();
    expect(await preferencesOf(identity)).toEqual({ reminders: false, marketing: false });
    expect(await consentsOf(identity)).toEqual([]);
  });

  test('is given and withdrawn on its own; what stood before stays as proof', async () => {
    const { identity } = await learner();
    await change(identity, { marketing: true }).expect(200, { reminders: false, marketing: true });
    await change(identity, { reminders: true }).expect(200, { reminders: true, marketing: true });
    await change(identity, { marketing: true }).expect(200);
    await change(identity, { marketing: false }).expect(200, { reminders: true, marketing: false });
    expect(await consentsOf(identity)).toMatchObject([
      { kind: 'marketing', agreed: true, wording: MARKETING_CONSENT },
      { kind: 'reminders', agreed: true, wording: REMINDER_CONSENT },
      { kind: 'marketing', agreed: false, wording: MARKETING_CONSENT },
    ]);
  });
});

describe('news by mail', () => {
  test('come to whoever agreed, their words escaped, and end by one click without ending reminders', async () => {
    const { identity, email } = await learner();
    await change(identity, { marketing: true, reminders: true });
    await send(identity.userId, news);
    const mail = await nextMailTo(auth.mailUrl, email, /^Neue Übungen$/);
    expect(mail.html).toContain('<p dir="auto">Probieren Sie &lt;b&gt;sie&lt;/b&gt; &amp; lernen Sie weiter.</p>');
    expect(mail.text).toContain('Stop news: http');

    const link = /http:\/\/localhost:8080\/unsubscribe\?token=(\S+)/.exec(mail.text)?.[1] ?? '';
    const source = (await sourceOf(auth.mailUrl, mail)).replaceAll(/\r?\n[ \t]+/g, ' ');
    expect(source).toContain(`List-Unsubscribe: <http://localhost:8080/api/unsubscribe/one-click?token=${link}>`);
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    await request(auth.baseUrl).post(`/api/unsubscribe/one-click?token=${link}`).type('form').send('List-Unsubscribe=One-Click').expect(200, { message: 'Sie bekommen keine Neuigkeiten mehr.' });
    expect(await preferencesOf(identity)).toEqual({ reminders: true, marketing: false });
    await isNotSent(await send(identity.userId, news), 'not wanted any more');
  });

  test('do not come to whoever has not agreed, or never verified the address', async () => {
    const { identity, email } = await learner();
    await isNotSent(await send(identity.userId, news), 'not wanted any more');
    expect(await mailsTo(auth.mailUrl, email)).toHaveLength(1);

    const stranger = someLearner();
    await auth.post('/api/register', { ...stranger, marketing: true, securityCheck: await auth.solvedCheck() });
    await isNotSent(await send((await identityOf(stranger)).userId, news), 'not wanted any more');
  });

  test('cannot add a header', async () => {
    const { identity, email } = await learner();
    await change(identity, { marketing: true });
    await send(identity.userId, { ...news, subject: 'Neues\r\nBcc: victim@example.org' });
    const mail = await nextMailTo(auth.mailUrl, email, /^Neues Bcc: victim@example.org$/);
    expect(mail.to).toHaveLength(1);
    expect(await mailsTo(auth.mailUrl, 'victim@example.org')).toEqual([]);
  });
});
