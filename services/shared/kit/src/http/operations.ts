import { Router, type RequestHandler } from 'express';
import type { Metrics } from '../metrics.js';
import { answerReadiness, isReady, STOPPING, type ReadinessChecks } from './health.js';

export type OperationsParts = {
  metrics: Metrics;
  /** What the process cannot work without. */
  readiness: ReadinessChecks;
  /** What it can do without; reported only. */
  dispensable?: ReadinessChecks;
};

const answerLive: RequestHandler = (_request, response) => {
  response.json({ live: true });
};

/** Health and metrics in full, for operators: never on a port that the outside reaches. */
export function operationsRoutes({ metrics, readiness, dispensable }: OperationsParts): Router {
  return Router()
    .get('/health/live', answerLive)
    .get('/health/ready', answerReadiness(readiness, dispensable))
    .get('/metrics', async (_request, response) => {
      response.type(metrics.registry.contentType).send(await metrics.registry.metrics());
    });
}

/** What a load balancer asks on the public port: whether, and never why not. */
export function publicHealthRoutes(readiness: ReadinessChecks): Router {
  return Router()
    .get('/health/live', answerLive)
    .get('/health/ready', async (request, response) => {
      const ready = !request.app.enabled(STOPPING) && (await isReady(readiness));
      response.status(ready ? 200 : 503).json({ ready });
    });
}
