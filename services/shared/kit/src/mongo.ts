import { setTimeout as wait } from 'node:timers/promises';
import mongoose, { type Connection } from 'mongoose';
import type { Logger } from './logger.js';
import { CONNECT_TIMEOUT_MS, HEARTBEAT_MS } from './watch-heartbeats.js';

/** The driver waits this long for a reachable server before an operation fails. */
const SERVER_SELECTION_TIMEOUT_MS = 5_000;
const RETRY_PAUSE_MS = 500;

/** Opens a connection of its own and waits until it is usable, retrying while the server starts. */
export async function connectMongo(url: string, logger: Logger): Promise<Connection> {
  const connection = mongoose.createConnection();
  connection.on('error', (error: unknown) => {
    logger.warn({ err: error }, 'database connection error');
  });
  for (;;) {
    try {
      return await connection.openUri(url, {
        serverSelectionTimeoutMS: SERVER_SELECTION_TIMEOUT_MS,
        heartbeatFrequencyMS: HEARTBEAT_MS,
        connectTimeoutMS: CONNECT_TIMEOUT_MS,
        bufferCommands: false,
        maxPoolSize: 20,
      });
    } catch (error) {
      logger.warn({ err: error }, 'database not reachable, trying again');
      await wait(RETRY_PAUSE_MS);
    }
  }
}

/** For readiness: resolves when the server answers. */
export async function pingMongo(connection: Connection): Promise<void> {
  if (!connection.db) throw new Error('not connected');
  await connection.db.admin().ping();
}

/** The driver's error number for a unique index that a write would break. */
const DUPLICATE_KEY = 11_000;

export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof mongoose.mongo.MongoServerError && error.code === DUPLICATE_KEY;

/** For writes that make a document once: another one has made it already, maybe at this moment. Any other error is thrown on. */
export function ignoreDuplicateKey(error: unknown): void {
  if (!isDuplicateKey(error)) throw error;
}

/** The same for many writes at once: all that failed have failed for this reason. Another error says how many failed, not what was to be written. */
export function ignoreDuplicateKeys(error: unknown): void {
  if (!(error instanceof mongoose.mongo.MongoBulkWriteError)) throw error;
  const codes = [error.writeErrors].flat().map(({ code }) => code);
  if (codes.length === 0 || codes.some((code) => code !== DUPLICATE_KEY)) throw new Error(`${codes.length} writes of many failed (${codes.join(', ')}).`);
}

const INDEX_NOT_FOUND = 27;

/** Drops an index that earlier versions have made, where it is still there. */
export async function dropIndex(collection: mongoose.Collection, name: string): Promise<void> {
  await collection.dropIndex(name).catch((error: unknown) => {
    if (!(error instanceof mongoose.mongo.MongoServerError) || error.code !== INDEX_NOT_FOUND) throw error;
  });
}
