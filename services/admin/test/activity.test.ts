import { randomUUID } from 'node:crypto';
import { activityLogSchema, activityLogsPageSchema, securityRecorded, type SecurityAction } from '@b1fuchs/contracts';
import { createEvent } from '@b1fuchs/kit';
import { eventually, publishDeletion } from '@b1fuchs/testing';
import { z } from 'zod';
import { verifyChain } from '../src/domain/activity/verify-chain.js';
import { startAdminUnderTest, type AdminUnderTest } from './admin-under-test.js';
import { knownUser } from './some-user.js';

let admin: AdminUnderTest;

beforeEach(async () => {
  admin = await startAdminUnderTest();
});
afterEach(() => admin.stop());

const told = (userId: string, action: SecurityAction, done: { by?: string; actionId?: string } = {}) => createEvent(securityRecorded, { userId, data: { action, ...done }, now: new Date() });
const chainOf = () => admin.parts.connection.collection<{ _id: number; action: string }>('activity_chain');
const logsOf = () => admin.parts.connection.collection<{ _id: string; details: string }>('activity_logs');
const verdict = () => verifyChain({ logs: admin.logs });
const chained = (count: number): Promise<void> => eventually(async () => expect(await chainOf().countDocuments()).toBe(count), 20_000);
const recent = async () => z.array(activityLogSchema).parse((await admin.call('get', '/api/admin/activity-logs').expect(200)).body);

test('many events at once become one chain without a gap, each once', async () => {
  const events = Array.from({ length: 40 }, () => told(randomUUID(), 'signed-in'));
  await admin.publish(...events, ...events.slice(0, 10));
  await chained(40);
  expect(await verdict()).toEqual({ entries: 40, withoutPerson: 0, flaws: [] });
});

test('what was changed in the chain or beside it is found, and so is what was taken out', async () => {
  await admin.publish(...Array.from({ length: 6 }, () => told(randomUUID(), 'signed-in')));
  await chained(6);
  await chainOf().updateOne({ _id: 2 }, { $set: { action: 'signed-out' } });
  await logsOf().updateOne({ number: 4 }, { $set: { details: 'nothing happened' } });
  await chainOf().deleteOne({ _id: 5 });
  expect((await verdict()).flaws).toEqual(['entry 2 was changed', 'what entry 4 says of its user was changed', 'entry 5 is missing']);
});

test('the erasure of an account, also of an administrator’s, leaves the chain whole and no id behind', async () => {
  const [learner, administrator] = [await knownUser(admin), await knownUser(admin, { role: 'admin' })];
  const other = randomUUID();
  await admin.publish(told(learner.userId, 'signed-in'), told(other, 'changed-by-administrator', { by: administrator.userId, actionId: randomUUID() }), told(administrator.userId, 'signed-in'));
  await chained(3);
  for (const { userId } of [learner, administrator]) await publishDeletion(admin.parts.broker, userId);
  await eventually(async () => expect(await logsOf().countDocuments()).toBe(1));
  await eventually(async () => expect(JSON.stringify([await logsOf().find().toArray(), await chainOf().find().toArray()])).not.toContain(administrator.userId));
  expect(await verdict()).toEqual({ entries: 3, withoutPerson: 2, flaws: [] });
  expect((await recent()).map(({ username }) => username)).toEqual(['', '', '']);
});

test('entries of earlier versions, and those that a crash has left without a link, get theirs', async () => {
  const userId = randomUUID();
  await logsOf().insertMany([1, 2, 3].map((day) => ({ _id: randomUUID(), userId, action: 'signed-in', at: new Date(Date.UTC(2026, 1, day)) })) as never);
  expect(await admin.logs.chainWaiting(() => false)).toBe(3);
  expect(await admin.logs.chainWaiting(() => false)).toBe(0);
  expect(await verdict()).toEqual({ entries: 3, withoutPerson: 0, flaws: [] });
});

test('what an administrator has done stands there once, however it was told first', async () => {
  const userId = randomUUID();
  const [by, actionId] = [randomUUID(), randomUUID()];
  await admin.logs.keep({ entryId: actionId, userId, by, action: 'changed-by-administrator', at: new Date(), details: 'role: user → admin' });
  await admin.publish(told(userId, 'changed-by-administrator', { by, actionId }), told(userId, 'signed-in'));
  await chained(2);
  expect((await logsOf().findOne({ _id: actionId }))?.details).toBe('role: user → admin');
});

test('the ten most recent are shown with names; all are paged, and searched by name and action', async () => {
  const [mina, administrator] = [await knownUser(admin), await knownUser(admin, { role: 'admin' })];
  await admin.publish(...Array.from({ length: 11 }, () => told(randomUUID(), 'signed-out')));
  await chained(11);
  await admin.publish(told(mina.userId, 'changed-by-administrator', { by: administrator.userId, actionId: randomUUID() }));
  await chained(12);
  const latest = await recent();
  expect(latest).toHaveLength(10);
  expect(latest[0]).toMatchObject({ username: mina.username, action: 'changed-by-administrator', details: `by ${administrator.username}` });
  const pageOf = async (query: string) => activityLogsPageSchema.parse((await admin.call('get', `/api/admin/activity-logs?${query}`).expect(200)).body);
  expect(await pageOf('page=2&limit=5')).toMatchObject({ total: 12, page: 2, pages: 3 });
  expect((await pageOf('action=changed-by-administrator')).total).toBe(1);
  expect((await pageOf(`search=${administrator.username.toUpperCase()}`)).entries.map(({ username }) => username)).toEqual([mina.username]);
  expect((await pageOf('search=nobody-has-this')).total).toBe(0);
});
