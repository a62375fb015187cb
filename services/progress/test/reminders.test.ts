import { mailPreferencesChanged, mailRequested, userDeleted, type Envelope } from '@b1fuchs/contracts';
import { createEvent, startOutbox } from '@b1fuchs/kit';
import { collectEvents, eventually, someIdentity, testLifecycle } from '@b1fuchs/testing';
import { progressModels } from '../src/data/models.js';
import { createProgressRecords } from '../src/data/progress-records.js';
import { createReminders } from '../src/data/reminders.js';
import { remindLearners, type ReminderParts } from '../src/domain/reminders/remind-learners.js';
import { someActivity, startProgressUnderTest, type ProgressUnderTest } from './progress-under-test.js';

const lifecycle = testLifecycle();
let progress: ProgressUnderTest;
let mails: Envelope[];
let parts: ReminderParts;

beforeAll(async () => {
  progress = await startProgressUnderTest();
  mails = await collectEvents(progress.parts.broker, mailRequested.name, lifecycle);
  const models = progressModels(progress.parts.connection);
  const outbox = startOutbox({ ...progress.parts, collections: [models.reminders.collection] });
  lifecycle.onStop('outbox', () => outbox.stop());
  parts = { records: createProgressRecords(models, outbox), reminders: createReminders(models, outbox) };
});
afterAll(async () => {
  await lifecycle.stopAll();
  await progress.stop();
});

const fail = (error: unknown): never => {
  throw error;
};

// Evenings to come: the running service itself reminds nobody of them.
const DAY_MS = 24 * 3_600_000;
const SOME_NOON = Date.parse('2026-05-06T10:00:00Z'); // noon in Berlin
const noon = (day: number): Date => new Date(SOME_NOON + day * DAY_MS);
const evening = (day: number): Date => new Date(SOME_NOON + day * DAY_MS + 6.5 * 3_600_000);
const wish = (userId: string, reminders: boolean, now: Date): Promise<void> => progress.publish(createEvent(mailPreferencesChanged, { userId, data: { reminders }, now }));
const mailsFor = (userId: string): Envelope[] => mails.filter((mail) => mail.userId === userId);

/** A learner who has practised at noon of these days and wanted reminders before. */
async function learnerWith(days: number[], timeZone = 'Europe/Berlin'): Promise<string> {
  const identity = someIdentity();
  for (const day of days) await progress.publish(someActivity(identity.userId, { now: noon(day), timeZone }));
  await eventually(async () => expect((await progress.achievementsOf(identity)).streakDates).toHaveLength(days.length));
  // Looked at first on the evening that a test is about.
  await parts.reminders.note(identity.userId, { wanted: true, changedAt: new Date(Date.now() + 365 * DAY_MS) });
  return identity.userId;
}
/** Looks at one learner at a moment, as the clock does. */
async function lookAt(userId: string, at: Date): Promise<void> {
  const models = progressModels(progress.parts.connection);
  await models.reminders.updateOne({ _id: userId }, { $set: { nextAt: at } });
  await remindLearners({ ...parts, reminders: { ...parts.reminders, due: () => Promise.resolve([{ userId, nextAt: at, remindedDay: null }]) } }, at, 1, fail);
}

