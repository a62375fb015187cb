import { randomUUID } from 'node:crypto';
import { IDENTITY_HEADER, mailRequested, type Envelope, type MailTemplate } from '@b1fuchs/contracts';
import { createEvent, publishEvent } from '@b1fuchs/kit';
import { brokerConnected, eventually, identityToken, someIdentity } from '@b1fuchs/testing';
import request from 'supertest';
import { z } from 'zod';
import { mailedTokenOf } from '../src/domain/mailed-token.js';
import { someLearner, startAuthUnderTest, type AuthUnderTest } from './auth-under-test.js';
import { signIn } from './signed-in-learner.js';
import { startSmtpStandIn } from './smtp-stand-in.js';

/** A retry comes after six seconds, at the next look into the queue. */
const A_RETRY_MS = 20_000;
const LONGEST_TEST_MS = 60_000;

const waitingSchema = z.object({ emailChange: z.object({ nonce: z.string(), tokenHash: z.string() }) });
const mailRecord = (auth: AuthUnderTest, filter: object) => auth.parts.connection.collection('mails').findOne(filter);
const userOf = (auth: AuthUnderTest, email: string) => auth.users().findOne({ email });

async function started(smtpUrl: string): Promise<AuthUnderTest> {
  const auth = await startAuthUnderTest({ SMTP_URL: smtpUrl });
  await brokerConnected(auth.parts.broker);
  return auth;
}
async function ask(auth: AuthUnderTest, userId: string, template: MailTemplate, values: Record<string, string> = {}): Promise<Envelope> {
  const event = createEvent(mailRequested, { userId, data: { template, values }, now: new Date() });
  await publishEvent(auth.parts.broker, event);
  return event;
}

test('a mail server that is away only delays', async () => {
  const { port, stop } = await startSmtpStandIn();
  await stop();
  const auth = await started(`smtp://127.0.0.1:${port}`);
  const learner = someLearner();
  expect((await auth.register(learner)).status).toBe(201);
  await eventually(async () => expect(await mailRecord(auth, { template: 'verify-email' })).toMatchObject({ status: 'queued', failure: 'mail server not reachable' }));

  const server = await startSmtpStandIn({ port });
  await eventually(() => expect(server.received.map(({ to }) => to)).toEqual([learner.email]), A_RETRY_MS);
  await auth.stop();
  await server.stop();
}, LONGEST_TEST_MS);

test('a mail server that refuses us loses no mail', async () => {
  const server = await startSmtpStandIn({ takesSignIn: false });
  const auth = await started(`smtp://fuchs:wrong@127.0.0.1:${server.port}`);
  const learner = someLearner();
  await auth.register(learner);
  await eventually(async () => expect(await mailRecord(auth, { template: 'verify-email' })).toMatchObject({ status: 'queued', failure: 'mail server not reachable' }));
  expect((await userOf(auth, learner.email))?.mailRefusedAt).toBeNull();
  await auth.stop();
  await server.stop();
}, LONGEST_TEST_MS);

test('an address that takes no mail is noted and spared what it can do without, until it takes mail again', async () => {
  const server = await startSmtpStandIn();
  const auth = await started(`smtp://127.0.0.1:${server.port}`);
  const learner = someLearner();
  server.refused.add(learner.email);
  await auth.register(learner);
  await eventually(async () => expect((await userOf(auth, learner.email))?.mailRefusedAt).toBeInstanceOf(Date));
  await eventually(async () => expect(await mailRecord(auth, { template: 'verify-email' })).toMatchObject({ status: 'failed', failure: 'refused with 550' }));

  const userId = String((await userOf(auth, learner.email))?._id);
  await auth.users().updateOne({ email: learner.email }, { $set: { isEmailVerified: true } });
  await request(auth.baseUrl).put('/api/account/mail-preferences').set(IDENTITY_HEADER, identityToken('auth', someIdentity({ userId }))).send({ marketing: true }).expect(200);
  const spared = await ask(auth, userId, 'bulk', { subject: 'Neues', message: 'Neu.' });
  await eventually(async () => expect(await mailRecord(auth, { _id: spared.id as never })).toMatchObject({ status: 'failed', failure: 'the address takes no mail' }));

  server.refused.clear();
  await ask(auth, userId, 'access-ends');
  await eventually(async () => expect((await userOf(auth, learner.email))?.mailRefusedAt).toBeNull());
  await ask(auth, userId, 'bulk', { subject: 'Neues', message: 'Neu.' });
  await eventually(() => expect(server.received.map(({ source }) => /^Subject: (.*)$/m.exec(source)?.[1]?.trim())).toEqual(['Ihr Zugang zu B1 Fuchs endet bald', 'Neues']));
  await auth.stop();
  await server.stop();
}, LONGEST_TEST_MS);

test('of two changes of address while the mail server is away, both former addresses are told', async () => {
  const { port, stop } = await startSmtpStandIn();
  await stop();
  const tokenSecret = randomUUID();
  const auth = await startAuthUnderTest({ SMTP_URL: `smtp://127.0.0.1:${port}`, TOKEN_SECRET: tokenSecret });
  await brokerConnected(auth.parts.broker);
  const learner = someLearner();
  await auth.register(learner);
  await auth.users().updateOne({ email: learner.email }, { $set: { isEmailVerified: true } });
  const { identity } = await signIn(auth, learner);
  const { userId } = identity;
  const [first, second] = [someLearner().email, someLearner().email];
  for (const email of [first, second]) {
    await auth.post('/api/account/email', { email, password: learner.password }, identity);
    const { emailChange } = waitingSchema.parse(await auth.users().findOne({ _id: userId as never }));
    expect((await auth.post('/api/confirm-email', { token: mailedTokenOf([tokenSecret], 'change-email', { userId, ...emailChange }) })).status).toBe(200);
  }
  await eventually(async () => expect(await auth.parts.connection.collection('mails').countDocuments({ template: 'email-changed', failure: 'mail server not reachable' })).toBe(2));

  const server = await startSmtpStandIn({ port });
  await eventually(() => expect(server.received.map(({ to }) => to).filter((to) => to !== second).sort()).toEqual([learner.email, first].sort()), A_RETRY_MS);
  await auth.stop();
  await server.stop();
}, LONGEST_TEST_MS);
