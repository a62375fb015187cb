import { connectRedis, createServiceApp, listen, pingMongo, startOutbox, type Lifecycle, type RunningServer, type ServiceParts } from '@b1fuchs/kit';
import type { Config } from './config.js';
import { createSupportLimits } from './data/support-limits.js';
import { supportMessageModel } from './data/support-message-model.js';
import { createSupportMessages } from './data/support-messages.js';
import { createRoutes } from './entry/http/routes.js';

/** Puts the admin service together on open connections and listens. */
export async function startAdmin(config: Config, { logger, metrics, connection, broker }: ServiceParts, lifecycle: Lifecycle): Promise<RunningServer> {
  const redis = connectRedis(config.REDIS_URL, logger);
  lifecycle.onStop('redis', () => redis.quit());

  const messageRecords = supportMessageModel(connection);
  await messageRecords.init();
  const outbox = startOutbox({ broker, collections: [messageRecords.collection], logger, metrics });
  lifecycle.onStop('outbox', () => outbox.stop());

  const app = createServiceApp({
    service: 'admin',
    publicKeys: config.INTERNAL_TOKEN_PUBLIC_KEYS,
    routes: createRoutes({ messages: createSupportMessages(messageRecords, outbox), limits: createSupportLimits(redis) }),
    logger,
    metrics,
    readiness: { database: () => pingMongo(connection) },
    dispensable: { redis: () => redis.ping() },
  });
  const server = await listen(app, config.HOST, config.PORT);
  lifecycle.onStop('http', server.stop);
  return server;
}