describe('a reminder', () => {
  test('goes out in the evening of a day without practice on which a streak would end', async () => {
    const userId = await learnerWith([0, 1, 2]);
    await lookAt(userId, evening(3));
    await eventually(() => expect(mailsFor(userId)).toMatchObject([{ data: { template: 'streak-reminder', values: { streak: '3' } } }]));
  });

  test.each([
    ['the learner has practised today', [0, 1, 2], evening(2)],
    ['there is no streak any more', [0], evening(3)],
    ['there was never any practice', [], evening(3)],
    ['a freeze would bridge the day', [0, 1, 2, 3, 4, 5, 6], evening(7)],
    ['it is noon', [0, 1, 2], noon(3)],
    ['it is night', [0, 1, 2], new Date(evening(3).getTime() + 4 * 3_600_000)],
  ])('does not where %s', async (_why, days, at) => {
    const userId = await learnerWith(days);
    await lookAt(userId, at);
    const other = await learnerWith([0, 1]);
    await lookAt(other, evening(2));
    await eventually(() => expect(mailsFor(other)).toHaveLength(1));
    expect(mailsFor(userId)).toEqual([]);
  });

  test('goes by the clock of the learner, not by that of the server', async () => {
    const userId = await learnerWith([0, 1], 'Asia/Tokyo');
    await lookAt(userId, new Date(noon(2).getTime() + 0.5 * 3_600_000)); // 19:30 in Tokyo
    await eventually(() => expect(mailsFor(userId)).toHaveLength(1));
  });

  test('is sent once an evening, however many instances look at the same time', async () => {
    const userId = await learnerWith([0, 1, 2, 3, 4, 5]);
    const at = evening(6);
    await progressModels(progress.parts.connection).reminders.updateOne({ _id: userId }, { $set: { nextAt: at } });
    const sameLearner = { ...parts, reminders: { ...parts.reminders, due: () => Promise.resolve([{ userId, nextAt: at, remindedDay: null }]) } };
    await Promise.all([1, 2, 3, 4].map(() => remindLearners(sameLearner, at, 1, fail)));
    await eventually(() => expect(mailsFor(userId)).toMatchObject([{ data: { values: { streak: '6' } } }]));
    const { nextAt } = (await progressModels(progress.parts.connection).reminders.findById(userId).lean()) ?? {};
    expect(nextAt).toEqual(new Date(Date.parse('2026-05-13T16:00:00Z')));
  });

  test('is not sent a second time that evening, whatever is switched off and on again', async () => {
    const userId = await learnerWith([0, 1]);
    await lookAt(userId, evening(2));
    await eventually(() => expect(mailsFor(userId)).toHaveLength(1));
    const models = progressModels(progress.parts.connection);
    await parts.reminders.note(userId, { wanted: false, changedAt: new Date(Date.now() + 366 * DAY_MS) });
    await parts.reminders.note(userId, { wanted: true, changedAt: new Date(Date.now() + 367 * DAY_MS) });
    const soon = new Date(evening(2).getTime() + 600_000);
    await models.reminders.updateOne({ _id: userId }, { $set: { nextAt: soon } });
    const { remindedDay = null } = (await models.reminders.findById(userId).lean()) ?? {};
    await remindLearners({ ...parts, reminders: { ...parts.reminders, due: () => Promise.resolve([{ userId, nextAt: soon, remindedDay }]) } }, soon, 1, fail);
    const other = await learnerWith([0, 1]);
    await lookAt(other, evening(2));
    await eventually(() => expect(mailsFor(other)).toHaveLength(1));
    expect(mailsFor(userId)).toHaveLength(1);
  });
});

test('a learner who cannot be looked at does not keep the others from being reminded', async () => {
  const [broken, whole] = [await learnerWith([0, 1]), await learnerWith([0, 1])];
  const at = evening(2);
  const models = progressModels(progress.parts.connection);
  await models.reminders.updateMany({ _id: { $in: [broken, whole] } }, { $set: { nextAt: at } });
  const failures: unknown[] = [];
  const records = { ...parts.records, practiceOf: (userId: string) => (userId === broken ? Promise.reject(new Error('unreadable')) : parts.records.practiceOf(userId)) };
  const due = () => Promise.resolve([broken, whole].map((userId) => ({ userId, nextAt: at, remindedDay: null })));
  await remindLearners({ records, reminders: { ...parts.reminders, due } }, at, 2, (error) => failures.push(error));
  await eventually(() => expect(mailsFor(whole)).toHaveLength(1));
  expect(failures).toEqual([new Error('unreadable')]);
  expect((await models.reminders.findById(broken).lean())?.nextAt).toEqual(new Date(at.getTime() + 3_600_000));
});

describe('who wants to be reminded', () => {
  const isWanted = async (userId: string): Promise<boolean | undefined> => {
    const record = await progressModels(progress.parts.connection).reminders.findById(userId).lean();
    return record ? record.nextAt !== null : undefined;
  };

  test('the later wish counts, whichever comes first', async () => {
    const { userId } = someIdentity();
    await wish(userId, false, new Date(Date.now() - 1_000));
    await eventually(async () => expect(await isWanted(userId)).toBe(false));
    await wish(userId, true, new Date(Date.now() - 2_000));
    const marker = someIdentity().userId;
    await wish(marker, true, new Date());
    await eventually(async () => expect(await isWanted(marker)).toBe(true));
    expect(await isWanted(userId)).toBe(false);
  });

  test('nobody whose account is gone', async () => {
    const { userId } = someIdentity();
    await wish(userId, true, new Date());
    await eventually(async () => expect(await isWanted(userId)).toBe(true));
    await progress.publish(createEvent(userDeleted, { userId, data: {}, now: new Date() }));
    await eventually(async () => expect(await isWanted(userId)).toBeUndefined());
  });
});
