import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { activityLogSchema, deadLettersSchema, progressUpdated, systemStateSchema, userRegistered, type Envelope, type SystemService } from '@b1fuchs/contracts';
import { deadQueueOf, queueOf } from '@b1fuchs/kit';
import { eventually, someIdentity } from '@b1fuchs/testing';
import { z } from 'zod';
import { startAdminUnderTest, type AdminUnderTest } from './admin-under-test.js';
import { someUser } from './some-user.js';

let admin: AdminUnderTest;
/** Stands where a service is that answers and cannot work. */
let failing: Awaited<ReturnType<typeof startFailing>>;

async function startFailing() {
  const server = createServer((_request, response) => {
    response.writeHead(503, { 'content-type': 'application/json' }).end(JSON.stringify({ ready: false, checks: { database: 'failed', grammar: 'ok' }, version: '9.9.9', uptimeS: 61 }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => new Promise((resolve) => server.close(resolve)) };
}

beforeAll(async () => {
  failing = await startFailing();
  admin = await startAdminUnderTest({ PRACTICE_AI_URL: failing.url });
});
afterAll(async () => {
  await admin.stop();
  await failing.stop();
});

const system = async () => systemStateSchema.parse((await admin.call('get', '/api/admin/system').expect(200)).body);
const service = async (name: string): Promise<SystemService | undefined> => (await system()).services.find((one) => one.name === name);
const letters = async (name: string) => deadLettersSchema.parse((await admin.call('get', `/api/admin/system/dead-letters/${name}`).expect(200)).body);
const setAside = (name: string, event: Envelope | string, headers: Record<string, string | number> = {}): Promise<void> =>
  admin.parts.broker.publish('', deadQueueOf(name), Buffer.from(typeof event === 'string' ? event : JSON.stringify(event)), { messageId: randomUUID(), headers });

test('every service is shown with its state, and what it depends on with what of it fails', async () => {
  const state = await system();
  expect(state.isBrokerConnected).toBe(true);
  expect(state.services.map(({ name }) => name)).toEqual(['gateway', 'auth', 'billing', 'practice-ai', 'vocabulary', 'progress', 'admin', 'report']);
  expect(state.services.find(({ name }) => name === 'admin')).toMatchObject({
    state: 'ready',
    checks: [{ name: 'database', isOk: true }, { name: 'redis', isOk: true }],
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
    uptimeS: expect.any(Number) as number,
    queue: { waiting: 0, retrying: 0, dead: 0 },
  });
  expect(state.services.find(({ name }) => name === 'practice-ai')).toMatchObject({ state: 'failing', checks: [{ name: 'database', isOk: false }, { name: 'grammar', isOk: true }], version: '9.9.9', uptimeS: 61 });
  expect(state.services.find(({ name }) => name === 'auth')).toMatchObject({ state: 'down', checks: [], version: null });
  expect(state.services.find(({ name }) => name === 'gateway')).toMatchObject({ queue: null, lagS: null });
});

test('what waits for a service that is away is counted, with for how long something has', async () => {
  await admin.parts.broker.publish('', queueOf('report'), Buffer.from('{}'), { messageId: randomUUID() });
  await eventually(async () => expect(await service('report')).toMatchObject({ queue: { waiting: 1 }, lagS: expect.any(Number) as number }));
});

test('dead letters are shown without what they say of anybody, as often as somebody looks', async () => {
  const { userId, email, events } = someUser();
  const [registered] = events;
  await setAside('vocabulary', registered ?? '', { 'x-reason': 'failed too often', 'x-attempt': 20, 'x-set-aside-at': Date.UTC(2026, 10, 3) });
  await setAside('vocabulary', 'not JSON');
  const expected = {
    total: 2,
    letters: expect.arrayContaining([
      { name: userRegistered.name, occurredAt: registered?.occurredAt, setAsideAt: '2026-11-03T00:00:00.000Z', reason: 'failed too often', attempts: 20 },
      { name: '', occurredAt: null, setAsideAt: null, reason: expect.any(String) as string, attempts: 0 },
    ]) as object[],
  };
  await eventually(async () => expect(await letters('vocabulary')).toEqual(expected));
  const again = await letters('vocabulary');
  expect(again).toEqual(expected);
  expect(JSON.stringify(again)).not.toContain(userId);
  expect(JSON.stringify(again)).not.toContain(email);
});

test('dead letters are put back, have their effect, and the trail says who did it', async () => {
  const user = someUser();
  for (const event of user.events) await setAside('admin', event);
  await eventually(async () => expect((await letters('admin')).total).toBe(user.events.length));
  const by = someIdentity({ role: 'admin' });
  const answer = await admin.call('post', '/api/admin/system/dead-letters/admin/replay', { as: by }).expect(200);
  expect(answer.body).toEqual({ replayed: user.events.length });
  await eventually(async () => expect(await admin.rowOf(user.userId)).toMatchObject({ email: user.email }));
  await eventually(async () => expect(await service('admin')).toMatchObject({ queue: { dead: 0 } }));
  const recent = z.array(activityLogSchema).parse((await admin.call('get', '/api/admin/activity-logs').expect(200)).body);
  expect(recent[0]).toMatchObject({ action: 'dead-letters-replayed', details: expect.stringContaining('admin') as string });
});

test('a letter that cannot be understood comes back after it was put back, and is there still', async () => {
  const [registered] = someUser().events;
  await setAside('admin', JSON.stringify({ ...registered, name: progressUpdated.name }));
  await eventually(async () => expect((await letters('admin')).total).toBe(1));
  await admin.call('post', '/api/admin/system/dead-letters/admin/replay').expect(200);
  await eventually(async () => expect((await letters('admin')).letters).toMatchObject([{ name: progressUpdated.name, reason: 'not a known event or its data are invalid' }]));
});

test('nobody but an administrator, and nothing but a service that consumes', async () => {
  await admin.call('get', '/api/admin/system', { as: someIdentity() }).expect(403);
  await admin.call('post', '/api/admin/system/dead-letters/admin/replay', { as: someIdentity() }).expect(403);
  await admin.call('get', '/api/admin/system/dead-letters/gateway').expect(400);
});
