import { MongoClient } from 'mongodb';
import { mongoServer, mongoUrl, serviceNames } from './service-env.js';
import type { Stack } from './stack.js';

/** How many documents each collection of each service has, as 'database.collection'. The database must be running. */
export async function countDocuments({ ports }: Pick<Stack, 'ports'>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const service of serviceNames) {
    const client = new MongoClient(mongoUrl(mongoServer(ports), service));
    try {
      const database = client.db();
      for (const { name } of await database.listCollections({}, { nameOnly: true }).toArray()) {
        counts[`${database.databaseName}.${name}`] = await database.collection(name).countDocuments();
      }
    } finally {
      await client.close();
    }
  }
  return counts;
}
