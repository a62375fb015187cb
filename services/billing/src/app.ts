import { internalUserSchema, type InternalUser } from '@b1fuchs/contracts';
import {
  AppError,
  cacheEntitlement,
  connectRedis,
  createPersonalData,
  createServiceApp,
  createServiceClient,
  listen,
  pingMongo,
  startConsumer,
  startOutbox,
  startPersonalDataClock,
  uncacheEntitlement,
  withErasure,
  type Lifecycle,
  type RunningServer,
  type ServiceClient,
  type ServiceParts,
} from '@b1fuchs/kit';
import type { Config } from './config.js';
import { accountModel } from './data/account-model.js';
import { createAccounts } from './data/accounts.js';
import { declarations } from './data/personal-data.js';
import { lookUpEntitlement } from './domain/look-up-entitlement.js';
import { createHandlers } from './entry/events/handlers.js';
import { adminRoutes } from './entry/http/admin-routes.js';
import { createRoutes } from './entry/http/routes.js';

/** Puts the billing service together on open connections and listens. */
export async function startBilling(config: Config, { logger, metrics, connection, broker }: ServiceParts, lifecycle: Lifecycle): Promise<RunningServer> {
  const redis = connectRedis(config.REDIS_URL, logger);
  lifecycle.onStop('redis', () => redis.quit());

  const records = accountModel(connection);
  await records.init();
  const outbox = startOutbox({ broker, collections: [records.collection], logger, metrics });
  lifecycle.onStop('outbox', () => outbox.stop());

  const auth = createServiceClient({
    target: 'auth',
    url: config.AUTH_URL,
    signingKey: { keyId: config.INTERNAL_TOKEN_KEY_ID, privateKey: config.INTERNAL_TOKEN_PRIVATE_KEY },
  });
  const parts = {
    accounts: createAccounts(records, outbox),
    cacheEntitlement: (userId: string, until: Date | null) => cacheEntitlement(redis, userId, until),
    findUser: (userId: string) => findUser(auth, userId),
  };
  const personalData = createPersonalData({ service: 'billing', connection, broker, declarations, elsewhere: (userId) => uncacheEntitlement(redis, userId) });
  lifecycle.onStop('tidying', startPersonalDataClock(personalData, logger).stop);
  const app = createServiceApp({
    service: 'billing',
    publicKeys: config.INTERNAL_TOKEN_PUBLIC_KEYS,
    routes: createRoutes((userId, now) => lookUpEntitlement(parts, userId, now)).use(adminRoutes(parts.accounts)),
    personalData,
    logger,
    metrics,
    readiness: { database: () => pingMongo(connection), redis: () => redis.ping() },
  });
  const server = await listen(app, config.HOST, config.PORT);
  lifecycle.onStop('http', server.stop);

  void startConsumer({ service: 'billing', broker, handlers: withErasure(createHandlers(parts), personalData), logger, metrics }).then((consumer) => {
    lifecycle.onStop('consumer', consumer.close);
  });
  return server;
}

async function findUser(auth: ServiceClient, userId: string): Promise<InternalUser | undefined> {
  try {
    return await auth.get(`/internal/users/${encodeURIComponent(userId)}`, internalUserSchema);
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return undefined;
    throw error;
  }
}
