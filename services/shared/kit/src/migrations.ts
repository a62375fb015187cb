import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Collection, Connection } from 'mongoose';
import type { Logger } from './logger.js';
import { isDuplicateKey } from './mongo.js';

/** Which migrations are done, and who is at it. */
export const MIGRATIONS_COLLECTION = 'migrations';

/** A change of what earlier versions have kept. It only adds: instances of the earlier version may still run beside it. */
export type Migration = {
  /** 1, 2, 3 …; what is in use is never given to another one. */
  version: number;
  /** What it does, for the log. */
  name: string;
  /** Does a small part of it, of a second or two; again, it changes nothing. @returns whether all is done */
  step: () => Promise<boolean>;
};

export type MigrationParts = { connection: Connection; migrations: readonly Migration[]; logger: Logger };

type Stored = { _id: string; name?: string; doneAt?: Date; owner?: string; until?: Date };

const LOCK = 'lock';
/** Longer than a step takes; so long nothing happens after a crash. */
const LOCK_MS = 10_000;
const LOCK_POLL_MS = 250;
/** While a release replaces another one, instance by instance, the earlier one goes on writing as it did. */
const REPEATED_FOR_MS = 24 * 3_600_000;

/**
 * Does what is to be done of a service's migrations, in the order of their versions, by one instance at a time; the others wait here.
 * A crash leaves a migration where it was, and the next instance goes on. For a day each is done again at every start.
 * @throws what a step throws; nothing after it is done then
 */
export async function migrate({ connection, migrations, logger }: MigrationParts, now: () => Date = () => new Date()): Promise<void> {
  const store = connection.collection<Stored>(MIGRATIONS_COLLECTION);
  const inOrder = [...migrations].sort((one, other) => one.version - other.version);
  const owner = randomUUID();
  for (;;) {
    while (!(await takeLock(store, owner, now()))) await wait(LOCK_POLL_MS);
    try {
      // Whoever was so slow that another instance has begun waits for its turn again, and finds what is left.
      if (await finishAll({ store, owner, migrations: inOrder, logger }, now)) return;
    } finally {
      await store.deleteOne({ _id: LOCK, owner });
    }
  }
}

type Turn = { store: Collection<Stored>; owner: string; migrations: readonly Migration[]; logger: Logger };

/** @returns false where the lock was lost on the way */
async function finishAll({ store, owner, migrations, logger }: Turn, now: () => Date): Promise<boolean> {
  for (const migration of migrations) {
    const known = await store.findOne({ _id: String(migration.version) });
    if (known?.doneAt && now().getTime() - known.doneAt.getTime() > REPEATED_FOR_MS) continue;
    for (let isOver = false; !isOver; ) {
      isOver = await migration.step();
      if (!(await keepLock(store, owner, now()))) return false;
    }
    if (known?.doneAt) continue;
    await store.updateOne({ _id: String(migration.version) }, { $set: { name: migration.name, doneAt: now() } }, { upsert: true });
    logger.info({ version: migration.version }, `migration done: ${migration.name}`);
  }
  return true;
}

async function takeLock(store: Collection<Stored>, owner: string, now: Date): Promise<boolean> {
  try {
    await store.updateOne({ _id: LOCK, until: { $lt: now } }, { $set: { owner, until: new Date(now.getTime() + LOCK_MS) } }, { upsert: true });
    return true;
  } catch (error) {
    // It is there, and somebody is at it.
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

async function keepLock(store: Collection<Stored>, owner: string, now: Date): Promise<boolean> {
  return (await store.updateOne({ _id: LOCK, owner }, { $set: { until: new Date(now.getTime() + LOCK_MS) } })).matchedCount > 0;
}
