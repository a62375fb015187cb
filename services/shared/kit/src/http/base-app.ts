import { randomUUID } from 'node:crypto';
import { REQUEST_ID_HEADER } from '@b1fuchs/contracts';
import express, { type Express, type RequestHandler } from 'express';
import { pinoHttp } from 'pino-http';
import type { Logger } from '../logger.js';
import type { Metrics } from '../metrics.js';
import { withCorrelationId } from '../request-context.js';
import { answerReadiness, type ReadinessChecks } from './health.js';

const REQUEST_ID = /^[\w-]{8,64}$/;

export type BaseAppOptions = {
  logger: Logger;
  metrics: Metrics;
  /** What the process cannot work without. */
  readiness: ReadinessChecks;
  /** What it can do without; reported only. */
  dispensable?: ReadinessChecks;
};

/** What every process serves: request id, log line, duration metric, health and metrics. */
export function createBaseApp({ logger, metrics, readiness, dispensable }: BaseAppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.get('/health/live', (_request, response) => {
    response.json({ live: true });
  });
  app.get('/health/ready', answerReadiness(readiness, dispensable));
  app.get('/metrics', async (_request, response) => {
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  app.use(
    pinoHttp({
      logger,
      genReqId: (request, response) => {
        const given = request.headers[REQUEST_ID_HEADER];
        const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
        response.setHeader(REQUEST_ID_HEADER, id);
        return id;
      },
      customLogLevel: (_request, response, error) => (error || response.statusCode >= 500 ? 'error' : 'info'),
      serializers: {
        req: (request: { id: string; method: string; url: string }) => ({
          id: request.id,
          method: request.method,
          path: loggedPath(request.url),
        }),
        res: (response: { statusCode: number }) => ({ statusCode: response.statusCode }),
      },
    }),
  );
  app.use((request, _response, next) => {
    withCorrelationId(typeof request.id === 'string' ? request.id : randomUUID(), next);
  });
  app.use(measureDuration(metrics));
  return app;
}

/** Without the query, and without the user's id with which internal routes end. */
const loggedPath = (url: string): string => (url.split('?')[0] ?? '').replace(/^(\/internal\/[^/]+)\/.+/, '$1/…');

function measureDuration(metrics: Metrics): RequestHandler {
  return (request, response, next) => {
    const stop = metrics.httpDuration.startTimer({ method: request.method });
    metrics.httpInFlight.inc();
    // Also where the caller has gone before the end.
    response.once('close', () => {
      metrics.httpInFlight.dec();
      if (response.writableFinished) stop({ route: routeOf(request.route, response.locals.route), status: response.statusCode });
    });
    next();
  };
}

/** The route's pattern, never the path itself, so that labels stay few. */
function routeOf(route: unknown, named: unknown): string {
  if (typeof named === 'string') return named;
  if (typeof route === 'object' && route !== null && 'path' in route) return String(route.path);
  return 'none';
}
