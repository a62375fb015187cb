import { identityOf } from '@b1fuchs/kit';
import { Router } from 'express';
import { readAchievements, type ProgressRecords } from '../../domain/read-achievements.js';

export function createRoutes(records: ProgressRecords): Router {
  const router = Router();
  router.get('/api/user/achievements', async (request, response) => {
    response.json(await readAchievements(records, identityOf(request), new Date()));
  });
  return router;
}
