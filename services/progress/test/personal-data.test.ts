import { randomUUID } from 'node:crypto';
import { askPersonalData, collectionsOf, countPersonalData, eventually, publishDeletion, seedPersonalData } from '@b1fuchs/testing';
import { declarations } from '../src/data/personal-data.js';
import { createPersonalData, daysBefore } from '@b1fuchs/kit';
import { startProgressUnderTest, type ProgressUnderTest } from './progress-under-test.js';

let service: ProgressUnderTest;

beforeAll(async () => {
  service = await startProgressUnderTest();
});
afterAll(() => service.stop());

const seeded = async (): Promise<string> => {
  const userId = randomUUID();
  await seedPersonalData(service.parts.connection, declarations, userId);
  return userId;
};
const countOf = (userId: string): Promise<number[]> => countPersonalData(service.parts.connection, declarations, userId);

describe('what progress keeps of users', () => {
  test('is declared, every collection of it', async () => {
    expect(await collectionsOf(service.parts.connection)).toEqual(Object.keys(declarations).sort());
  });

  test('is handed out to auth, and to nobody else, without events that wait', async () => {
    const userId = await seeded();
    await seeded();
    const { data } = await askPersonalData({ service: 'progress', baseUrl: service.baseUrl, userId });
    expect(Object.values(data).map((rows) => rows.length)).toEqual(await countOf(userId));
    expect(JSON.stringify(data)).not.toMatch(/outbox|waiting/);
    expect((await askPersonalData({ service: 'progress', baseUrl: service.baseUrl, userId, caller: 'gateway' })).status).toBe(403);
  });

  test('is erased with the account, and nobody else’s', async () => {
    const [gone, stays] = [await seeded(), await seeded()];
    await publishDeletion(service.parts.broker, gone);
    await eventually(async () => expect(await countOf(gone)).toEqual((await countOf(stays)).map(() => 0)));
    expect((await countOf(stays)).every((count) => count === 1)).toBe(true);
  });

  test('goes after a year where a page has told it', async () => {
    const { connection, broker } = service.parts;
    const told = connection.collection('client_activities');
    const userId = randomUUID();
    const now = new Date();
    await told.insertMany([366, 364].map((days) => ({ userId, activity: `vor ${days} Tagen`, receivedAt: daysBefore(now, days) })));
    await createPersonalData({ service: 'progress', connection, broker, declarations }).tidy(now);
    expect((await told.find({ userId }).toArray()).map(({ activity }) => activity as unknown)).toEqual(['vor 364 Tagen']);
  });
});
