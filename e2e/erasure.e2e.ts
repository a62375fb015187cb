import { randomUUID } from 'node:crypto';
import { activityRecorded, mailRequested } from '@b1fuchs/contracts';
import { connectBroker, createEvent, createLogger, deadQueueOf, ERASED_COLLECTION, publishEvent, type Broker, type Declarations, type StoredDocument } from '@b1fuchs/kit';
import { brokerConnected, eventually, nextMailTo, unzip, type TraceReceiver } from '@b1fuchs/testing';
import { z } from 'zod';
import { declarations as admin } from '../services/admin/src/data/personal-data.js';
import { declarations as auth } from '../services/auth/src/data/personal-data.js';
import { declarations as billing } from '../services/billing/src/data/personal-data.js';
import { declarations as practiceAi } from '../services/practice-ai/src/data/personal-data.js';
import { declarations as progress } from '../services/progress/src/data/personal-data.js';
import { declarations as report } from '../services/report/src/data/personal-data.js';
import { declarations as vocabulary } from '../services/vocabulary/src/data/personal-data.js';
import { mailUrl } from './learner.js';
import { letter } from './letter.js';
import { recordTraces } from './recorded-traces.js';
import { allReady } from './stack.js';
import { databaseOf, find, services, tracesInDatabases, tracesInLogs, tracesInMetrics, tracesInQueues, tracesInRedis } from './traces.js';
import { wholeLearner, type WholeLearner } from './whole-learner.js';

const declared: Record<string, Declarations> = { auth, billing, 'practice-ai': practiceAi, vocabulary, progress, admin, report };
const personalPlaces = Object.entries(declared)
  .flatMap(([service, declarations]) => Object.entries(declarations).flatMap(([name, { kind }]) => (kind === 'personal' ? [`${service}.${name}`] : [])))
  .sort();
const { RABBIT_URL } = z.object({ RABBIT_URL: z.string() }).parse(process.env);

let broker: Broker;
let recorded: TraceReceiver;
let learner: WholeLearner;
/** By which somebody is known. */
let words: string[];

beforeAll(async () => {
  await allReady();
  broker = connectBroker(RABBIT_URL, createLogger('journey', 'silent'));
  await brokerConnected(broker);
  recorded = await recordTraces();
  learner = await wholeLearner();
  words = [learner.userId, learner.username, learner.email];
});
afterAll(async () => {
  await broker.close();
  await recorded.stop();
});

/** As if days had gone by. */
async function changeAccount(fields: Record<string, Date>): Promise<void> {
  const connection = await databaseOf('auth');
  await connection.collection<StoredDocument>('users').updateOne({ _id: learner.userId }, { $set: fields });
  await connection.close();
}
async function account(): Promise<StoredDocument | null> {
  const connection = await databaseOf('auth');
  const found = await connection.collection<StoredDocument>('users').findOne({ _id: learner.userId });
  await connection.close();
  return found;
}

test('a learner who has done everything has something in every collection of personal data', async () => {
  // Calls to an outside provider alone leave it, and this system has none.
  const practice = await databaseOf('practice-ai');
  await practice.collection<StoredDocument>('ai_usage').insertOne({ _id: `${learner.userId}:2026-11`, userId: learner.userId, month: '2026-11' });
  await practice.close();
  for (const service of services) {
    const letter = createEvent(activityRecorded, { userId: learner.userId, data: { section: 'writing', description: learner.username, timeZone: 'Europe/Berlin' }, now: new Date() });
    await broker.publish('', deadQueueOf(service), Buffer.from(JSON.stringify(letter)), { messageId: letter.id });
  }
  await eventually(async () => {
    const places = (await tracesInDatabases(words)).map(({ place }) => place);
    expect([...new Set([...places, ...personalPlaces])].sort()).toEqual(personalPlaces);
    expect(places.sort()).toEqual(personalPlaces);
  }, 60_000);
  expect((await tracesInQueues(words)).filter(({ place }) => place.endsWith('.dead'))).toHaveLength(services.length);
  expect(await tracesInRedis(words)).not.toEqual([]);
  // The logs are where they are looked for; a service to which nothing has happened has none yet.
  const logs = (await tracesInLogs(['"msg"'])).map(({ place }) => place);
  for (const name of ['gateway', 'auth']) expect(logs).toContain(`log ${name}.log`);
});

