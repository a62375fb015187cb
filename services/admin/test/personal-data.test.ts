import { randomUUID } from 'node:crypto';
import { eventually, testPersonalData } from '@b1fuchs/testing';
import { declarations } from '../src/data/personal-data.js';
import { securityRecorded, type Envelope } from '@b1fuchs/contracts';
import { createEvent, createPersonalData, daysBefore, publishEvent } from '@b1fuchs/kit';
import { startAdminUnderTest, type AdminUnderTest } from './admin-under-test.js';

let service: AdminUnderTest;

beforeAll(async () => {
  service = await startAdminUnderTest();
});
afterAll(() => service.stop());

describe('what admin keeps of users', () => {
  testPersonalData('admin', declarations, () => service);

  test('is what happened to the safety of an account, once an event', async () => {
    const userId = randomUUID();
    const now = new Date();
    const event = (action: 'signed-in' | 'password-changed'): Envelope => createEvent(securityRecorded, { userId, data: { action }, now });
    const first = event('signed-in');
    for (const one of [first, first, event('password-changed')]) await publishEvent(service.parts.broker, one);
    const logs = service.parts.connection.collection('activity_logs');
    await eventually(async () => {
      const rows = await logs.find({ userId }).sort({ action: 1 }).toArray();
      expect(rows.map(({ action, at }) => ({ action: action as unknown, at: at as unknown }))).toEqual(['password-changed', 'signed-in'].map((action) => ({ action, at: now })));
    });
  });

  test('goes after two years where it is a message, after one where it is the trail of an account', async () => {
    const { connection, broker } = service.parts;
    const now = new Date();
    const userId = randomUUID();
    const messages = connection.collection('support_messages');
    const logs = connection.collection('activity_logs');
    await messages.insertMany([731, 729].map((days) => ({ userId: null, name: userId, days, createdAt: daysBefore(now, days) })));
    await logs.insertMany([366, 364].map((days) => ({ userId, days, at: daysBefore(now, days) })));
    await createPersonalData({ service: 'admin', connection, broker, declarations }).tidy(now);
    const [left, leftOfLogs] = [await messages.find({ name: userId }).toArray(), await logs.find({ userId }).toArray()];
    expect([...left, ...leftOfLogs].map(({ days }) => days as unknown)).toEqual([729, 364]);
  });
});
