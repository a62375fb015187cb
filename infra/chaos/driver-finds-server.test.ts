import { setTimeout as pause } from 'node:timers/promises';
import { connectMongo, createLogger, watchHeartbeats } from '@b1fuchs/kit';
import { eventually } from '@b1fuchs/testing';
import type { Connection } from 'mongoose';
import type { JavaProcess } from '../native/backing/test/support/java-process.js';
import { startMongo, storeFolder } from '../native/backing/test/support/mongo-process.js';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.js';

const READERS = 6;

let server: JavaProcess;
let proxy: TcpProxy;
let store: Awaited<ReturnType<typeof storeFolder>>;
let connection: Connection;
beforeAll(async () => {
  store = await storeFolder();
  server = await startMongo(store.file);
  proxy = await startTcpProxy(server.port);
  connection = await connectMongo(`mongodb://127.0.0.1:${proxy.port}/stuck`, createLogger('test', 'silent'));
}, 60_000);
afterAll(async () => {
  await connection.close();
  await proxy.close();
  await server.end('SIGTERM');
  await store.remove();
});

test('a driver whose connections all end while it reads finds its server again, or is noticed to have stopped looking', async () => {
  const { isStuck } = watchHeartbeats(connection.getClient());
  const read = async (): Promise<unknown> => connection.collection('rows').findOne({});
  let isOver = false;
  const readers = Array.from({ length: READERS }, async () => {
    while (!isOver) {
      await read().catch(() => undefined);
      await pause(5);
    }
  });
  await read();
  proxy.set({ state: 'cut' });
  proxy.set({ state: 'open' });
  await eventually(async () => {
    if (!isStuck()) await read();
  }, 25_000);
  isOver = true;
  await Promise.all(readers);
}, 60_000);