/** The trace that the gateway began for a route. */
const traceOf = (route: string) => {
  const first = recorded.spans().find(({ service, name }) => service === 'gateway' && name === route);
  return recorded.spans(first?.traceId ?? '');
};

test('what they have done is one trace from the gateway to the last consumer, by whose id the logs can be searched', async () => {
  const steps = ['auth: publish user-verified', 'billing: consume user-verified', 'billing: publish trial-started', 'auth: consume trial-started', 'admin: consume trial-started'];
  const trace = await eventually(() => {
    const spans = traceOf('POST /api/verify-email');
    expect(spans.map(({ service, name }) => `${service}: ${name}`)).toEqual(expect.arrayContaining(steps));
    return spans;
  });
  expect(trace.map(({ attributes }) => attributes['db.collection.name'])).toEqual(expect.arrayContaining(['users', 'accounts', 'mails']));
  const logs = (await tracesInLogs(trace.slice(0, 1).map(({ traceId }) => traceId))).map(({ place }) => place);
  expect(logs).toEqual(expect.arrayContaining(['log gateway.log', 'log auth.log']));
});

test('and no trace, log line or figure names them, or holds what they wrote or what opens their account', async () => {
  const told = [...words, learner.password, learner.sessionId, 'Kann ich mit meine Schwester kommen?'];
  expect(letter).toContain(told.at(-1));
  expect(find('traces', recorded.received(), told)).toEqual([]);
  expect(await tracesInLogs(told)).toEqual([]);
  expect(await tracesInMetrics(told)).toEqual([]);
});

test('and gets all of it in one file', async () => {
  const { password } = learner;
  const files = await unzip(Buffer.from(await (await learner.call('POST', '/api/account/export', { password })).arrayBuffer()));
  const contents = [...files].filter(([name]) => name.endsWith('.json')).map(([, text]) => z.record(z.string(), z.array(z.unknown())).parse(JSON.parse(text)));
  const lists = contents.flatMap((content) => Object.entries(content));
  expect(lists.map(([name]) => name).sort()).toEqual(personalPlaces.map((place) => place.split('.')[1]).sort());
  expect(lists.filter(([, rows]) => rows.length === 0).map(([name]) => name)).toEqual([]);
  // Each service was asked for its part within the one trace.
  await eventually(() => expect([...new Set(traceOf('POST /api/account/export').map(({ service }) => service))]).toEqual(expect.arrayContaining(['gateway', ...services])));
});

test('once the account is erased, nothing of them is left anywhere but their bare id', async () => {
  const { userId, password, email, username } = learner;
  await learner.call('POST', '/api/account/deletion', { password });
  await nextMailTo(mailUrl, email, /wird in 7 Tagen gelöscht/);
  await changeAccount({ deletionDueAt: new Date(Date.now() - 1_000) });
  await eventually(async () => expect(await account()).toHaveProperty('closedAt'), 60_000);
  await expect(learner.call('GET', '/api/user')).rejects.toThrow('401');
  await changeAccount({ closedAt: new Date(Date.now() - 3 * 60_000) });
  await eventually(async () => expect(await account()).toBeNull(), 90_000);
  await nextMailTo(mailUrl, email, /ist gelöscht/);
  // Events that come late bring nothing back.
  const late = [
    createEvent(activityRecorded, { userId, data: { section: 'writing', description: username, timeZone: 'Europe/Berlin' }, now: new Date() }),
    createEvent(mailRequested, { userId, data: { template: 'support-copy', values: { name: username, email, message: randomUUID(), source: 'support-page' } }, now: new Date() }),
  ];
  for (const event of late) await publishEvent(broker, event);

  const bareId = [...services.map((service) => `${service}.${ERASED_COLLECTION}`), 'auth.tombstones'].map((place) => ({ place, words: [userId] }));
  await eventually(async () => {
    const traces = await tracesInDatabases(words);
    expect(traces.filter(({ place }) => !bareId.some((one) => one.place === place))).toEqual([]);
    expect(traces).toEqual(expect.arrayContaining(bareId));
    expect(traces).toHaveLength(bareId.length);
    expect(await tracesInQueues(words)).toEqual([]);
  }, 60_000);
  expect(await tracesInRedis(words)).toEqual([]);
  expect(await tracesInLogs(words)).toEqual([]);
  expect(find('traces', recorded.received(), words)).toEqual([]);
});
