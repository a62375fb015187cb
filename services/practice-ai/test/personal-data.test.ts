import { randomUUID } from 'node:crypto';
import { askPersonalData, collectionsOf, countPersonalData, eventually, publishDeletion, seedPersonalData } from '@b1fuchs/testing';
import { declarations } from '../src/data/personal-data.js';
import { createPersonalData } from '@b1fuchs/kit';
import { startPracticeAiUnderTest, type PracticeAiUnderTest } from './practice-ai-under-test.js';

let service: PracticeAiUnderTest;

beforeAll(async () => {
  service = await startPracticeAiUnderTest();
});
afterAll(() => service.stop());

const seeded = async (): Promise<string> => {
  const userId = randomUUID();
  await seedPersonalData(service.parts.connection, declarations, userId);
  return userId;
};
const countOf = (userId: string): Promise<number[]> => countPersonalData(service.parts.connection, declarations, userId);

describe('what practice-ai keeps of users', () => {
  test('is declared, every collection of it', async () => {
    expect(await collectionsOf(service.parts.connection)).toEqual(Object.keys(declarations).sort());
  });

  test('is handed out to auth, and to nobody else, without events that wait', async () => {
    const userId = await seeded();
    await seeded();
    const { data } = await askPersonalData({ service: 'practice-ai', baseUrl: service.baseUrl, userId });
    expect(Object.values(data).map((rows) => rows.length)).toEqual(await countOf(userId));
    expect(JSON.stringify(data)).not.toMatch(/outbox|waiting/);
    expect((await askPersonalData({ service: 'practice-ai', baseUrl: service.baseUrl, userId, caller: 'gateway' })).status).toBe(403);
  });

  test('is erased with the account, and nobody else’s', async () => {
    const [gone, stays] = [await seeded(), await seeded()];
    await publishDeletion(service.parts.broker, gone);
    await eventually(async () => expect(await countOf(gone)).toEqual((await countOf(stays)).map(() => 0)));
    expect((await countOf(stays)).every((count) => count === 1)).toBe(true);
  });

  test('goes after a year where it is what somebody used of a provider', async () => {
    const { connection, broker } = service.parts;
    const usage = connection.collection('ai_usage');
    const userId = randomUUID();
    await usage.insertMany(['2025-10', '2025-11', '2026-10'].map((month) => ({ userId, month })));
    await createPersonalData({ service: 'practice-ai', connection, broker, declarations }).tidy(new Date('2026-11-29T12:00:00Z'));
    expect((await usage.find({ userId }).toArray()).map(({ month }) => month as unknown)).toEqual(['2025-11', '2026-10']);
  });
});
