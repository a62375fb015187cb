import { decideCorrectionSchema, figuresQuerySchema, learnerPageQuerySchema, reportedCorrectionsQuerySchema } from '@b1fuchs/contracts';
import { parse, requireCaller } from '@b1fuchs/kit';
import { Router } from 'express';
import { languageFigures, type FigureParts } from '../../domain/language-figures.js';
import { listAttemptsForAdmin, type ForAdminParts } from '../../domain/list-attempts-for-admin.js';
import { decideReported, listReported } from '../../domain/reported/decide-correction.js';
import type { ReportParts } from '../../domain/reported/report-correction.js';

export type AdminRouteParts = FigureParts & ForAdminParts & { reports: ReportParts };

/** What administrators see of reported corrections, one learner's attempts and the figures, and decide; asked by the admin service alone. */
export function createAdminRoutes(parts: AdminRouteParts): Router {
  const router = Router();
  router.use('/internal/admin', requireCaller('admin'));

  router.get('/internal/admin/reported-corrections', async (request, response) => {
    response.json(await listReported(parts.reports, parse(reportedCorrectionsQuerySchema, request.query)));
  });

  router.put('/internal/admin/reported-corrections/:key', async (request, response) => {
    response.json(await decideReported(parts.reports, request.params.key, parse(decideCorrectionSchema, request.body), new Date()));
  });

  router.get('/internal/admin/learners/:userId/attempts', async (request, response) => {
    response.json(await listAttemptsForAdmin(parts, request.params.userId, parse(learnerPageQuerySchema, request.query)));
  });

  router.get('/internal/admin/figures', async (request, response) => {
    response.json(await languageFigures(parts, parse(figuresQuerySchema, request.query)));
  });

  return router;
}
