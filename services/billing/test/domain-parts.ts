import { createLogger, connectMongo } from '@b1fuchs/kit';
import { freshDatabaseUrl } from '@b1fuchs/testing';
import { openRecords } from '../src/data/records.js';

/** The real records on a database of their own, without the events going out. */
export async function openTestRecords() {
  const connection = await connectMongo(freshDatabaseUrl('billing'), createLogger('billing', 'silent'));
  const records = await openRecords(connection, () => ({ nudge: () => undefined }));
  return { connection, records, close: () => connection.close() };
}
export type TestRecords = Awaited<ReturnType<typeof openTestRecords>>;
