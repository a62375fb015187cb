import {
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
import { readWords } from '@b1fuchs/lexicon';
import type { Config } from './config.js';
import { migrationsOf } from './data/migrations.js';
import { vocabularyModels } from './data/models.js';
import { createOwnCards } from './data/own-cards.js';
import { declarations } from './data/personal-data.js';
import { createReviews } from './data/reviews.js';
import { createSettings } from './data/settings.js';
import { createUserCards } from './data/user-cards.js';
import { createCatalogue } from './domain/catalogue.js';
import { settleAll } from './domain/settle-reviews.js';
import { createRoutes } from './entry/http/routes.js';

/** So often what a crash left behind is looked for. */
const SETTLE_INTERVAL_MS = 10_000;

/** Puts the vocabulary service together on open connections and listens. */
export async function startVocabulary(config: Config, { logger, metrics, connection, broker }: ServiceParts, lifecycle: Lifecycle): Promise<RunningServer> {
  const models = vocabularyModels(connection);
  await Promise.all(Object.values(models).map((model) => model.init()));
  await migrate({ connection, migrations: migrationsOf(models), logger });
  const outbox = startOutbox({ broker, collections: [models.days.collection], logger, metrics });
  lifecycle.onStop('outbox', () => outbox.stop());

  const parts = {
    catalogue: createCatalogue(readWords()),
    cards: createUserCards(models),
    ownCards: createOwnCards(models),
    reviews: createReviews(models, outbox),
    settings: createSettings(models),
  };
  const personalData = createPersonalData({ service: 'vocabulary', connection, broker, declarations });
  lifecycle.onStop('tidying', startPersonalDataClock(personalData, logger).stop);
  const app = createServiceApp({
    service: 'vocabulary',
    publicKeys: config.INTERNAL_TOKEN_PUBLIC_KEYS,
    routes: createRoutes(parts),
    personalData,
    logger,
    metrics,
    readiness: { database: () => pingMongo(connection) },
  });
  const server = await listen(app, config.HOST, config.PORT, config.DRAIN_SECONDS * 1_000);
  lifecycle.onStop('http', server.stop);

  let settling: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    settling = settling.then(() => settleAll(parts)).catch((error: unknown) => {
      logger.warn({ err: error }, 'answers wait to be settled');
    });
  }, SETTLE_INTERVAL_MS);
  lifecycle.onStop('settling', async () => {
    clearInterval(timer);
    await settling;
  });
  void startConsumer({ service: 'vocabulary', broker, handlers: withErasure([], personalData), logger, metrics }).then((consumer) => {
    lifecycle.onStop('consumer', consumer.close);
  });
  return server;
}
