import { randomUUID } from 'node:crypto';
import { testPersonalData } from '@b1fuchs/testing';
import { declarations } from '../src/data/personal-data.js';
import { createPersonalData, daysBefore } from '@b1fuchs/kit';
import { startProgressUnderTest, type ProgressUnderTest } from './progress-under-test.js';

let service: ProgressUnderTest;

beforeAll(async () => {
  service = await startProgressUnderTest();
});
afterAll(() => service.stop());

describe('what progress keeps of users', () => {
  testPersonalData('progress', declarations, () => service);

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
