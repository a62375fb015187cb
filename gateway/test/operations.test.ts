import { readinessSchema } from '@b1fuchs/contracts';
import { Router } from 'express';
import { startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';

let gateway: GatewayUnderTest;
beforeAll(async () => {
  gateway = await startGatewayUnderTest(Router());
});
afterAll(() => gateway.stop());

test('the public port says whether the gateway is ready, and nothing more', async () => {
  const ready = await fetch(`${gateway.baseUrl}/health/ready`);
  expect([ready.status, await ready.json()]).toEqual([200, { ready: true }]);
  const live = await fetch(`${gateway.baseUrl}/health/live`);
  expect([live.status, await live.json()]).toEqual([200, { live: true }]);
});

test.each(['/metrics', '/metrics/', '/health', '/health/ready/x'])('%s is not there on the public port', async (path) => {
  const answer = await fetch(gateway.baseUrl + path);
  expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'NOT_FOUND' }]);
});

test('the port for operators has metrics, and health in full, and no route of the product', async () => {
  const metrics = await fetch(`${gateway.operationsUrl}/metrics`);
  expect(await metrics.text()).toContain('http_request_duration_seconds');
  const ready = readinessSchema.parse(await (await fetch(`${gateway.operationsUrl}/health/ready`)).json());
  expect(ready.checks).toEqual({ redis: 'ok' });
  expect((await fetch(`${gateway.operationsUrl}/api/legal`)).status).toBe(404);
});

test('where Redis is away the public port says only that it is not ready', async () => {
  // Port 9 is the old discard service, which no machine runs.
  const alone = await startGatewayUnderTest(Router(), 'progress', { REDIS_URL: 'redis://127.0.0.1:9' });
  try {
    const ready = await fetch(`${alone.baseUrl}/health/ready`);
    expect([ready.status, await ready.json()]).toEqual([503, { ready: false }]);
  } finally {
    await alone.stop();
  }
});
