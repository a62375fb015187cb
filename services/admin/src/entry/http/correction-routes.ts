import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { decideCorrectionSchema, exportCorrectionsSchema, reportedCorrectionsQuerySchema } from '@b1fuchs/contracts';
import { identityOf, parse, wallClock } from '@b1fuchs/kit';
import { Router } from 'express';
import { correctionsExportName, decideCorrection, exportCorrections, type CorrectionParts } from '../../domain/corrections/decide-correction.js';

/** Corrections that learners hold for wrong. */
export function correctionRoutes(parts: CorrectionParts): Router {
  const router = Router();
  router.get('/api/admin/corrections', async (request, response) => {
    response.json(await parts.reported.page(parse(reportedCorrectionsQuerySchema, request.query)));
  });

  router.put('/api/admin/corrections/:key', async (request, response) => {
    response.json(await decideCorrection(parts, identityOf(request).userId, request.params.key, parse(decideCorrectionSchema, request.body), new Date()));
  });

  router.post('/api/admin/corrections/export', async (request, response) => {
    const filter = parse(exportCorrectionsSchema, request.body ?? {});
    const { userId, timeZone } = identityOf(request);
    const now = new Date();
    const pieces = await exportCorrections(parts, userId, filter, now);
    response.attachment(correctionsExportName(wallClock(now, timeZone).date)).type('text/csv; charset=utf-8');
    await pipeline(Readable.from(pieces), response);
  });

  return router;
}
