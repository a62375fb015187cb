import { randomUUID } from 'node:crypto';
import {
  cacheEntitlement,
  connectRedis,
  createPersonalData,
  createServiceApp,
  listen,
  lookedUpGauge,
  pingMongo,
  startConsumer,
  startOutbox,
  startPersonalDataClock,
  uncacheEntitlement,
  withErasure,
  type Lifecycle,
  type RunningServer,
  type ServiceParts,
} from '@b1fuchs/kit';
import { createMoneyCount } from './clients/money-metrics.js';
import { createPayments } from './clients/payments.js';
import { createFindUser } from './clients/users.js';
import type { Config } from './config.js';
import { declarations } from './data/personal-data.js';
import { openRecords } from './data/records.js';
import { settleDue } from './domain/settle.js';
import { lookAtSessions, workOnNextEvent } from './domain/work-on-events.js';
import { startAccessClock, startEventClock, startSessionClock } from './entry/clocks.js';
import { createHandlers } from './entry/events/handlers.js';
import { adminRoutes } from './entry/http/admin-routes.js';
import { createRoutes } from './entry/http/routes.js';
import { webhookRoutes } from './entry/http/webhook-routes.js';
import { invoiceTermsOf, paymentSettingsOf } from './payment-config.js';

/** Puts the billing service together on open connections and listens. */
export async function startBilling(config: Config, { logger, metrics, connection, broker }: ServiceParts, lifecycle: Lifecycle): Promise<RunningServer> {
  const redis = connectRedis(config.REDIS_URL, logger);
  lifecycle.onStop('redis', () => redis.quit());

  const records = await openRecords(connection, (collections) => startOutbox({ broker, collections, logger, metrics }));
  lifecycle.onStop('outbox', () => records.outbox.stop());
  await records.accounts.lookAtOldOnes(new Date());

  const personalData = createPersonalData({ service: 'billing', connection, broker, declarations, elsewhere: (userId) => uncacheEntitlement(redis, userId) });
  lifecycle.onStop('tidying', startPersonalDataClock(personalData, logger).stop);
  const countMoney = createMoneyCount(metrics.registry);
  const { subscriptions, providerEvents } = records;
  lookedUpGauge(metrics.registry, { name: 'payment_messages_waiting', help: 'Messages of the payment provider that have had no effect yet' }, providerEvents.waiting);
  lookedUpGauge(metrics.registry, { name: 'payment_messages_given_up', help: 'Messages of the payment provider that were given up' }, providerEvents.failed);
  const parts = {
    ...records,
    subscriptions: {
      ...subscriptions,
      keep: async (...change: Parameters<typeof subscriptions.keep>) => {
        const isKept = await subscriptions.keep(...change);
        if (isKept) countMoney(change[2]);
        return isKept;
      },
    },
    cacheEntitlement: (userId: string, until: Date | null) => cacheEntitlement(redis, userId, until),
    findUser: createFindUser(config.AUTH_URL, { keyId: config.INTERNAL_TOKEN_KEY_ID, privateKey: config.INTERNAL_TOKEN_PRIVATE_KEY }),
    isErased: personalData.isErased,
    payments: createPayments(paymentSettingsOf(config)),
    terms: invoiceTermsOf(config),
    newId: randomUUID,
    publicUrl: config.PUBLIC_URL,
  };
  const eventClock = startEventClock((now, tellFailure) => workOnNextEvent(parts, now, tellFailure), logger);
  lifecycle.onStop('provider events', eventClock.stop);
  lifecycle.onStop('checkouts', startSessionClock((batch) => lookAtSessions(parts, batch), logger).stop);
  lifecycle.onStop('access', startAccessClock((batch) => settleDue(parts, batch), logger).stop);

  const app = createServiceApp({
    service: 'billing',
    publicKeys: config.INTERNAL_TOKEN_PUBLIC_KEYS,
    rawRoutes: webhookRoutes({ ...parts, wakeEvents: eventClock.wake }),
    routes: createRoutes(parts).use(adminRoutes(parts)),
    personalData,
    logger,
    metrics,
    readiness: { database: () => pingMongo(connection), redis: () => redis.ping() },
  });
  const server = await listen(app, config.HOST, config.PORT, config.DRAIN_SECONDS * 1_000);
  lifecycle.onStop('http', server.stop);

  void startConsumer({ service: 'billing', broker, handlers: withErasure(createHandlers(parts), personalData), logger, metrics }).then((consumer) => {
    lifecycle.onStop('consumer', consumer.close);
  });
  return server;
}
