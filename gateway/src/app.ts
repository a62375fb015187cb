import { IDENTITY_HEADER, type LegalResponse } from '@b1fuchs/contracts';
import {
  connectRedis,
  createBaseApp,
  createMetrics,
  createServiceClient,
  createSessions,
  handleError,
  handleNotFound,
  listen,
  operationsRoutes,
  ownCookie,
  publicHealthRoutes,
  sessionCookie,
  type Lifecycle,
  type Logger,
  type RunningServer,
} from '@b1fuchs/kit';
import { parseCookie } from 'cookie';
import express, { type Request } from 'express';
import { docsRoutes } from './api-docs/docs-routes.js';
import { createApiRoutes } from './api-routes.js';
import type { Config } from './config.js';
import { requireSameOrigin } from './guards.js';
import { resolveIdentity } from './identity.js';
import { operatorOf } from './operator.js';
import { createRateLimits } from './rate-limits.js';
import { routingTable } from './routing-table.js';
import { securityHeaders } from './security-headers.js';
import { announceEarlyFiles, serveFrontend } from './static-files.js';
import { timeZoneOf } from './time-zone.js';

/** Puts the gateway together and listens on its two ports. */
export async function startGateway(config: Config, logger: Logger, lifecycle: Lifecycle): Promise<RunningServer & { operationsPort: number }> {
  const redis = connectRedis(config.REDIS_URL, logger);
  lifecycle.onStop('redis', () => redis.quit());
  const signingKey = { keyId: config.INTERNAL_TOKEN_KEY_ID, privateKey: config.INTERNAL_TOKEN_PRIVATE_KEY };
  const identityParts = {
    sessions: createSessions(redis),
    auth: createServiceClient({ target: 'auth', url: config.AUTH_URL, signingKey }),
    billing: createServiceClient({ target: 'billing', url: config.BILLING_URL, signingKey }),
  };
  const { name: cookieName } = sessionCookie(config.PUBLIC_URL);

  const metrics = createMetrics('gateway');
  const readiness = { redis: () => redis.ping() };
  const operations = await listen(express().disable('x-powered-by').use(operationsRoutes({ metrics, readiness })), config.HOST, config.OPERATIONS_PORT);
  lifecycle.onStop('operations', operations.stop);

  const headers = securityHeaders({ publicUrl: config.PUBLIC_URL, speechUrl: config.PRONUNCIATION_URL, staticDir: config.STATIC_DIR });
  const app = createBaseApp({ logger, metrics, first: [headers, publicHealthRoutes(readiness)] });
  app.set('trust proxy', config.TRUSTED_PROXIES);
  app.get('/api/pronunciation', (_request, response) => {
    response.set('cache-control', 'public, max-age=3600').json({ url: config.PRONUNCIATION_URL ?? null });
  });
  const legal: LegalResponse = { operator: operatorOf(config) };
  app.get('/api/legal', (_request, response) => {
    response.set('cache-control', 'public, max-age=300').json(legal);
  });
  app.use(docsRoutes(cookieName));
  app.use(dropForgedHeaders);
  app.use('/api', requireSameOrigin(config.PUBLIC_URL, routingTable.filter(({ fromOutside }) => fromOutside).map(({ path }) => path)));
  app.use(
    createApiRoutes({
      routes: routingTable,
      serviceUrls: {
        auth: config.AUTH_URL,
        billing: config.BILLING_URL,
        'practice-ai': config.PRACTICE_AI_URL,
        vocabulary: config.VOCABULARY_URL,
        progress: config.PROGRESS_URL,
        admin: config.ADMIN_URL,
        report: config.REPORT_URL,
      },
      signingKey,
      cookieName: (name) => ownCookie(config.PUBLIC_URL, name).name,
      limits: createRateLimits(redis, routingTable, config.RATE_LIMIT_FACTOR),
      identify: async (request) => {
        const sessionId = parseCookie(request.headers.cookie ?? '')[cookieName];
        return sessionId === undefined ? undefined : resolveIdentity(identityParts, { sessionId, timeZone: timeZoneOf(request) }, new Date());
      },
    }),
  );
  // Also what is there on the port for operators: a page must not seem to be it.
  app.use(['/api', '/internal', '/metrics', '/health'], handleNotFound);
  app.use(announceEarlyFiles(config.STATIC_DIR, (cookie) => cookieName in parseCookie(cookie ?? '')));
  app.use(serveFrontend(config.STATIC_DIR, { watch: config.NODE_ENV !== 'production' }));
  app.use(handleNotFound);
  app.use(handleError);

  const server = await listen(app, config.HOST, config.PORT, config.DRAIN_SECONDS * 1_000);
  lifecycle.onStop('http', server.stop);
  return { ...server, operationsPort: operations.port };
}

/** Identity comes from the gateway alone, and so does the trace: these headers are believed inside. */
const OURS = [IDENTITY_HEADER, 'traceparent', 'tracestate', 'baggage'];
function dropForgedHeaders(request: Request, _response: unknown, next: () => void): void {
  for (const header of OURS) Reflect.deleteProperty(request.headers, header);
  next();
}
