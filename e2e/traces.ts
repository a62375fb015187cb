import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { subscriptions } from '@b1fuchs/contracts';
import { connectMongo, connectRedis, createLogger, type StoredDocument } from '@b1fuchs/kit';
import { z } from 'zod';

const env = z.looseObject({ MONGO_URL: z.string(), REDIS_URL: z.string(), RABBIT_MANAGEMENT_URL: z.string(), TEST_STATE_DIR: z.string() }).parse(process.env);
const logger = createLogger('traces', 'silent');

export const services = Object.keys(subscriptions) as (keyof typeof subscriptions)[];
/** Opens a service's database. */
export const databaseOf = (service: string) => connectMongo(String(env[`MONGO_URL_${service.toUpperCase().replaceAll('-', '_')}`]), logger);

/** Where somebody's id, name or address stands, by place; the words found there. */
export type Traces = { place: string; words: string[] }[];
export const find = (place: string, text: string, words: string[]): Traces => {
  const found = words.filter((word) => text.includes(word));
  return found.length === 0 ? [] : [{ place, words: found }];
};

/** In every collection of every service. */
export async function tracesInDatabases(words: string[]): Promise<Traces> {
  const traces: Traces = [];
  for (const service of services) {
    const connection = await databaseOf(service);
    for (const { name } of await connection.listCollections()) {
      const rows = await connection.collection<StoredDocument>(name).find().toArray();
      traces.push(...find(`${service}.${name}`, JSON.stringify(rows), words));
    }
    await connection.close();
  }
  return traces;
}

/** In every key and value of Redis. */
export async function tracesInRedis(words: string[]): Promise<Traces> {
  const redis = connectRedis(env.REDIS_URL, logger);
  const read = async (key: string): Promise<string> => {
    const type = await redis.type(key);
    if (type === 'hash') return JSON.stringify(await redis.hgetall(key));
    if (type === 'zset') return (await redis.zrange(key, '0', '-1')).join(' ');
    return type === 'string' ? ((await redis.get(key)) ?? '') : '';
  };
  const traces: Traces = [];
  for await (const keys of redis.scanStream({ count: 1_000 }) as AsyncIterable<string[]>) {
    for (const key of keys) traces.push(...find(`redis ${key.split(':')[0] ?? ''}`, `${key} ${await read(key)}`, words));
  }
  await redis.quit();
  return traces;
}

/** In every message that waits in a queue, dead letters among them; they stay where they are. */
export async function tracesInQueues(words: string[]): Promise<Traces> {
  const traces: Traces = [];
  for (const name of await queueNames()) {
    const messages = z.array(z.object({ payload: z.string() })).parse(await manage(`/api/queues/%2F/${encodeURIComponent(name)}/get`, { count: 10_000, ackmode: 'ack_requeue_true', encoding: 'auto' }));
    traces.push(...find(`queue ${name}`, messages.map(({ payload }) => payload).join('\n'), words));
  }
  return traces;
}

const queueNames = async (): Promise<string[]> => z.array(z.object({ name: z.string() })).parse(await manage('/api/queues/%2F')).map(({ name }) => name);

async function manage(path: string, body?: object): Promise<unknown> {
  const url = new URL(env.RABBIT_MANAGEMENT_URL);
  const authorization = `Basic ${Buffer.from(`${url.username}:${url.password}`).toString('base64')}`;
  url.username = '';
  url.password = '';
  const answer = await fetch(`${url.origin}${path}`, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: { authorization, 'content-type': 'application/json' },
  });
  if (!answer.ok) throw new Error(`the broker's management answered ${answer.status}`);
  return answer.json();
}

/** In what the gateway and every service count. */
export async function tracesInMetrics(words: string[]): Promise<Traces> {
  const urls = ['gateway', ...services].map((name) => String(env[`${name.toUpperCase().replaceAll('-', '_')}_URL`]));
  return (await Promise.all(urls.map(async (url) => find(`metrics ${url}`, await (await fetch(new URL('/metrics', url))).text(), words)))).flat();
}

/** In the logs of the gateway and of every service. */
export async function tracesInLogs(words: string[]): Promise<Traces> {
  const folder = join(env.TEST_STATE_DIR, 'logs');
  const ours = (await readdir(folder)).filter((file) => ['gateway', ...services].some((name) => file.startsWith(`${name}.log`)));
  return (await Promise.all(ours.map(async (file) => find(`log ${file}`, await readFile(join(folder, file), 'utf8'), words)))).flat();
}
