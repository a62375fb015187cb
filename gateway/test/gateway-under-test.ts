import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { cacheEntitlement, connectRedis, createLogger, createServiceApp, createMetrics, createSessions, listen, parseConfig } from '@b1fuchs/kit';
import { publicKeys, serverUrls, signingKeyOf, someIdentity, testLifecycle } from '@b1fuchs/testing';
import type { Role } from '@b1fuchs/contracts';
import type { Router } from 'express';
import { startGateway } from '../src/app.js';
import { configSchema } from '../src/config.js';

const logger = createLogger('gateway-test', 'silent');

/** A port on which nothing listens. */
export async function deadPort(): Promise<number> {
  const server: Server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** What the build writes of its chunks, as far as the gateway reads it. */
const MANIFEST = {
  '_vendor-1.js': { file: 'assets/vendor-1.js', name: 'vendor' },
  '_basics-1.js': { file: 'assets/basics-1.js', name: 'basics', imports: ['_vendor-1.js'] },
  '_signed-in-1.js': { file: 'assets/signed-in-1.js', name: 'signed-in', imports: ['_vendor-1.js', '_basics-1.js', '_schemas-1.js'], css: ['assets/signed-in-1.css'] },
  '_schemas-1.js': { file: 'assets/schemas-1.js', name: 'schemas' },
  'src/pages/writing-page.tsx': { file: 'assets/writing-page-1.js', name: 'writing-page', imports: ['_schemas-1.js'] },
};

/**
 * The real gateway before one service built with the kit; the addresses of the others are dead.
 * @param routes what stands at the addresses of auth and progress, or of `behind`, which then is the only one that knows who asks.
 */
export async function startGatewayUnderTest(routes: Router, behind: 'progress' | 'practice-ai' | 'admin' = 'progress', changes: Record<string, string> = {}) {
  const lifecycle = testLifecycle();
  const dead = `http://127.0.0.1:${await deadPort()}`;
  const service = await listen(
    createServiceApp({ service: behind, publicKeys, routes, logger, metrics: createMetrics(behind), readiness: {} }),
    '127.0.0.1',
    0,
  );
  lifecycle.onStop('service', service.stop);
  const serviceUrl = `http://127.0.0.1:${service.port}`;
  const staticDir = await mkdtemp(join(tmpdir(), 'b1fuchs-pages-'));
  lifecycle.onStop('pages', () => rm(staticDir, { recursive: true }));
  for (const folder of ['assets', '.vite']) await mkdir(join(staticDir, folder));
  const files = {
    'index.html': '<!doctype html><title>B1 Fuchs</title><script>first();</script>',
    'sw.js': '// worker',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'manifest.webmanifest': '{}',
    'assets/page-Ab12.js': '// page',
    'assets/page-Ab12.js.br': brotliCompressSync('// page'),
    'assets/page-Ab12.js.gz': gzipSync('// page'),
    '.vite/manifest.json': JSON.stringify(MANIFEST),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(staticDir, name), content);

  const { REDIS_URL } = serverUrls();
  const { keyId, privateKey } = signingKeyOf('gateway');
  const config = parseConfig(configSchema, {
    PORT: '0',
    OPERATIONS_PORT: '0',
    INTERNAL_TOKEN_PUBLIC_KEYS: JSON.stringify(publicKeys),
    INTERNAL_TOKEN_KEY_ID: keyId,
    INTERNAL_TOKEN_PRIVATE_KEY: privateKey,
    REDIS_URL,
    PUBLIC_URL: 'http://localhost:8080',
    STATIC_DIR: staticDir,
    AUTH_URL: serviceUrl,
    BILLING_URL: dead,
    PRACTICE_AI_URL: behind === 'practice-ai' ? serviceUrl : dead,
    VOCABULARY_URL: dead,
    PROGRESS_URL: serviceUrl,
    ADMIN_URL: behind === 'admin' ? serviceUrl : dead,
    REPORT_URL: dead,
    RATE_LIMIT_FACTOR: '1000',
    LEGAL_NAME: 'Fuchsbau GmbH',
    LEGAL_ADDRESS: 'Musterstraße 1 | 12345 Musterstadt',
    LEGAL_EMAIL: 'hallo@fuchsbau.example',
    ...changes,
  });
  const { port, operationsPort } = await startGateway(config, logger, lifecycle);
  const redis = connectRedis(config.REDIS_URL, logger);
  const sessions = createSessions(redis);

  return {
    baseUrl: `http://127.0.0.1:${port}`,
    operationsUrl: `http://127.0.0.1:${operationsPort}`,
    /** A signed-in learner's cookie. */
    async signIn({ until = new Date(Date.now() + 86_400_000), chosenTimeZone = null, isVerified = true, role = 'user', hasTwoFactor = false }: { until?: Date | null; chosenTimeZone?: string | null; isVerified?: boolean; role?: Role; hasTwoFactor?: boolean } = {}) {
      const { userId, username, timeZone } = someIdentity();
      const device = { browser: 'Firefox', system: 'Linux' };
      const sessionId = await sessions.create(userId, { username, role, timeZone, chosenTimeZone, isVerified, hasTwoFactor }, { now: new Date(), device });
      await cacheEntitlement(redis, userId, until);
      return { userId, cookie: `b1_session=${sessionId}` };
    },
    async stop() {
      await lifecycle.stopAll();
      await redis.quit();
    },
  };
}
export type GatewayUnderTest = Awaited<ReturnType<typeof startGatewayUnderTest>>;
