import { randomUUID } from 'node:crypto';
import { freshDatabaseUrl, runUntilKilled, signingKeyOf, someIdentity } from '@b1fuchs/testing';
import mongoose from 'mongoose';
import { createBulkJobs } from '../src/data/bulk-jobs.js';
import { bulkItemModel, bulkJobModel } from '../src/data/bulk-models.js';
import { startAdminUnderTest, type AdminUnderTest } from './admin-under-test.js';
import { begin, look, once } from './bulk-actions.js';
import { startOwnersStandIn, type OwnersStandIn } from './owners-stand-in.js';
import { knownUser } from './some-user.js';

let owners: OwnersStandIn;
beforeAll(async () => {
  owners = await startOwnersStandIn();
});
afterAll(() => owners.stop());

async function idsOfSome(admin: AdminUnderTest, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) ids.push((await knownUser(admin)).userId);
  return ids;
}
const extensionsOf = (userId: string) => owners.askedOf(userId).filter(({ path }) => path.endsWith('/trial-end')).map(({ body }) => body.requestId);
const entriesOf = async (admin: AdminUnderTest, userId: string): Promise<number> => (await admin.logs.numbersOf([userId], 100)).length;

describe('a service killed in a bulk action', () => {
  test.each(['before an owner is asked', 'after an owner has answered', 'between two users'])(
    '%s: another one goes on, leaves nobody out and does nothing twice',
    async (step) => {
      const url = freshDatabaseUrl('admin');
      const before = await startAdminUnderTest({ ...owners.urls, MONGO_URL: url });
      const userIds = await idsOfSome(before, 4);
      await before.stop();

      const jobId = randomUUID();
      const connection = await mongoose.createConnection(url).asPromise();
      const jobs = bulkJobModel(connection);
      const items = userIds.map((userId) => ({ userId, actionId: randomUUID(), permit: null }));
      await createBulkJobs({ jobs, items: bulkItemModel(connection) }).begin({ id: jobId, order: { action: 'extend-trial', value: 2 }, by: randomUUID(), createdAt: new Date() }, items);
      const { keyId, privateKey } = signingKeyOf('admin');
      await runUntilKilled(new URL('dying-bulk.ts', import.meta.url), [step, url, owners.urls.AUTH_URL, keyId, privateKey]);
      // The lease of the dead is over.
      await jobs.updateOne({ _id: jobId }, { $set: { nextAt: new Date(0) } });
      await connection.close();

      const after = await startAdminUnderTest({ ...owners.urls, MONGO_URL: url });
      try {
        expect((await once(after, jobId, 'finished')).job.counts).toEqual({ waiting: 0, done: 4, refused: 0, failed: 0 });
        for (const { userId, actionId } of items) {
          expect(new Set(extensionsOf(userId))).toEqual(new Set([actionId]));
          expect(await entriesOf(after, userId)).toBe(1);
        }
        expect(userIds.map((userId) => extensionsOf(userId).length)).toEqual(step === 'after an owner has answered' ? [1, 2, 1, 1] : [1, 1, 1, 1]);
      } finally {
        await after.stop();
      }
    },
    60_000,
  );
});

test('two instances at once do each user of some bulk actions once', async () => {
  const url = freshDatabaseUrl('admin');
  const [one, other] = [await startAdminUnderTest({ ...owners.urls, MONGO_URL: url }), await startAdminUnderTest({ ...owners.urls, MONGO_URL: url })];
  try {
    const userIds = await idsOfSome(one, 30);
    const ids = await Promise.all([one, other, one].map((admin, index) => begin(admin, someIdentity({ role: 'admin' }), { action: 'extend-trial', value: index + 1, userIds })));
    for (const id of ids) expect((await once(other, id, 'finished')).job.counts).toEqual({ waiting: 0, done: 30, refused: 0, failed: 0 });
    for (const userId of userIds) {
      expect(extensionsOf(userId)).toHaveLength(3);
      expect(new Set(extensionsOf(userId)).size).toBe(3);
    }
    expect((await look(one, ids[0] ?? '')).total).toBe(30);
  } finally {
    await one.stop();
    await other.stop();
  }
}, 60_000);
