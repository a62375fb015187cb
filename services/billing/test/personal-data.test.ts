import { randomUUID } from 'node:crypto';
import { countPersonalData, eventually, publishDeletion, testPersonalData } from '@b1fuchs/testing';
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

describe('what billing keeps of users', () => {
  testPersonalData('billing', declarations, () => service);

  test('is erased in what the gateway reads too, and does not come back with an event that is late', async () => {
    const userId = randomUUID();
    await service.publish(someVerification(userId, new Date()));
    await eventually(async () => expect(await service.cachedEntitlement(userId)).not.toBeNull());
    await publishDeletion(service.parts.broker, userId);
    await eventually(async () => expect(await service.cachedEntitlement(userId)).toBeNull());
    const done = await service.verificationsDone();
    await service.publish(someVerification(userId, new Date()));
    await eventually(async () => expect(await service.verificationsDone()).toBe(done + 1));
    expect(await countPersonalData(service.parts.connection, declarations, userId)).toEqual([0, 0, 0]);
    expect(await service.cachedEntitlement(userId)).toBeNull();
  });
});
