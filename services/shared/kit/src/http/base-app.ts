import { randomUUID } from 'node:crypto';
import { REQUEST_ID_HEADER } from '@b1fuchs/contracts';
import express, { type Express, type RequestHandler } from 'express';
import { pinoHttp } from 'pino-http';
import type { Logger } from '../logger.js';
import type { Metrics } from '../metrics.js';
import { withCorrelationId } from '../request-context.js';
import { tracing } from '../tracing/spans.js';
import { STOPPING } from './health.js';
import { routeOf } from './route-of.js';

const REQUEST_ID = /^[\w-]{8,64}$/;

export type BaseAppOptions = {
  logger: Logger;
  metrics: Metrics;
  /** What comes before log line and metric: headers, and answers that are asked for every few seconds. */
  first: RequestHandler[];
};

/** What every process serves: request id (the trace's, where there is one), log line, duration metric. */
export function createBaseApp({ logger, metrics, first }: BaseAppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  // A kept connection would bring the next request to a process that is about to end.
  app.use((_request, response, next) => {
    if (app.enabled(STOPPING)) response.set('connection', 'close');
    next();
  });
  app.use(first);
  app.use(
    pinoHttp({
      logger,
      genReqId: (request, response) => {
        const given = tracing.currentTraceId() ?? request.headers[REQUEST_ID_HEADER];
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
