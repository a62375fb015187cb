/**
 * A progress consumer that is killed at one step of an event's effect. Started by crash.test.ts with the step
 * and the addresses in its arguments.
 */
import { connectBroker, connectMongo, createLogger, createMetrics, startConsumer, startOutbox, type Broker } from '@b1fuchs/kit';
import { progressModels } from '../src/data/models.js';
import { createProgressRecords, type ProgressRecords } from '../src/data/progress-records.js';
import { createReminders } from '../src/data/reminders.js';
import { createHandlers } from '../src/entry/events/handlers.js';

const [step, mongoUrl = '', rabbitUrl = ''] = process.argv.slice(2);
const dieAt = (here: string): void => {
  if (here === step) process.kill(process.pid, 'SIGKILL');
};

const logger = createLogger('dying-consumer', 'silent');
const models = progressModels(await connectMongo(mongoUrl, logger));
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
  isErased: (userId) => {
    dieAt('before the acknowledgement');
    return records.isErased(userId);
  },
};

await startConsumer({ service: 'progress', broker, handlers: createHandlers({ records: dying, reminders: createReminders(models, outbox) }), logger, metrics });
