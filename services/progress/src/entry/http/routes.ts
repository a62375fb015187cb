import { figuresQuerySchema, ownersPageQuerySchema, recordActivityRequestSchema, seenAchievementsRequestSchema, userProgressQuerySchema } from '@b1fuchs/contracts';
import { identityOf, parse, requireCaller } from '@b1fuchs/kit';
import { Router } from 'express';
import { keepClientActivity } from '../../domain/keep-client-activity.js';
import { listProgress } from '../../domain/list-progress.js';
import { showProgress } from '../../domain/show-progress.js';
import { practiceFigures } from '../../domain/practice-figures.js';
import { readAchievements, type ProgressRecords } from '../../domain/read-achievements.js';
import { readInsights } from '../../domain/read-insights.js';
import { readProgress } from '../../domain/read-progress.js';

export function createRoutes(records: ProgressRecords): Router {
  const router = Router();

  router.get('/api/user/achievements', async (request, response) => {
    response.json(await readAchievements(records, identityOf(request), new Date()));
  });

  router.post('/api/user/achievements/seen', async (request, response) => {
    const { ids } = parse(seenAchievementsRequestSchema, request.body);
    await records.markSeen(identityOf(request).userId, ids, new Date());
    response.status(204).end();
  });

  router.get('/api/user/progress', async (request, response) => {
    const { userId } = parse(userProgressQuerySchema, request.query);
    response.json(await readProgress(records, identityOf(request), userId, new Date()));
  });

  router.get('/api/user/insights', async (request, response) => {
    response.json(await readInsights(records, identityOf(request), new Date()));
  });

  router.post('/api/user/activity', async (request, response) => {
    await keepClientActivity(records, identityOf(request).userId, parse(recordActivityRequestSchema, request.body), new Date());
    response.status(201).json({ message: 'Activity recorded.' });
  });

  router.get('/internal/admin/progress', requireCaller('admin'), async (request, response) => {
    response.json(await listProgress(records, parse(ownersPageQuerySchema, request.query), new Date()));
  });

  router.get('/internal/admin/learners/:userId/progress', requireCaller('admin'), async (request, response) => {
    response.json(await showProgress(records, String(request.params.userId), new Date()));
  });

  router.get('/internal/admin/figures', requireCaller('admin'), async (request, response) => {
    response.json(await practiceFigures(records, parse(figuresQuerySchema, request.query)));
  });

  return router;
}
