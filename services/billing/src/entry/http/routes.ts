import type { Entitlement } from '@b1fuchs/contracts';
import { requireCaller } from '@b1fuchs/kit';
import { Router } from 'express';

/** @param lookUp until when a user may practise, now. */
export function createRoutes(lookUp: (userId: string, now: Date) => Promise<Date | null>): Router {
  const router = Router();
  router.get('/internal/entitlements/:userId', requireCaller('gateway'), async (request, response) => {
    const until = await lookUp(String(request.params.userId), new Date());
    const body: Entitlement = { until: until?.toISOString() ?? null };
    response.json(body);
  });
  return router;
}
