import {
  connectRedis,
  createPersonalData,
  createServiceApp,
  listen,
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
import { activityLogModel } from './data/activity-log-model.js';
import { createActivityLogs } from './data/activity-logs.js';
import { declarations } from './data/personal-data.js';
import { createSupportLimits } from './data/support-limits.js';
import { supportMessageModel } from './data/support-message-model.js';
import { createSupportMessages } from './data/support-messages.js';
import { createHandlers } from './entry/events/handlers.js';
import { createRoutes } from './entry/http/routes.js';

/** Puts the admin service together on open connections and listens. */
export async function startAdmin(config: Config, { logger, metrics, connection, broker }: ServiceParts, lifecycle: Lifecycle): Promise<RunningServer> {
  const redis = connectRedis(config.REDIS_URL, logger);
  lifecycle.onStop('redis', () => redis.quit());

  const messageRecords = supportMessageModel(connection);
  const logRecords = activityLogModel(connection);
  await Promise.all([messageRecords.init(), logRecords.init()]);
  const outbox = startOutbox({ broker, collections: [messageRecords.collection], logger, metrics });
  lifecycle.onStop('outbox', () => outbox.stop());

  const limits = createSupportLimits(redis);
  const personalData = createPersonalData({ service: 'admin', connection, broker, declarations, elsewhere: (userId) => limits.forget(userId) });
  lifecycle.onStop('tidying', startPersonalDataClock(personalData, logger).stop);
  const app = createServiceApp({
    service: 'admin',
    publicKeys: config.INTERNAL_TOKEN_PUBLIC_KEYS,
    routes: createRoutes({ messages: createSupportMessages(messageRecords, outbox), limits }),
    personalData,
    logger,
    metrics,
    readiness: { database: () => pingMongo(connection) },
    dispensable: { redis: () => redis.ping() },
  });
  const server = await listen(app, config.HOST, config.PORT);
  lifecycle.onStop('http', server.stop);

  const handlers = createHandlers({ logs: createActivityLogs(logRecords) });
  void startConsumer({ service: 'admin', broker, handlers: withErasure(handlers, personalData), logger, metrics }).then((consumer) => {
    lifecycle.onStop('consumer', consumer.close);
  });
  return server;
}
