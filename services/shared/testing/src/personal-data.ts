import { randomUUID } from 'node:crypto';
import { IDENTITY_HEADER, userDeleted, type ServiceName } from '@b1fuchs/contracts';
import { createEvent, ERASED_COLLECTION, MIGRATIONS_COLLECTION, publishEvent, signInternalToken, type Broker, type Declarations, type DocumentFilter, type ServiceParts, type StoredDocument } from '@b1fuchs/kit';
import { z } from 'zod';
import { eventually } from './eventually.js';
import { signingKeyOf } from './internal-keys.js';

type Connection = ServiceParts['connection'];

/** All collections of a service, those of its database and those that its models declare, without the kit's own. */
export async function collectionsOf(connection: Connection): Promise<string[]> {
  const stored = (await connection.listCollections()).map(({ name }) => name);
  const modelled = Object.values(connection.models).map(({ collection }) => collection.collectionName);
  return [...new Set([...stored, ...modelled])].filter((name) => ![ERASED_COLLECTION, MIGRATIONS_COLLECTION].includes(name) && !name.startsWith('system.')).sort();
}

const personalOnes = (declarations: Declarations): { name: string; of: (userId: string) => DocumentFilter }[] =>
  Object.entries(declarations).flatMap(([name, one]) => (one.kind === 'personal' ? [{ name, of: one.of }] : []));

/** Puts a document of a user into each of a service's personal collections; no more than whose it is stands in it. */
async function seedPersonalData(connection: Connection, declarations: Declarations, userId: string): Promise<void> {
  for (const { name, of } of personalOnes(declarations)) {
    await connection.collection<StoredDocument>(name).insertOne({ _id: randomUUID(), ...of(userId), outbox: [{ id: 'waiting' }] } as StoredDocument);
  }
}

/** How many documents of a user are in each of a service's personal collections. */
export async function countPersonalData(connection: Connection, declarations: Declarations, userId: string): Promise<number[]> {
  return Promise.all(personalOnes(declarations).map(({ name, of }) => connection.collection<StoredDocument>(name).countDocuments(of(userId))));
}

/** What a service hands out of a user, by collection. @param caller the service that asks */
async function askPersonalData({ service, baseUrl, userId, caller = 'auth' }: { service: ServiceName; baseUrl: string; userId: string; caller?: 'auth' | 'gateway' }) {
  const headers = { [IDENTITY_HEADER]: signInternalToken(signingKeyOf(caller), service) };
  const answer = await fetch(new URL(`/internal/personal-data/${userId}`, baseUrl), { headers });
  const body: unknown = await answer.json();
  return { status: answer.status, data: answer.ok ? z.record(z.string(), z.array(z.record(z.string(), z.unknown()))).parse(body) : {} };
}

/** Tells that an account is gone. */
export const publishDeletion = (broker: Pick<Broker, 'publish'>, userId: string): Promise<void> =>
  publishEvent(broker, createEvent(userDeleted, { userId, data: {}, now: new Date() }));

/**
 * The tests that hold for what every service keeps of users; others may stand beside them.
 * @param running the service, once it runs
 */
export function testPersonalData(service: ServiceName, declarations: Declarations, running: () => { baseUrl: string; parts: Pick<ServiceParts, 'connection' | 'broker'> }): void {
  const seeded = async (): Promise<string> => {
    const userId = randomUUID();
    await seedPersonalData(running().parts.connection, declarations, userId);
    return userId;
  };
  const countOf = (userId: string): Promise<number[]> => countPersonalData(running().parts.connection, declarations, userId);

  test('is declared, every collection of it', async () => {
    expect(await collectionsOf(running().parts.connection)).toEqual(Object.keys(declarations).sort());
  });

  test('is handed out to auth, and to nobody else, without events that wait', async () => {
    const userId = await seeded();
    await seeded();
    const { baseUrl } = running();
    const { data } = await askPersonalData({ service, baseUrl, userId });
    expect(Object.values(data).map((rows) => rows.length)).toEqual(await countOf(userId));
    expect(JSON.stringify(data)).not.toMatch(/outbox|waiting/);
    expect((await askPersonalData({ service, baseUrl, userId, caller: 'gateway' })).status).toBe(403);
  });

  test('is erased with the account, and nobody else’s', async () => {
    const [gone, stays] = [await seeded(), await seeded()];
    await publishDeletion(running().parts.broker, gone);
    await eventually(async () => expect(await countOf(gone)).toEqual((await countOf(stays)).map(() => 0)));
    expect((await countOf(stays)).every((count) => count === 1)).toBe(true);
  });
}
