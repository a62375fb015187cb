import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { z } from 'zod';
import { type JavaProcess, startJava } from './java-process.js';

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/** A folder for one store, and what removes it. */
export async function storeFolder(): Promise<{ file: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'b1fuchs-store-'));
  return { file: join(folder, 'data.mv'), remove: () => rm(folder, { recursive: true, force: true }) };
}

export function startMongo(file: string): Promise<JavaProcess> {
  return startJava({
    main: 'de.b1fuchs.backing.MongoServer',
    heap: '512m',
    args: ['--file', file],
    isReady: accepts,
  });
}

/** A connection of its own to the given server, as a service has one. */
export function connectTo(server: JavaProcess, database: string): Promise<mongoose.Connection> {
  return mongoose
    .createConnection(`mongodb://127.0.0.1:${server.port}/${database}`, { serverSelectionTimeoutMS: 5_000 })
    .asPromise();
}

const statusSchema = z.object({ metrics: z.object({ queryExecutor: z.object({ scannedObjects: z.int() }) }) });

/** How many documents the server has read for its queries since its start. */
export async function documentsRead(connection: mongoose.Connection): Promise<number> {
  return statusSchema.parse(await connection.db?.admin().serverStatus()).metrics.queryExecutor.scannedObjects;
}
