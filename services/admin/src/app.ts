import {
  connectRedis,
  createPersonalData,
  createServiceApp,
  listen,
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
import { createBulkOwners } from './clients/bulk-owners.js';
import { createLearnerOwners } from './clients/learner-owners.js';
import { createMailStates } from './clients/mail-states.js';
import { createOwners } from './clients/owners.js';
import { createReportedCorrections } from './clients/reported-corrections.js';
import type { Config } from './config.js';
import { activityLinkModel, activityLogModel } from './data/activity-log-model.js';
import { createActivityLogs } from './data/activity-logs.js';
import { createDailyFigures, dailyFiguresModel } from './data/daily-figures.js';
import { createBulkJobs } from './data/bulk-jobs.js';
import { bulkItemModel, bulkJobModel } from './data/bulk-models.js';
import { declarations } from './data/personal-data.js';
import { migrationsOf } from './data/migrations.js';
import { createSettingsStore, settingsModel } from './data/settings.js';
import { createSupportInbox } from './data/support-inbox.js';
import { createSupportLimits } from './data/support-limits.js';
import { supportMessageModel } from './data/support-message-model.js';
import { createSupportMessages } from './data/support-messages.js';
import { userViewModel } from './data/user-view-model.js';
import { createUserView } from './data/user-view.js';
import { workOnNextJob } from './domain/bulk/work-on-jobs.js';
import { keptBriefly } from './domain/users/kept-briefly.js';
import { settleRows } from './domain/users/keep-user-view.js';
import { startBulkClock } from './entry/bulk-clock.js';
import { startClocks } from './entry/clocks.js';
import { createHandlers } from './entry/events/handlers.js';
import { createRoutes } from './entry/http/routes.js';
import { openSystem } from './open-system.js';

/** Counts of all users are found out anew after so long; of one's own changes at once. */
const COUNTS_KEPT_MS = 5_000;

/** Puts the admin service together on open connections and listens. */
export async function startAdmin(config: Config, { logger, metrics, connection, broker }: ServiceParts, lifecycle: Lifecycle): Promise<RunningServer> {
  const redis = connectRedis(config.REDIS_URL, logger);
  lifecycle.onStop('redis', () => redis.quit());

  const messageRecords = supportMessageModel(connection);
  const logModels = { logs: activityLogModel(connection), links: activityLinkModel(connection) };
  const settingsRecords = settingsModel(connection);
  const viewRecords = userViewModel(connection);
  const bulkModels = { jobs: bulkJobModel(connection), items: bulkItemModel(connection) };
  const figureRecords = dailyFiguresModel(connection);
  await Promise.all([figureRecords, messageRecords, logModels.logs, logModels.links, settingsRecords, viewRecords, bulkModels.jobs, bulkModels.items].map((model) => model.init()));
  const outbox = startOutbox({ broker, collections: [messageRecords.collection, settingsRecords.collection], logger, metrics });
  lifecycle.onStop('outbox', () => outbox.stop());
  const logs = createActivityLogs(logModels);
  const view = createUserView(viewRecords);
  const counts = keptBriefly(() => view.counts(), COUNTS_KEPT_MS);
  let ownPort = config.PORT;
  const system = openSystem({ config, broker, logger, lifecycle, ownPort: () => ownPort });
  const own = system.queues.get('admin');
  const ownerUrls = { auth: config.AUTH_URL, billing: config.BILLING_URL, progress: config.PROGRESS_URL, 'practice-ai': config.PRACTICE_AI_URL };
  const signingKey = { keyId: config.INTERNAL_TOKEN_KEY_ID, privateKey: config.INTERNAL_TOKEN_PRIVATE_KEY };
  const owners = createOwners(ownerUrls, signingKey);
  const learnerOwners = createLearnerOwners({ ...ownerUrls, vocabulary: config.VOCABULARY_URL }, signingKey);
  const jobs = createBulkJobs(bulkModels);
  const bulkParts = {
    jobs,
    owners,
    bulkOwners: createBulkOwners(ownerUrls, signingKey),
    view,
    logs,
    forgetCounts: counts.forget,
    tellFailure: (error: unknown) => logger.warn({ err: error }, 'a bulk action fails for a user'),
  };
  const bulk = startBulkClock((isStopped) => workOnNextJob(bulkParts, () => new Date(), isStopped), logger);
  lifecycle.onStop('bulk actions', bulk.stop);
  const inbox = createSupportInbox(messageRecords, outbox);
  await migrate({ connection, migrations: migrationsOf({ view: viewRecords, inbox }), logger });

  const limits = createSupportLimits(redis);
  const elsewhere = async (userId: string): Promise<void> => {
    await Promise.all([limits.forget(userId), logs.forgetActor(userId), jobs.forgetAdministrator(userId), inbox.forgetAdministrator(userId)]);
  };
  const personalData = createPersonalData({ service: 'admin', connection, broker, declarations, elsewhere });
  lifecycle.onStop('tidying', startPersonalDataClock(personalData, logger).stop);
  const app = createServiceApp({
    service: 'admin',
    publicKeys: config.INTERNAL_TOKEN_PUBLIC_KEYS,
    routes: createRoutes({
      ...system,
      ...bulkParts,
      dailyFigures: createDailyFigures(figureRecords),
      wakeBulk: bulk.wake,
      learnerOwners,
      messages: createSupportMessages(messageRecords, outbox),
      limits,
      inbox,
      mailStatesOf: createMailStates(config.AUTH_URL, signingKey),
      reported: createReportedCorrections(config.PRACTICE_AI_URL, signingKey),
      settings: createSettingsStore(settingsRecords, outbox),
      counts: counts.read,
      lagS: () => own?.lagS() ?? null,
    }),
    personalData,
    logger,
    metrics,
    readiness: { database: () => pingMongo(connection) },
    dispensable: { redis: () => redis.ping() },
  });
  const server = await listen(app, config.HOST, config.PORT, config.DRAIN_SECONDS * 1_000);
  ownPort = server.port;
  lifecycle.onStop('http', server.stop);

  const clocks = startClocks({ settle: (now, isStopped) => settleRows({ view }, now, isStopped), chain: (isStopped) => logs.chainWaiting(isStopped), look: async () => own?.look() }, logger);
  lifecycle.onStop('clocks', () => Promise.all(clocks.map((clock) => clock.stop())));
  const handlers = createHandlers({ logs, view });
  void startConsumer({ service: 'admin', broker, handlers: withErasure(handlers, personalData), logger, metrics }).then((consumer) => {
    lifecycle.onStop('consumer', consumer.close);
  });
  return server;
}
