import { MongoClient, MongoServerError } from 'mongodb';
import type { Part } from './part.js';
import type { Stack } from './stack.js';

const alreadyInitialized = 23;
const patienceMs = 60_000;

async function initiate(port: number): Promise<void> {
  const options = { directConnection: true, serverSelectionTimeoutMS: patienceMs };
  const client = new MongoClient(`mongodb://127.0.0.1:${port}`, options);
  try {
    await client.db('admin').command({
      replSetInitiate: { _id: 'b1fuchs', members: [{ _id: 0, host: `127.0.0.1:${port}` }] },
    });
  } catch (error) {
    if (!(error instanceof MongoServerError && error.code === alreadyInitialized)) throw error;
  } finally {
    await client.close();
  }
}

/** Makes a real mongod the single member of its replica set, once; the embedded server needs nothing. */
export async function initiateReplicaSet(stack: Stack, stores: readonly Part[]): Promise<void> {
  const isReal = stores.some((part) => part.name === 'mongo' && part.command.includes('--replSet'));
  if (isReal) await initiate(stack.ports.mongo);
}
