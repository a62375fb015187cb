import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.js';

let server: Server;
let proxy: TcpProxy;
beforeAll(async () => {
  server = createServer((_request, response) => response.end('here')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  proxy = await startTcpProxy(typeof address === 'object' && address ? address.port : 0);
});
afterAll(async () => {
  await proxy.close();
  server.close();
  server.closeAllConnections();
});
afterEach(() => proxy.set({ state: 'open' }));

const ask = async (withinMs = 2_000): Promise<string> => (await fetch(`http://127.0.0.1:${proxy.port}`, { signal: AbortSignal.timeout(withinMs), headers: { connection: 'close' } })).text();

test('an open line passes everything on', async () => {
  expect(await ask()).toBe('here');
});

test('a slow line passes it on later, by the delay each way', async () => {
  proxy.set({ state: 'slow', ms: 100 });
  const startedAt = performance.now();
  expect(await ask()).toBe('here');
  expect(performance.now() - startedAt).toBeGreaterThan(190);
});

test('a cut line refuses, and is there again afterwards', async () => {
  proxy.set({ state: 'cut' });
  await expect(ask()).rejects.toThrow();
  proxy.set({ state: 'open' });
  expect(await ask()).toBe('here');
});

test('a silent line answers nothing and breaks off nothing', async () => {
  proxy.set({ state: 'silent' });
  await expect(ask(300)).rejects.toThrow(/timeout/);
});
