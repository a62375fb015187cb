import { supportInboxPageSchema } from '@b1fuchs/contracts';
import { connectMongo, createLogger, MIGRATIONS_COLLECTION } from '@b1fuchs/kit';
import { freshDatabaseUrl } from '@b1fuchs/testing';
import { startAdminUnderTest } from './admin-under-test.js';

/** A message to support as the first version with support has kept it (before there was an inbox). */
const earlierMessage = (number: number) => ({
  _id: `message-${number}`,
  userId: null,
  name: `Früher ${number}`,
  email: `frueher-${number}@example.org`,
  message: 'Guten Tag,\nich finde die Karten nicht.',
  source: 'support-page',
  createdAt: new Date(Date.UTC(2026, 9, 1, 12, number)),
  outbox: [],
});
/** More than are made ready at one step. */
const MESSAGES = 250;
const FORMER_INDEX = 'shown_1_emailKey_1_facet_1_searchKey_1';

/** A database as an earlier version has left it. */
async function earlierDatabase() {
  const url = freshDatabaseUrl('admin');
  const connection = await connectMongo(url, createLogger('admin-test', 'silent'));
  const messages = connection.collection<ReturnType<typeof earlierMessage>>('support_messages');
  await messages.insertMany(Array.from({ length: MESSAGES }, (_nothing, number) => earlierMessage(number)));
  await connection.collection('user_view').createIndex({ shown: 1, emailKey: 1, facet: 1, searchKey: 1 }, { name: FORMER_INDEX }, {});
  return { url, connection, messages };
}

const findAll = async (admin: Awaited<ReturnType<typeof startAdminUnderTest>>): Promise<number> =>
  supportInboxPageSchema.parse((await admin.call('get', '/api/admin/support/messages?search=frueher&state=open')).body).total;

test('two instances that start at once on what an earlier version has kept bring it up to date, once', async () => {
  const { url, connection, messages } = await earlierDatabase();
  const instances = await Promise.all([startAdminUnderTest({ MONGO_URL: url }), startAdminUnderTest({ MONGO_URL: url })]);
  expect(await Promise.all(instances.map(findAll))).toEqual([MESSAGES, MESSAGES]);
  expect(await messages.findOne({ _id: 'message-7' })).toMatchObject({ ...earlierMessage(7), state: 'open', version: 0, answers: [], assignedTo: null });
  expect((await connection.collection('user_view').indexes()).map(({ name }) => name)).not.toContain(FORMER_INDEX);
  expect((await connection.collection(MIGRATIONS_COLLECTION).find().toArray()).map(({ _id }) => String(_id)).sort()).toEqual(['1', '2']);
  await Promise.all(instances.map((instance) => instance.stop()));
  await connection.close();
}, 60_000);

test('what administrators have done meanwhile stays as it is when an instance starts again', async () => {
  const { url, connection, messages } = await earlierDatabase();
  await (await startAdminUnderTest({ MONGO_URL: url })).stop();
  await messages.updateOne({ _id: 'message-3' }, { $set: { state: 'closed', version: 4 } });
  const again = await startAdminUnderTest({ MONGO_URL: url });
  expect(await findAll(again)).toBe(MESSAGES - 1);
  expect(await messages.findOne({ _id: 'message-3' })).toMatchObject({ state: 'closed', version: 4 });
  await again.stop();
  await connection.close();
}, 60_000);
