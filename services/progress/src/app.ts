import {
  createPersonalData,
  createServiceApp,
  learningDay,
  listen,
  lookedUpGauge,
  migrate,
  pingMongo,
  startConsumer,
  startOutbox,
  startPersonalDataClock,
  withErasure,
  type Lifecycle,
  type RunningServer,
  type ServiceParts,
} from '@b1fuchs/kit';
import type { Config } from './config.js';
import { progressModels } from './data/models.js';
import { migrationsOf } from './data/migrations.js';
import { declarations } from './data/personal-data.js';
import { createProgressRecords } from './data/progress-records.js';
import { createReminders } from './data/reminders.js';
import { remindLearners } from './domain/reminders/remind-learners.js';
import { createHandlers } from './entry/events/handlers.js';
import { createRoutes } from './entry/http/routes.js';
import { startReminderClock } from './entry/reminder-clock.js';

/** The database takes what events at the same time have to write together. */
const EVENTS_AT_ONCE = 64;

/** Operators and most learners live by it. */
const TIME_ZONE = 'Europe/Berlin';

/** Puts the progress service together on open connections and listens. */
export async function startProgress(config: Config, { logger, metrics, connection, broker }: ServiceParts, lifecycle: Lifecycle): Promise<RunningServer> {
  const models = progressModels(connection);
  await Promise.all(Object.values(models).map((model) => model.init()));
  await migrate({ connection, migrations: migrationsOf(models), logger });
  const outbox = startOutbox({ broker, collections: [models.totals.collection, models.reminders.collection], logger, metrics });
  lifecycle.onStop('outbox', () => outbox.stop());
  const records = createProgressRecords(models, outbox);
  lookedUpGauge(metrics.registry, { name: 'learners_active_today', help: 'Learners who have practised on the day that it is now in Berlin' }, async () => {
    const today = learningDay(new Date(), TIME_ZONE);
    return (await records.learnersByDay(today, today)).get(today) ?? 0;
  });
  const reminders = createReminders(models, outbox);
  const clock = startReminderClock((now, limit) => remindLearners({ records, reminders }, now, limit, (error) => logger.warn({ err: error }, 'a learner could not be reminded')), logger);
  lifecycle.onStop('reminders', clock.stop);
  const personalData = createPersonalData({ service: 'progress', connection, broker, declarations });
  lifecycle.onStop('tidying', startPersonalDataClock(personalData, logger).stop);

  const app = createServiceApp({
    service: 'progress',
    publicKeys: config.INTERNAL_TOKEN_PUBLIC_KEYS,
    routes: createRoutes(records),
    personalData,
    logger,
    metrics,
    readiness: { database: () => pingMongo(connection) },
  });
  const server = await listen(app, config.HOST, config.PORT, config.DRAIN_SECONDS * 1_000);
  lifecycle.onStop('http', server.stop);

  void startConsumer({ service: 'progress', broker, handlers: withErasure(createHandlers({ records, reminders }), personalData), logger, metrics, prefetch: EVENTS_AT_ONCE }).then((consumer) => {
    lifecycle.onStop('consumer', consumer.close);
  });
  return server;
}
