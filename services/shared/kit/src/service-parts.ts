import type { ConsumingService, ServiceName } from '@b1fuchs/contracts';
import type { Connection } from 'mongoose';
import type { ServiceConfig } from './config.js';
import { connectBroker, type Broker } from './events/broker.js';
import type { Lifecycle } from './lifecycle.js';
import type { Logger } from './logger.js';
import { createMetrics, type Metrics } from './metrics.js';
import { connectMongo } from './mongo.js';
import { watchHeartbeats } from './watch-heartbeats.js';

const WATCH_MS = 500;

export type ServiceParts = { logger: Logger; metrics: Metrics; connection: Connection; broker: Broker };

/** Opens what every service stands on and registers its closing. */
export async function openServiceParts({ service, config, logger, lifecycle }: {
  service: ServiceName | ConsumingService;
  config: ServiceConfig;
  logger: Logger;
  lifecycle: Lifecycle;
}): Promise<ServiceParts> {
  const metrics = createMetrics(service);
  const connection = await connectMongo(config.MONGO_URL, logger);
  const { isStuck } = watchHeartbeats(connection.getClient());
  const watch = setInterval(() => {
    if (!isStuck()) return;
    logger.fatal('the database driver does not look after its server any more: only a new process finds it');
    process.exit(1);
  }, WATCH_MS);
  lifecycle.onStop('database', () => {
    clearInterval(watch);
    return connection.close();
  });
  const broker = connectBroker(config.RABBIT_URL, logger);
  lifecycle.onStop('broker', () => broker.close());
  return { logger, metrics, connection, broker };
}
