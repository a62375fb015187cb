import { createServiceApp, listen, pingMongo, type Lifecycle, type RunningServer, type ServiceParts } from '@b1fuchs/kit';
import { Router } from 'express';
import type { Config } from './config.js';

/** Puts the vocabulary service together on open connections and listens. */
export async function startVocabulary(config: Config, { logger, metrics, connection }: ServiceParts, lifecycle: Lifecycle): Promise<RunningServer> {
  const app = createServiceApp({
    service: 'vocabulary',
    publicKeys: config.INTERNAL_TOKEN_PUBLIC_KEYS,
    routes: Router(),
    logger,
    metrics,
    readiness: { database: () => pingMongo(connection) },
  });
  const server = await listen(app, config.HOST, config.PORT);
  lifecycle.onStop('http', server.stop);
  return server;
}
