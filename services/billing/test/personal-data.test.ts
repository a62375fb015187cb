import { randomUUID } from 'node:crypto';
import { askPersonalData, collectionsOf, countPersonalData, eventually, publishDeletion, seedPersonalData } from '@b1fuchs/testing';
import { declarations } from '../src/data/personal-data.js';
import { startAuthStandIn, type AuthStandIn } from './auth-stand-in.js';
import { someVerification, startBillingUnderTest, type BillingUnderTest } from './billing-under-test.js';

let auth: AuthStandIn;
let service: BillingUnderTest;

beforeAll(async () => {
  auth = await startAuthStandIn();
  service = await startBillingUnderTest(auth.url);
});
afterAll(async () => {
  await service.stop();
  await auth.stop();
});

const seeded = async (): Promise<string> => {
  const userId = randomUUID();
  await seedPersonalData(service.parts.connection, declarations, userId);
  return userId;
};
const countOf = (userId: string): Promise<number[]> => countPersonalData(service.parts.connection, declarations, userId);

describe('what billing keeps of users', () => {
  test('is declared, every collection of it', async () => {
    expect(await collectionsOf(service.parts.connection)).toEqual(Object.keys(declarations).sort());
  });

  test('is handed out to auth, and to nobody else, without events that wait', async () => {
    const userId = await seeded();
    await seeded();
    const { data } = await askPersonalData({ service: 'billing', baseUrl: service.baseUrl, userId });
    expect(Object.values(data).map((rows) => rows.length)).toEqual(await countOf(userId));
    expect(JSON.stringify(data)).not.toMatch(/outbox|waiting/);
    expect((await askPersonalData({ service: 'billing', baseUrl: service.baseUrl, userId, caller: 'gateway' })).status).toBe(403);
  });

  test('is erased with the account, and nobody else’s', async () => {
    const [gone, stays] = [await seeded(), await seeded()];
    await publishDeletion(service.parts.broker, gone);
    await eventually(async () => expect(await countOf(gone)).toEqual((await countOf(stays)).map(() => 0)));
    expect((await countOf(stays)).every((count) => count === 1)).toBe(true);
  });

  test('is erased in what the gateway reads too, and does not come back with an event that is late', async () => {
    const userId = randomUUID();
    await service.publish(someVerification(userId, new Date()));
    await eventually(async () => expect(await service.cachedEntitlement(userId)).not.toBeNull());
    await publishDeletion(service.parts.broker, userId);
    await eventually(async () => expect(await service.cachedEntitlement(userId)).toBeNull());
    const done = await service.verificationsDone();
    await service.publish(someVerification(userId, new Date()));
    await eventually(async () => expect(await service.verificationsDone()).toBe(done + 1));
    expect(await countOf(userId)).toEqual([0]);
    expect(await service.cachedEntitlement(userId)).toBeNull();
  });
});
