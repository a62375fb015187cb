import { proofSchema } from '@b1fuchs/contracts';
import { identityOf, parse } from '@b1fuchs/kit';
import { Router } from 'express';
import { cancelDeletion, requestDeletion, type DeletionParts } from '../../domain/deletion.js';
import { exportData, type ExportParts } from '../../domain/export-data.js';

export type DataParts = DeletionParts & ExportParts;

/** A copy of all that is kept of somebody, and the end of it. */
export function dataRoutes(parts: DataParts): Router {
  const router = Router();

  router.post('/api/account/export', async (request, response) => {
    const { name, zip } = await exportData(parts, identityOf(request), parse(proofSchema, request.body), new Date());
    response.attachment(name).setHeader('Cache-Control', 'no-store').send(zip);
  });

  router.post('/api/account/deletion', async (request, response) => {
    response.json(await requestDeletion(parts, identityOf(request), parse(proofSchema, request.body), new Date()));
  });

  router.delete('/api/account/deletion', async (request, response) => {
    await cancelDeletion(parts, identityOf(request).userId, new Date());
    response.json({ message: 'Ihr Konto bleibt, wie es ist.' });
  });

  return router;
}
