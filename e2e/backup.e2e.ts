import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectMongo, createLogger } from '@b1fuchs/kit';
import { backUp, describeStack, restore, startStack, stackUrls, stopStack, type Stack } from '@b1fuchs/native';
import amqp from 'amqplib';
import { z } from 'zod';

const QUEUE = 'kept-by-backups';
const quiet = (): void => undefined;
const addresses = async (stack: Stack) => z.object({ MONGO_URL_AUTH: z.string(), MONGO_URL_PROGRESS: z.string(), RABBIT_URL: z.string() }).parse(await stackUrls(stack));

async function collectionsOf(stack: Stack) {
  const { MONGO_URL_AUTH, MONGO_URL_PROGRESS } = await addresses(stack);
  const logger = createLogger('test', 'silent');
  const [auth, progress] = [await connectMongo(MONGO_URL_AUTH, logger), await connectMongo(MONGO_URL_PROGRESS, logger)];
  return { users: auth.collection<{ _id: string }>('users'), activities: progress.collection<{ _id: string }>('activities'), close: () => Promise.all([auth.close(), progress.close()]) };
}

async function withChannel<Result>(stack: Stack, work: (channel: amqp.ConfirmChannel) => Promise<Result>): Promise<Result> {
  const connection = await amqp.connect((await addresses(stack)).RABBIT_URL);
  try {
    return await work(await connection.createConfirmChannel());
  } finally {
    await connection.close();
  }
}

/** What two services know, and a message that is on its way. */
async function fill(stack: Stack): Promise<void> {
  const { users, activities, close } = await collectionsOf(stack);
  await users.createIndex({ name: 1 }, { unique: true }, {});
  await users.insertMany(Array.from({ length: 300 }, (_, index) => ({ _id: `user-${index}`, name: `Jörg ${index}`, at: new Date(1_700_000_000_000 + index) })));
  await activities.insertMany(Array.from({ length: 50 }, (_, index) => ({ _id: `activity-${index}`, userId: `user-${index}`, result: {} })));
  await close();
  await withChannel(stack, async (channel) => {
    await channel.assertQueue(QUEUE, { durable: true, arguments: { 'x-queue-type': 'quorum' } });
    channel.sendToQueue(QUEUE, Buffer.from('noch unterwegs'), { persistent: true, messageId: 'm1' });
    await channel.waitForConfirms();
  });
}

async function contentOf(stack: Stack): Promise<unknown> {
  const { users, activities, close } = await collectionsOf(stack);
  const content = { users: await users.find().sort({ _id: 1 }).toArray(), activities: await activities.find().sort({ _id: 1 }).toArray() };
  await close();
  return content;
}

const messageIn = (stack: Stack): Promise<string | undefined> =>
  withChannel(stack, async (channel) => {
    const message = await channel.get(QUEUE, { noAck: true });
    return message === false ? undefined : message.content.toString();
  });

test('what is backed up is there again in an empty system, messages on their way too, and nothing is written over', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'b1fuchs-backup-'));
  const [from, to] = [describeStack({ stateDir: join(folder, 'from'), portBase: 30_080 }), describeStack({ stateDir: join(folder, 'to'), portBase: 31_200 })];
  const options = { userEnv: {}, say: quiet };
  try {
    await startStack({ ...from, only: 'servers', say: quiet });
    await fill(from);
    const before = await contentOf(from);
    const backups = join(folder, 'backups');
    await backUp({ stack: from, folder: backups, keep: 1, ...options });
    const file = await backUp({ stack: from, folder: backups, keep: 1, ...options });
    expect(await readdir(backups)).toEqual([file.slice(backups.length + 1)]);
    expect(await contentOf(from)).toEqual(before);
    await stopStack(from, quiet);

    await restore({ stack: to, file, only: 'servers', ...options });
    expect(await contentOf(to)).toEqual(before);
    expect(await messageIn(to)).toBe('noch unterwegs');
    const { users, close } = await collectionsOf(to);
    await expect(users.insertOne({ _id: 'another', name: 'Jörg 7' } as { _id: string })).rejects.toMatchObject({ code: 11_000 });
    await close();
    await expect(restore({ stack: to, file, ...options })).rejects.toThrow('holds data already');
  } finally {
    await stopStack(from, quiet);
    await stopStack(to, quiet);
    await rm(folder, { recursive: true, force: true });
  }
}, 600_000);
