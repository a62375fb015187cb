import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServiceClient } from '@b1fuchs/kit';
import { signingKeyOf } from '@b1fuchs/testing';
import { z } from 'zod';

let server: Server;
let url: string;

beforeAll(async () => {
  // Hears every request, and answers none.
  server = createServer((request) => request.resume());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('a command waits as long as it was given, and then says that the service is not available', async () => {
  const client = createServiceClient({ target: 'billing', url, signingKey: signingKeyOf('admin') });
  const began = Date.now();
  await expect(client.send('POST', '/internal/something', { body: {}, schema: z.object({}), refusals: [], timeoutMs: 100 })).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  // Well before a command without a time of its own would have given up.
  expect(Date.now() - began).toBeLessThan(8_000);
});
