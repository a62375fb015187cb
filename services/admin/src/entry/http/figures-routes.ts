import { analyticsQuerySchema } from '@b1fuchs/contracts';
import { identityOf, parse } from '@b1fuchs/kit';
import { Router } from 'express';
import { readAnalytics, type AnalyticsParts } from '../../domain/figures/read-analytics.js';

/** Figures by day. */
export function figuresRoutes(parts: AnalyticsParts): Router {
  const router = Router();
  router.get('/api/admin/analytics', async (request, response) => {
    const range = parse(analyticsQuerySchema, request.query);
    response.json(await readAnalytics(parts, { ...range, timeZone: identityOf(request).timeZone }, new Date()));
  });
  return router;
}
