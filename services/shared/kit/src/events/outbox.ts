import { envelopeSchema, type Envelope } from '@b1fuchs/contracts';
import { Schema, type mongo } from 'mongoose';
import { z } from 'zod';
import type { Logger } from '../logger.js';
import type { Metrics } from '../metrics.js';
import type { Broker } from './broker.js';
import { EXCHANGE } from './topology.js';

/** The outbox is looked through this often for events that a crash or an outage left behind. */
const SWEEP_INTERVAL_MS = 5_000;
const SWEEP_BATCH = 200;

/** Spread into the schema of every document whose changes are told to other services; with outboxIndex. */
export const outboxField = { outbox: { type: [Schema.Types.Mixed], default: [] } };

/** Finds the few documents with events that wait: schema.index(...outboxIndex). */
export const outboxIndex = [{ 'outbox.id': 1 }, { sparse: true }] as const satisfies [unknown, unknown];

/** Options of every schema. Without `minimize: false` mongoose drops empty objects, also inside an event's data. */
export const schemaOptions = { versionKey: false, minimize: false } as const;

type Collection = mongo.Collection<{ _id: mongo.ObjectId | string; outbox?: unknown[] }>;
type DocumentId = mongo.ObjectId | string;

const pendingSchema = z.object({ outbox: z.array(envelopeSchema) });

export type Outbox = {
  /** Publishes a document's events now; failures are left to the next sweep. Never rejects, never delays the caller. */
  nudge: (collection: mongo.Collection, id: DocumentId) => void;
  /** Publishes everything that waits; resolves when one pass is done. */
  sweep: () => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Moves events from documents to the broker: publish, wait for the confirm, then remove.
 * A crash between two steps means an event is published again, which consumers recognise by its id.
 */
export function startOutbox({ broker, collections, logger, metrics }: {
  broker: Pick<Broker, 'publish' | 'isConnected' | 'onConnected'>;
  collections: mongo.Collection[];
  logger: Logger;
  metrics: Metrics;
}): Outbox {
  const running = new Set<Promise<void>>();
  const inFlight = new Set<string>();

  const relay = async (collection: Collection, id: DocumentId): Promise<void> => {
    const key = `${collection.collectionName}:${String(id)}`;
    if (inFlight.has(key)) return;
    inFlight.add(key);
    try {
      const document = await collection.findOne({ _id: id }, { projection: { outbox: 1 } });
      if (document) await publishAll(collection, id, pendingSchema.parse(document).outbox);
    } finally {
      inFlight.delete(key);
    }
  };

  const publishAll = async (collection: Collection, id: DocumentId, events: Envelope[]): Promise<void> => {
    for (const event of events) {
      await broker.publish(EXCHANGE, event.name, Buffer.from(JSON.stringify(event)), { messageId: event.id });
      metrics.eventsPublished.inc({ event: event.name });
    }
    const ids = events.map((event) => event.id);
    await collection.updateOne({ _id: id }, { $pull: { outbox: { id: { $in: ids } } } });
  };

  const track = (work: Promise<void>): Promise<void> => {
    const settled = work
      .catch((error: unknown) => {
        logger.warn({ err: error }, 'events wait in the outbox');
      })
      .finally(() => running.delete(settled));
    running.add(settled);
    return settled;
  };

  const sweep = async (): Promise<void> => {
    let pending = 0;
    for (const collection of collections as unknown as Collection[]) {
      const documents = await collection
        .find({ 'outbox.id': { $exists: true } }, { projection: { _id: 1 } })
        .limit(SWEEP_BATCH)
        .toArray();
      pending += documents.length;
      for (const { _id } of documents) await relay(collection, _id);
    }
    metrics.outboxPending.set(pending);
  };

  let sweeping = false;
  const sweepOnce = (): void => {
    if (sweeping || !broker.isConnected()) return;
    sweeping = true;
    void track(sweep()).finally(() => {
      sweeping = false;
    });
  };
  const timer = setInterval(sweepOnce, SWEEP_INTERVAL_MS);
  broker.onConnected(sweepOnce);

  return {
    nudge: (collection, id) => void track(relay(collection as unknown as Collection, id)),
    sweep,
    async stop() {
      clearInterval(timer);
      await Promise.all(running);
    },
  };
}
