import { randomUUID } from 'node:crypto';
import { testPersonalData } from '@b1fuchs/testing';
import { declarations } from '../src/data/personal-data.js';
import { createPersonalData } from '@b1fuchs/kit';
import { startPracticeAiUnderTest, type PracticeAiUnderTest } from './practice-ai-under-test.js';

let service: PracticeAiUnderTest;

beforeAll(async () => {
  service = await startPracticeAiUnderTest();
});
afterAll(() => service.stop());

describe('what practice-ai keeps of users', () => {
  testPersonalData('practice-ai', declarations, () => service);

  test('goes after a year where it is what somebody used of a provider', async () => {
    const { connection, broker } = service.parts;
    const usage = connection.collection('ai_usage');
    const userId = randomUUID();
    await usage.insertMany(['2025-10', '2025-11', '2026-10'].map((month) => ({ userId, month })));
    await createPersonalData({ service: 'practice-ai', connection, broker, declarations }).tidy(new Date('2026-11-29T12:00:00Z'));
    expect((await usage.find({ userId }).toArray()).map(({ month }) => month as unknown)).toEqual(['2025-11', '2026-10']);
  });
});
