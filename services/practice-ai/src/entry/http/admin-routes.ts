import { decideCorrectionSchema, reportedCorrectionsQuerySchema } from '@b1fuchs/contracts';
import { parse, requireCaller } from '@b1fuchs/kit';
import { Router } from 'express';
import { decideReported, listReported } from '../../domain/reported/decide-correction.js';
import type { ReportParts } from '../../domain/reported/report-correction.js';

/** What administrators see of reported corrections and decide; asked by the admin service alone. */
export function createReportRoutes(parts: ReportParts): Router {
  const router = Router();
  router.use('/internal/admin/reported-corrections', requireCaller('admin'));

  router.get('/internal/admin/reported-corrections', async (request, response) => {
    response.json(await listReported(parts, parse(reportedCorrectionsQuerySchema, request.query)));
  });

  router.put('/internal/admin/reported-corrections/:key', async (request, response) => {
    response.json(await decideReported(parts, request.params.key, parse(decideCorrectionSchema, request.body), new Date()));
  });

  return router;
}
