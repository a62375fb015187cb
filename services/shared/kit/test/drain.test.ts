import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { readinessSchema } from '@b1fuchs/contracts';
import { createBaseApp, createLogger, createMetrics, listen, operationsRoutes } from '../src/index.js';

const DRAIN_MS = 400;

async function startApp() {
  const metrics = createMetrics('test');
  const app = createBaseApp({ logger: createLogger('test', 'silent'), metrics, first: [operationsRoutes({ metrics, readiness: {} })] });
  app.get('/page', (_request, response) => {
    response.json({ here: true });
  });
  const { port, stop } = await listen(app, '127.0.0.1', 0, DRAIN_MS);
  const ask = (path: string): Promise<{ status: number | undefined; connection: string | undefined; body: string }> =>
    new Promise((resolve, reject) => {
      get({ host: '127.0.0.1', port, path }, (response) => {
        text(response).then((body) => resolve({ status: response.statusCode, connection: response.headers.connection, body }), reject);
      }).on('error', reject);
    });
  return { ask, stop };
}

test('who is about to stop says so and still serves, so that others can take over', async () => {
  const { ask, stop } = await startApp();
  expect((await ask('/health/ready')).status).toBe(200);
  const stopped = stop();
  const ready = await ask('/health/ready');
  expect(ready.status).toBe(503);
  expect(readinessSchema.parse(JSON.parse(ready.body)).ready).toBe(false);
  expect((await ask('/page')).status).toBe(200);
  await stopped;
  await expect(ask('/page')).rejects.toThrow();
});

test('a kept connection ends with the last answer on it', async () => {
  const { ask, stop } = await startApp();
  expect((await ask('/page')).connection).toBe('keep-alive');
  const stopped = stop();
  expect((await ask('/page')).connection).toBe('close');
  await stopped;
});
