import { randomUUID } from 'node:crypto';
import { IDENTITY_HEADER, mailRequested, userDeleted, type Envelope } from '@b1fuchs/contracts';
import { createEvent, createPersonalData, daysBefore, publishEvent, signInternalToken } from '@b1fuchs/kit';
import { collectEvents, collectionsOf, eventually, mailsTo, nextMailTo, signingKeyOf, testLifecycle } from '@b1fuchs/testing';
import request from 'supertest';
import { createDeletions } from '../src/data/deletions.js';
import { mailModel } from '../src/data/mail-model.js';
import { createMails } from '../src/data/mails.js';
import { declarations } from '../src/data/personal-data.js';
import { tombstoneModel } from '../src/data/tombstone-model.js';
import { createTombstones } from '../src/data/tombstones.js';
import { userModel } from '../src/data/user-model.js';
import { eraseAccounts } from '../src/domain/erase-accounts.js';
import { someLearner, startAuthUnderTest, type AuthUnderTest } from './auth-under-test.js';
import { signedInLearner, type SignedInLearner } from './signed-in-learner.js';

const lifecycle = testLifecycle();
let auth: AuthUnderTest;
let told: Envelope[];

beforeAll(async () => {
  auth = await startAuthUnderTest();
  told = await collectEvents(auth.parts.broker, userDeleted.name, lifecycle);
});
afterAll(async () => {
  await lifecycle.stopAll();
  await auth.stop();
});

type Row = { _id: string } & Record<string, unknown>;
const collection = (name: string) => auth.parts.connection.collection<Row>(name);
const change = (userId: string, fields: Record<string, unknown>): Promise<unknown> => collection('users').updateOne({ _id: userId }, { $set: fields });
const minutesAgo = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);
const failures: unknown[] = [];
/** One step of the erasure, beside the service's own. */
async function step(): Promise<void> {
  const { connection, broker } = auth.parts;
  const outbox = { nudge: () => undefined };
  const parts = {
    deletions: createDeletions(userModel(connection), outbox),
    sessions: auth.sessions,
    mails: createMails(mailModel(connection)),
    tombstones: createTombstones(tombstoneModel(connection), outbox),
    personalData: createPersonalData({ service: 'auth', connection, broker, declarations, elsewhere: (userId) => auth.sessions.forget(userId) }),
    wakeSender: () => undefined,
  };
  await eraseAccounts(parts, new Date(), (error) => failures.push(error));
  expect(failures).toEqual([]);
}
/** A learner whose account is closed; `minutes` ago, that nothing runs any more. */
async function closedLearner(minutes = 3): Promise<SignedInLearner> {
  const one = await signedInLearner(auth);
  await change(one.identity.userId, { deletionDueAt: minutesAgo(1) });
  await step();
  await change(one.identity.userId, { closedAt: minutesAgo(minutes) });
  return one;
}
const isGone = async (userId: string): Promise<boolean> => (await collection('users').countDocuments({ _id: userId })) === 0;
const erased = (userId: string): Promise<void> =>
  eventually(async () => {
    await step();
    expect(await isGone(userId)).toBe(true);
  }, 20_000);

describe('an account that is closed', () => {
  test('is not known any more: neither its sessions, nor its password, nor to other services', async () => {
    const { learner, identity, sessionId } = await closedLearner();
    expect(await auth.sessions.resolve(sessionId, new Date())).toBeUndefined();
    for (const username of [learner.username, learner.email]) {
      const answer = await auth.post('/api/login', { ...learner, username });
      expect(answer.body).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    }
    const lookUp = request(auth.baseUrl).get(`/internal/users/${identity.userId}`).set(IDENTITY_HEADER, signInternalToken(signingKeyOf('gateway'), 'auth'));
    await lookUp.expect(404);
    await request(auth.baseUrl).delete('/api/account/deletion').set(IDENTITY_HEADER, signInternalToken(signingKeyOf('gateway'), 'auth', identity));
    expect(await collection('users').findOne({ _id: identity.userId })).toMatchObject({ closedAt: expect.any(Date) as unknown });
  });

  test('keeps no more than its last mail needs, and its name and address are free', async () => {
    const { learner, identity } = await closedLearner();
    const kept = await collection('users').findOne({ _id: identity.userId });
    expect(Object.keys(kept ?? {}).sort()).toEqual(
      ['_id', 'closedAt', 'createdAt', 'email', 'emailKey', 'isEmailVerified', 'outbox', 'role', 'timeZone', 'username', 'usernameKey', 'verificationNonce', 'verificationToken', 'verificationTokenExpiry'],
    );
    expect((await auth.register(learner)).status).toBe(201);
    await eventually(async () => expect(await collection('users').countDocuments({ username: learner.username })).toBe(2));
  });

  test('is not erased while something may still run for it', async () => {
    const { identity } = await closedLearner(1);
    await step();
    await step();
    expect(await isGone(identity.userId)).toBe(false);
    expect(await collection('mails').countDocuments({ userId: identity.userId, template: 'account-deleted' })).toBe(0);
  });

  test('is not closed where its owner has changed their mind', async () => {
    const { identity } = await signedInLearner(auth);
    await change(identity.userId, { deletionDueAt: new Date(Date.now() + 60_000) });
    await step();
    expect(await collection('users').findOne({ _id: identity.userId })).not.toHaveProperty('closedAt');
  });
});

