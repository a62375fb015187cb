import { learnerPageQuerySchema } from '@b1fuchs/contracts';
import { parse, requireCaller } from '@b1fuchs/kit';
import { Router } from 'express';
import { listAttemptsForAdmin, type ForAdminParts } from '../../domain/list-attempts-for-admin.js';

/** What the admin service asks of one learner. */
export function forAdminRoutes(parts: ForAdminParts): Router {
  const router = Router();
  router.get('/internal/admin/learners/:userId/attempts', requireCaller('admin'), async (request, response) => {
    response.json(await listAttemptsForAdmin(parts, String(request.params.userId), parse(learnerPageQuerySchema, request.query)));
  });
  return router;
}
