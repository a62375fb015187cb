import { pipeline } from 'node:stream/promises';
import { Router } from 'express';
import { requireCaller } from '../http/identity.js';
import type { PersonalData } from './personal-data.js';

/** GET /internal/personal-data/:userId, which auth asks when somebody wants a copy of their data. An answer that breaks off is not whole. */
export function personalDataRoutes({ exported }: Pick<PersonalData, 'exported'>): Router {
  const router = Router();
  router.get('/internal/personal-data/:userId', requireCaller('auth'), async (request, response) => {
    response.type('json');
    await pipeline(exported(String(request.params.userId)), response);
  });
  return router;
}
