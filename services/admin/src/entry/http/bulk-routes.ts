import { bulkActionRequestSchema, bulkMailSchema, bulkResultsQuerySchema } from '@b1fuchs/contracts';
import { identityOf, parse } from '@b1fuchs/kit';
import { Router } from 'express';
import { beginBulkAction, type BeginParts } from '../../domain/bulk/begin-bulk-action.js';
import { pageOfBulkAction, recentBulkActions, type BulkReading } from '../../domain/bulk/read-bulk-actions.js';

export type BulkRouteParts = BeginParts & BulkReading;

/** What administrators do to many users at once, and what has become of it. */
export function bulkRoutes(parts: BulkRouteParts): Router {
  const router = Router();
  router.post('/api/admin/bulk-actions', async (request, response) => {
    response.status(202).json(await beginBulkAction(parts, identityOf(request), parse(bulkActionRequestSchema, request.body), new Date()));
  });

  router.post('/api/admin/bulk-actions/preview', async (request, response) => {
    response.json(await parts.bulkOwners.previewNews(identityOf(request).userId, parse(bulkMailSchema, request.body)));
  });

  router.get('/api/admin/bulk-actions', async (_request, response) => {
    response.json({ jobs: await recentBulkActions(parts) });
  });

  router.get('/api/admin/bulk-actions/:jobId', async (request, response) => {
    response.json(await pageOfBulkAction(parts, request.params.jobId, parse(bulkResultsQuerySchema, request.query)));
  });

  return router;
}
