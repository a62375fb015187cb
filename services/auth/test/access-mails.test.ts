import { mailRequested, trialStarted, type Envelope, type MailTemplate } from '@b1fuchs/contracts';
import { createEvent, publishEvent } from '@b1fuchs/kit';
import { brokerConnected, eventually, mailsTo, nextMailTo, sourceOf } from '@b1fuchs/testing';
import { someLearner, startAuthUnderTest, type AuthUnderTest } from './auth-under-test.js';

let auth: AuthUnderTest;

beforeAll(async () => {
  auth = await startAuthUnderTest();
  await brokerConnected(auth.parts.broker);
});
afterAll(() => auth.stop());

const publish = (event: Envelope): Promise<void> => publishEvent(auth.parts.broker, event);
/** Somebody whose days are counted in Tehran. */
async function learner(username?: string): Promise<{ userId: string; email: string }> {
  const account = someLearner(username === undefined ? {} : { username });
  await auth.registerVerified(account);
  return { userId: String((await auth.users().findOne({ email: account.email }))?._id), email: account.email };
}
const ask = (userId: string, template: MailTemplate, values: Record<string, string>): Promise<void> =>
  publish(createEvent(mailRequested, { userId, data: { template, values }, now: new Date() }));

test('when the trial begins, a mail says until when, on the learner’s clock, once', async () => {
  const { userId, email } = await learner();
  const event = createEvent(trialStarted, { userId, data: { trialStartsAt: '2026-11-29T07:00:00.000Z', trialEndsAt: '2026-12-02T07:00:00.000Z' }, now: new Date() });
  await publish(event);
  await publish(event);
  const mail = await nextMailTo(auth.mailUrl, email, /Probezeit bei B1 Fuchs hat begonnen/);
  expect(mail.text).toContain('Ihre Probezeit endet am 2. Dezember 2026 um 10:30 Uhr (Asia/Tehran).');
  expect(mail.text).toContain('Your trial ends on 2 December 2026 at 10:30 (Asia/Tehran).');
  await ask(userId, 'access-ends', {});
  await nextMailTo(auth.mailUrl, email, /Zugang zu B1 Fuchs endet bald/);
  expect((await mailsTo(auth.mailUrl, email)).filter(({ subject }) => subject.includes('Probezeit'))).toHaveLength(1);
});

test.each<[MailTemplate, RegExp, string, string]>([
  ['trial-ends-tomorrow', /Ihre Probezeit endet morgen/, 'Ihre kostenlose Probezeit endet am 2. Dezember 2026 um 10:30 Uhr', 'http://localhost:8080/subscribe'],
  ['access-ends', /Ihr Zugang zu B1 Fuchs endet bald/, 'Ihr Zugang endet am 2. Dezember 2026 um 10:30 Uhr', 'http://localhost:8080/subscribe'],
])('%s says when and what to do, and is no mail that one can do without', async (template, subject, sentence, link) => {
  const { userId, email } = await learner();
  await ask(userId, template, { endsAt: '2026-12-02T07:00:00.000Z' });
  const mail = await nextMailTo(auth.mailUrl, email, subject);
  expect(mail.text).toContain(sentence);
  expect(mail.text).toContain(link);
  expect(await sourceOf(auth.mailUrl, mail)).not.toContain('List-Unsubscribe');
});

test('a moment that nobody can read is left open rather than holding up the queue', async () => {
  const { userId, email } = await learner();
  await ask(userId, 'access-ends', { endsAt: 'next week' });
  expect((await nextMailTo(auth.mailUrl, email, /Ihr Zugang/)).text).toContain('Ihr Zugang endet bald.');
});

test('a name with HTML is shown as it is', async () => {
  const { userId, email } = await learner(`<img src=x onerror=alert(1)>${someLearner().username}`.slice(0, 50));
  await ask(userId, 'trial-ends-tomorrow', { endsAt: '<script>' });
  const { html } = await nextMailTo(auth.mailUrl, email, /endet morgen/);
  expect(html).toContain('Hallo &lt;img src=x onerror=alert(1)&gt;');
  expect(html).not.toContain('<img');
  await eventually(async () => expect(await auth.parts.connection.collection('mails').countDocuments({ userId, status: 'queued' })).toBe(0));
});
