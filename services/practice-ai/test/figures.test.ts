import { IDENTITY_HEADER, languageFiguresSchema, writingFeedbackSchema, type LanguageFigures } from '@b1fuchs/contracts';
import { connectMongo, createLogger, signInternalToken, wallClock } from '@b1fuchs/kit';
import { eventually, freshDatabaseUrl, signingKeyOf } from '@b1fuchs/testing';
import request from 'supertest';
import { createTallies } from '../src/data/tallies.js';
import { tallyModel } from '../src/data/tally-model.js';
import { languageFigures } from '../src/domain/language-figures.js';
import { startPracticeAiUnderTest, type PracticeAiUnderTest } from './practice-ai-under-test.js';

describe('figures of errors and cost', () => {
  const open = async () => {
    const connection = await connectMongo(freshDatabaseUrl('tallies'), createLogger('test', 'silent'));
    const model = tallyModel(connection);
    await model.init();
    const failures: unknown[] = [];
    return { connection, failures, tallies: createTallies(model, (error) => failures.push(error)) };
  };

  test('are added up by the days of any time zone, also of one that is a quarter of an hour apart', async () => {
    const { connection, tallies, failures } = await open();
    // 18:20 in UTC is 00:05 of the next day in Kathmandu.
    const at = new Date('2026-04-10T18:20:00.000Z');
    await Promise.all(Array.from({ length: 8 }, () => tallies.errors('writing', [{ category: 'case' }, { category: 'case' }, { category: 'spelling' }], at)));
    await tallies.errors('speaking', [{ category: 'case' }], at);
    await tallies.cost('OpenAI', 900, at);
    await tallies.cost('OpenAI', -400, at);
    const figures = { writing: { case: 16, spelling: 8 }, speaking: { case: 1 }, cost: { OpenAI: 500 } };
    expect(failures).toEqual([]);
    expect(await languageFigures({ tallies }, { from: '2026-04-09', to: '2026-04-11', timeZone: 'UTC' })).toEqual({ days: [{ day: '2026-04-10', ...figures }] });
    expect(await languageFigures({ tallies }, { from: '2026-04-11', to: '2026-04-11', timeZone: 'Asia/Kathmandu' })).toEqual({ days: [{ day: '2026-04-11', ...figures }] });
    await connection.close();
  });

  test('that cannot be kept are told, and stop nobody', async () => {
    const { connection, tallies, failures } = await open();
    await connection.close();
    await tallies.cost('OpenAI', 1, new Date());
    expect(failures).toHaveLength(1);
  });
});

describe('the service', () => {
  let practice: PracticeAiUnderTest;
  beforeAll(async () => {
    practice = await startPracticeAiUnderTest();
  });
  afterAll(() => practice.stop());

  const ask = (day: string, caller: 'admin' | 'gateway' = 'admin') =>
    request(practice.baseUrl).get(`/internal/admin/figures?from=${day}&to=${day}&timeZone=UTC`).set(IDENTITY_HEADER, signInternalToken(signingKeyOf(caller), 'practice-ai'));

  test('counts the corrections of a text that was handed in, for the admin service alone', async () => {
    const answer = await practice.analyze({ text: 'Ich habe gestern ein neue Haus gesehen. Es war ser schön.', topic: 'Wohnen', section: 'teil2' });
    const { corrections } = writingFeedbackSchema.parse(answer.body);
    expect(corrections.length).toBeGreaterThan(0);
    await eventually(async () => {
      const { days }: LanguageFigures = languageFiguresSchema.parse((await ask(wallClock(new Date(), 'UTC').date)).body);
      const counted = Object.entries(days[0]?.writing ?? {}).reduce((sum, [, amount]) => sum + amount, 0);
      expect(counted).toBe(corrections.length);
    });
    expect((await ask('2026-01-01', 'gateway')).status).toBe(403);
  });
});
