import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { activityRecorded, practiceSectionSchema } from '@b1fuchs/contracts';
import { addDays, connectBroker, connectMongo, createEvent, createLogger, learningDay, publishEvent } from '@b1fuchs/kit';
import { progressModels } from '../../services/progress/src/data/models.js';
import { createProgressRecords } from '../../services/progress/src/data/progress-records.js';
import { rebuildTotals } from '../../services/progress/src/domain/rebuild-totals.js';
import type { Learner } from './learner.js';
import { percentile, rounds, shareOut, timed } from './measure.js';
import type { Figure } from './table.js';

/** The learner who is measured has practised on every day of three years, twice. */
const DAYS = 3 * 365;
const A_DAY = 2;
const OTHERS = 200;
const DAYS_OF_OTHERS = 30;
const WARM_UP = 50;
const CLIENTS = 4;
const LEARNERS_AT_ONCE = 300;
const EVENTS_A_LEARNER = 10;
const LOOK_MS = 100;

const TIME_ZONE = 'Europe/Berlin';

/**
 * Progress and achievements of a learner with three years of daily practice, through the gateway; and how many events a
 * second are consumed, from the first one published until the totals of the last learner are there.
 */
export async function measureProgress({ gateway, mongo, rabbit, learner }: { gateway: URL; mongo: string; rabbit: string; learner: Learner }): Promise<Figure[]> {
  const logger = createLogger('bench', 'silent');
  const connection = await connectMongo(mongo, logger);
  const broker = connectBroker(rabbit, logger);
  try {
    const models = progressModels(connection);
    await practiseLongAgo(models, learner.identity.userId, DAYS);
    for (let other = 0; other < rounds(OTHERS, 20); other += 1) await practiseLongAgo(models, `bench-other-${other}`, DAYS_OF_OTHERS);
    await rebuildTotals(createProgressRecords(models, { nudge: () => undefined }), new Date());

    const times = async (path: string): Promise<number[]> => {
      const get = async (): Promise<void> => {
        const response = await fetch(new URL(path, gateway), { headers: learner.headers });
        if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
        await response.arrayBuffer();
      };
      for (let run = 0; run < rounds(WARM_UP, 10); run += 1) await get();
      const measured: number[] = [];
      for (let run = 0; run < rounds(200, 30); run += 1) measured.push(await timed(get));
      return measured;
    };
    const read = [
      figure('progress: achievements after three years of daily practice, p99', await times('/api/user/achievements')),
      figure('progress: progress after three years of daily practice, p99', await times(`/api/user/progress?userId=${learner.identity.userId}`)),
      figure('progress: insights after three years of daily practice, p99', await times('/api/user/insights')),
    ];

    const userIds = Array.from({ length: rounds(LEARNERS_AT_ONCE, 30) }, () => randomUUID());
    // In turn: no two events of one learner come one after the other.
    const events = Array.from({ length: EVENTS_A_LEARNER }, (_, index) => userIds.map((userId) => someEvent(userId, index))).flat();
    const tookMs = await timed(async () => {
      await shareOut(CLIENTS, events, (event) => publishEvent(broker, event));
      // One learner after the other: a look at all of them takes the database longer than counting does.
      for (const userId of userIds) while ((await countedExercises(models, userId)) < EVENTS_A_LEARNER) await setTimeout(LOOK_MS);
    });
    const rate: Figure = {
      name: 'progress: events consumed, end to end',
      value: (events.length * 1_000) / tookMs,
      unit: '/s',
      aim: { bound: 'at least', value: 300 },
      note: `${events.length} exercises of ${userIds.length} learners in ${(tookMs / 1_000).toFixed(1)} s`,
    };
    return [...read, rate];
  } finally {
    await broker.close();
    await connection.close();
  }
}

const figure = (name: string, times: number[]): Figure => ({
  name,
  value: percentile(times, 0.99),
  unit: 'ms',
  aim: { bound: 'at most', value: 50 },
  note: `p50 ${percentile(times, 0.5).toFixed(1)} ms; ${DAYS * A_DAY} exercises`,
});

const sections = practiceSectionSchema.options;
const sectionOf = (index: number) => sections[index % sections.length] ?? 'writing';
const resultOf = (index: number) => ({ criteria: { strukturen: 'B', wortschatz: 'C' } as const, errors: { words: 85, counts: { case: index % 5, spelling: 1 } } });

/** Exercises on so many days that end today. */
async function practiseLongAgo(models: ReturnType<typeof progressModels>, userId: string, days: number): Promise<void> {
  const today = learningDay(new Date(), TIME_ZONE);
  const activities = Array.from({ length: days * A_DAY }, (_, index) => {
    const day = addDays(today, -Math.floor(index / A_DAY));
    return {
      _id: randomUUID(),
      userId,
      section: sectionOf(index),
      description: 'Schreiben: Einladung zu einem Fest',
      score: index % 3 === 0 ? null : 40 + (index % 60),
      day,
      occurredAt: new Date(`${day}T${String(10 + (index % A_DAY))}:00:00Z`),
      timeZone: TIME_ZONE,
      fingerprint: randomUUID(),
      result: resultOf(index),
    };
  });
  await models.activities.insertMany(activities);
}

const someEvent = (userId: string, index: number) =>
  createEvent(activityRecorded, {
    userId,
    data: { section: sectionOf(index), description: 'Schreiben: Einladung zu einem Fest', score: 60 + index, timeZone: TIME_ZONE, result: resultOf(index), fingerprint: randomUUID() },
    now: new Date(),
  });

const countedExercises = async (models: ReturnType<typeof progressModels>, userId: string): Promise<number> => (await models.totals.findById(userId, { exercisesCompleted: 1 }).lean())?.exercisesCompleted ?? 0;
