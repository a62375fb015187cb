import { activityRecorded, type Envelope } from '@b1fuchs/contracts';
import {
  connectBroker,
  connectMongo,
  createEvent,
  createLogger,
  createMetrics,
  onEvent,
  outboxField,
  schemaOptions,
  startConsumer,
  startOutbox,
  type Broker,
  type EventHandler,
} from '@b1fuchs/kit';
import { Schema, type Connection } from 'mongoose';

/** A small producer and consumer on the kit's outbox and consumer, as every service has them. */
const logger = createLogger('kit-test', 'silent');

const noteSchema = new Schema({ _id: String, ...outboxField }, schemaOptions);
const effectSchema = new Schema({ _id: String, userId: String }, schemaOptions);

export const notes = (connection: Connection) => connection.model('Note', noteSchema, 'notes');
export const effects = (connection: Connection) => connection.model('Effect', effectSchema, 'effects');

export const someActivity = (userId: string): Envelope =>
  createEvent(activityRecorded, {
    userId,
    data: { section: 'writing', description: 'Schreiben: Kino am Wochenende', score: 75, timeZone: 'Europe/Berlin' },
    now: new Date(),
  });

export async function openPipeline({ mongoUrl, rabbitUrl }: { mongoUrl: string; rabbitUrl: string }) {
  const connection = await connectMongo(mongoUrl, logger);
  const broker = connectBroker(rabbitUrl, logger);
  const metrics = createMetrics('kit-test');
  const noteRecords = notes(connection);
  const effectRecords = effects(connection);
  await Promise.all([noteRecords.init(), effectRecords.init()]);
  return { connection, broker, metrics, noteRecords, effectRecords };
}
export type Pipeline = Awaited<ReturnType<typeof openPipeline>>;

export const startRelay = ({ metrics, noteRecords }: Pipeline, broker: Pick<Broker, 'publish' | 'isConnected' | 'onConnected'>) =>
  startOutbox({ broker, collections: [noteRecords.collection], logger, metrics });

/** Keeps one effect an event, under the event's id. */
export const keepEffect = ({ effectRecords }: Pipeline): EventHandler =>
  onEvent(activityRecorded, async ({ id, userId }) => {
    await effectRecords.updateOne({ _id: id }, { $setOnInsert: { userId } }, { upsert: true });
  });

export const startEffects = (
  { metrics }: Pipeline,
  broker: Pick<Broker, 'onChannel' | 'publish'>,
  handlers: EventHandler[],
) => startConsumer({ service: 'progress', broker, handlers, logger, metrics, retryDelaysMs: [1_000] });