describe('an account that is erased', () => {
  test('gets a last mail before, and leaves its id behind; all services are told', async () => {
    const { learner, identity } = await closedLearner();
    const { userId } = identity;
    await auth.redis.set(`user:${userId}`, '{}');
    await erased(userId);
    expect((await mailsTo(auth.mailUrl, learner.email)).filter(({ subject }) => subject === 'Ihr Konto bei B1 Fuchs ist gelöscht')).toHaveLength(1);
    await eventually(() => expect(told.filter((event) => event.userId === userId)).toHaveLength(1));
    await eventually(async () => expect(await collection('tombstones').findOne({ _id: userId })).toEqual({ _id: userId, erasedAt: expect.any(Date) as unknown, outbox: [] }));
    expect(await collection('mails').countDocuments({ userId })).toBe(0);
    expect(await auth.redis.exists(`user:${userId}`)).toBe(0);
  });

  test('is so although its last mail is not taken, or cannot be sent for a day', async () => {
    const [refused, waiting] = [await closedLearner(), await closedLearner()];
    const lastMail = { template: 'account-deleted', values: {}, attempts: 3, nextAttemptAt: new Date(Date.now() + 3_600_000), askedAt: new Date() };
    const [refusedId, waitingId] = [refused.identity.userId, waiting.identity.userId];
    const keep = (userId: string, state: object) => collection('mails').updateOne({ _id: `account-deleted-${userId}` }, { $set: { userId, ...lastMail, ...state } }, { upsert: true });
    await keep(refusedId, { status: 'failed', queuedAt: new Date() });
    await keep(waitingId, { status: 'queued', queuedAt: daysBefore(new Date(), 1) });
    await erased(refusedId);
    await erased(waitingId);
  });

  test('after a crash in the middle the rest is done, and no second mail goes out', async () => {
    const { learner, identity } = await closedLearner();
    await collection('tombstones').insertOne({ _id: identity.userId, erasedAt: new Date(), outbox: [createEvent(userDeleted, { userId: identity.userId, data: {}, now: new Date() })] });
    await step();
    expect(await isGone(identity.userId)).toBe(true);
    await eventually(() => expect(told.some(({ userId }) => userId === identity.userId)).toBe(true));
    expect((await mailsTo(auth.mailUrl, learner.email)).map(({ subject }) => subject)).not.toContain('Ihr Konto bei B1 Fuchs ist gelöscht');
  });

  test('gets no mail that another service asks for later, and nothing of it is kept', async () => {
    const { identity } = await closedLearner();
    await erased(identity.userId);
    const marker = await signedInLearner(auth);
    const reminder = (userId: string): Envelope => createEvent(mailRequested, { userId, data: { template: 'two-factor-off', values: {} }, now: new Date() });
    await publishEvent(auth.parts.broker, reminder(identity.userId));
    await publishEvent(auth.parts.broker, reminder(marker.identity.userId));
    await nextMailTo(auth.mailUrl, marker.learner.email, /ausgeschaltet/);
    expect(await collection('mails').countDocuments({ userId: identity.userId })).toBe(0);
  });
});

describe('an account that was never used', () => {
  test('goes a month after its last link, without a mail; a newer one stays', async () => {
    const [old, newer] = [someLearner(), someLearner()];
    for (const [learner, days] of [[old, 31], [newer, 29]] as const) {
      await auth.register(learner);
      await collection('users').updateOne({ username: learner.username }, { $set: { verificationTokenExpiry: daysBefore(new Date(), days) } });
    }
    const before = (await mailsTo(auth.mailUrl, old.email)).length;
    await step();
    await collection('users').updateOne({ username: old.username }, { $set: { closedAt: minutesAgo(3) } });
    await step();
    expect(await collection('users').countDocuments({ username: { $in: [old.username, newer.username] } })).toBe(1);
    expect((await mailsTo(auth.mailUrl, old.email)).filter(({ subject }) => subject.includes('gelöscht'))).toEqual([]);
    expect(before).toBeLessThanOrEqual(1);
  });
});

describe('what auth keeps of users', () => {
  test('is declared, every collection of it', async () => {
    expect(await collectionsOf(auth.parts.connection)).toEqual(Object.keys(declarations).sort());
  });

  test('goes after 90 days where it is a mail, and after 30 where it is a tombstone that all have heard of', async () => {
    const now = new Date();
    const name = randomUUID();
    const mail = (days: number, status: string): Row => ({ _id: `${name}-${status}-${days}`, userId: name, template: 'verify-email', status, queuedAt: daysBefore(now, days) });
    await collection('mails').insertMany([mail(91, 'sent'), mail(91, 'failed'), mail(89, 'sent')]);
    await collection('tombstones').insertMany([31, 29].map((days) => ({ _id: `${name}-${days}`, erasedAt: daysBefore(now, days), outbox: [] })));
    const { connection, broker } = auth.parts;
    await createPersonalData({ service: 'auth', connection, broker, declarations }).tidy(now);
    expect((await collection('mails').find({ userId: name }).toArray()).map(({ _id }) => _id)).toEqual([`${name}-sent-89`]);
    expect((await collection('tombstones').find({ _id: { $in: [`${name}-31`, `${name}-29`] } }).toArray()).map(({ _id }) => _id)).toEqual([`${name}-29`]);
  });
});
