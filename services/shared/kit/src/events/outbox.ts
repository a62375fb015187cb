import { envelopeSchema, type Envelope } from '@b1fuchs/contracts';
import { Schema, type mongo } from 'mongoose';
import { z } from 'zod';
import type { Logger } from '../logger.js';
import type { Metrics } from '../metrics.js';
import type { Broker } from './broker.js';
import { publishEvent } from './publish-event.js';

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
const waitingSchema = z.object({ outbox: z.array(z.object({ occurredAt: z.iso.datetime() })) });
const waitingSince = (document: unknown): number[] => (waitingSchema.safeParse(document).data?.outbox ?? []).map(({ occurredAt }) => Date.parse(occurredAt));

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
  /** Looked for while their events were being published: they may have got another one. */
  const changedMeanwhile = new Set<string>();
  /** Documents that are to be looked at, those of one moment together. */
  const nudged = new Map<Collection, Set<DocumentId>>();
  const keyOf = (collection: Collection, id: DocumentId): string => `${collection.collectionName}:${String(id)}`;

  const relay = async (collection: Collection, some: readonly DocumentId[]): Promise<void> => {
    const [ids, busy] = [some.filter((id) => !inFlight.has(keyOf(collection, id))), some.filter((id) => inFlight.has(keyOf(collection, id)))];
    for (const id of ids) inFlight.add(keyOf(collection, id));
    for (const id of busy) changedMeanwhile.add(keyOf(collection, id));
    try {
      const documents = await collection.find({ _id: { $in: ids }, 'outbox.id': { $exists: true } }, { projection: { outbox: 1 } }).toArray();
      const settled = await Promise.allSettled(documents.map(async (document) => ({ id: document._id, published: await publishAll(pendingSchema.parse(document).outbox) })));
      await forget(collection, settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
      for (const one of settled) if (one.status === 'rejected') throw one.reason;
    } finally {
      for (const id of ids) inFlight.delete(keyOf(collection, id));
      for (const id of ids) if (changedMeanwhile.delete(keyOf(collection, id))) nudge(collection, id);
    }
  };

  const publishAll = async (events: Envelope[]): Promise<string[]> => {
    for (const event of events) {
      await publishEvent(broker, event);
      metrics.eventsPublished.inc({ event: event.name });
    }
    return events.map((event) => event.id);
  };

  const forget = async (collection: Collection, done: { id: DocumentId; published: string[] }[]): Promise<void> => {
    if (done.length === 0) return;
    await collection.bulkWrite(done.map(({ id, published }) => ({ updateOne: { filter: { _id: id }, update: { $pull: { outbox: { id: { $in: published } } } } } })));
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

  const nudge = (collection: Collection, id: DocumentId): void => {
    if (nudged.size === 0) setImmediate(relayNudged);
    nudged.set(collection, (nudged.get(collection) ?? new Set()).add(id));
  };

  const relayNudged = (): void => {
    const all = [...nudged];
    nudged.clear();
    for (const [collection, ids] of all) void track(relay(collection, [...ids]));
  };

  const sweep = async (): Promise<void> => {
    let pending = 0;
    let oldest = Date.now();
    for (const collection of collections as unknown as Collection[]) {
      const documents = await collection
        .find({ 'outbox.id': { $exists: true } }, { projection: { 'outbox.occurredAt': 1 } })
        .limit(SWEEP_BATCH)
        .toArray();
      pending += documents.length;
      for (const document of documents) oldest = Math.min(oldest, ...waitingSince(document));
      await relay(collection, documents.map(({ _id }) => _id));
    }
    metrics.outboxPending.set(pending);
    metrics.outboxOldest.set((Date.now() - oldest) / 1_000);
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
    nudge: (collection, id) => nudge(collection as unknown as Collection, id),
    sweep,
    async stop() {
      clearInterval(timer);
      while (nudged.size > 0 || running.size > 0) {
        relayNudged();
        await Promise.all(running);
      }
    },
  };
}
