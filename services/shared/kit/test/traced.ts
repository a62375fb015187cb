/**
 * Two services whose traces are recorded, started by tracing.test.ts in processes of their own, with role and addresses as arguments:
 *   asked  answers POST /notes/:userId by writing a note with an event; where `fate` is 'dies', it is killed right after the write
 *   told   hears of that event and tells another one, which asked hears
 */
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { trialStarted, userVerified } from '@b1fuchs/contracts';
import { createBaseApp, createEvent, createLogger, handleError, listen, onEvent, openServiceParts, operationsRoutes, runProcess, startConsumer, startOutbox } from '@b1fuchs/kit';
import { effects, notes } from './event-pipeline.js';

const [role = '', mongoUrl = '', rabbitUrl = '', fate = ''] = process.argv.slice(2);
const logger = createLogger(role, 'info');

await runProcess(logger, async (lifecycle) => {
  const config = { NODE_ENV: 'test', HOST: '127.0.0.1', PORT: 0, LOG_LEVEL: 'info', INTERNAL_TOKEN_PUBLIC_KEYS: {}, DRAIN_SECONDS: 0, MONGO_URL: mongoUrl, RABBIT_URL: rabbitUrl } as const;
  const { broker, connection, metrics } = await openServiceParts({ service: 'progress', config, logger, lifecycle });
  const [noteRecords, effectRecords] = [notes(connection), effects(connection)];
  const outbox = startOutbox({ broker, collections: [noteRecords.collection], logger, metrics });
  lifecycle.onStop('outbox', outbox.stop);
  const write = async (event: ReturnType<typeof createEvent>): Promise<void> => {
    const _id = randomUUID();
    await noteRecords.create({ _id, outbox: [event] });
    if (fate === 'dies') process.kill(process.pid, 'SIGKILL');
    outbox.nudge(noteRecords.collection, _id);
  };

  const app = createBaseApp({ logger, metrics, first: [operationsRoutes({ metrics, readiness: {} })] });
  app.post('/notes/:userId', async (request, response) => {
    const now = new Date();
    await write(createEvent(userVerified, { userId: request.params.userId, data: { verifiedAt: now.toISOString() }, now }));
    logger.info('a note is written');
    response.json({});
  });
  app.post('/failures', () => {
    throw new Error('the secret that was refused');
  });
  app.use(handleError);
  const server = await listen(app, config.HOST, 0);
  lifecycle.onStop('http', server.stop);

  const tell = onEvent(userVerified, async ({ userId }) => {
    const now = new Date();
    logger.info('a note is heard of');
    await write(createEvent(trialStarted, { userId, data: { trialStartsAt: now.toISOString(), trialEndsAt: now.toISOString() }, now }));
  });
  const keep = onEvent(trialStarted, async ({ id, userId }) => {
    await effectRecords.updateOne({ _id: id }, { $setOnInsert: { userId } }, { upsert: true });
    logger.info('the last event is kept');
  });
  const [service, handlers] = role === 'told' ? (['billing', [tell]] as const) : (['admin', [keep]] as const);
  const consumer = await startConsumer({ service, broker, handlers: [...handlers], logger, metrics });
  lifecycle.onStop('consumer', consumer.close);
  logger.info({ port: server.port, loaded: Object.keys(createRequire(import.meta.url).cache) }, 'ready');
});
