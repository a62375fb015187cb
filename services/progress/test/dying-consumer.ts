/**
 * A progress consumer that is killed at one step of an event's effect. Started by crash.test.ts with the step
 * and the addresses in its arguments.
 */
import { connectBroker, connectMongo, createLogger, createMetrics, createPersonalData, startConsumer, startOutbox, withErasure, type Broker } from '@b1fuchs/kit';
import { progressModels } from '../src/data/models.js';
import { declarations } from '../src/data/personal-data.js';
import { createProgressRecords, type ProgressRecords } from '../src/data/progress-records.js';
import { createReminders } from '../src/data/reminders.js';
import { createHandlers } from '../src/entry/events/handlers.js';

const [step, mongoUrl = '', rabbitUrl = ''] = process.argv.slice(2);
const dieAt = (here: string): void => {
  if (here === step) process.kill(process.pid, 'SIGKILL');
};

const logger = createLogger('dying-consumer', 'silent');
const connection = await connectMongo(mongoUrl, logger);
const models = progressModels(connection);
await Promise.all(Object.values(models).map((model) => model.init()));
const broker: Broker = connectBroker(rabbitUrl, logger);
const metrics = createMetrics('dying-consumer');
const outbox = startOutbox({ broker, collections: [models.totals.collection], logger, metrics });
const records = createProgressRecords(models, outbox);
const dying: ProgressRecords = {
  ...records,
  keep: async (activity) => {
    dieAt('before the fact');
    await records.keep(activity);
    dieAt('after the fact');
  },
  keepDay: async (userId, day) => {
    await records.keepDay(userId, day);
    dieAt('after the day');
  },
  keepPractice: async (userId, practice, event) => {
    await records.keepPractice(userId, practice, event);
    dieAt('after the totals');
  },
};
const personalData = createPersonalData({ service: 'progress', connection, broker, declarations });
let lookedFor = 0;
const isErased = (userId: string): Promise<boolean> => {
  lookedFor += 1;
  // Before the effect, and after it.
  if (lookedFor === 2) dieAt('before the acknowledgement');
  return personalData.isErased(userId);
};

const handlers = createHandlers({ records: dying, reminders: createReminders(models, outbox) });
await startConsumer({ service: 'progress', broker, handlers: withErasure(handlers, { ...personalData, isErased }), logger, metrics });
