import { consumingServiceSchema } from '@b1fuchs/contracts';
import { identityOf, parse } from '@b1fuchs/kit';
import { Router } from 'express';
import { z } from 'zod';
import { readDeadLetters, replayDeadLettersOf, type LetterParts } from '../../domain/system/dead-letters.js';
import { readSystem, type SystemParts } from '../../domain/system/read-system.js';

export type SystemRouteParts = SystemParts & LetterParts;
const paramsSchema = z.object({ service: consumingServiceSchema });

/** How the system is, and what of it was set aside. */
export function systemRoutes(parts: SystemRouteParts): Router {
  const router = Router();
  router.get('/api/admin/system', async (_request, response) => {
    response.json(await readSystem(parts, new Date()));
  });
  router.get('/api/admin/system/dead-letters/:service', async (request, response) => {
    response.json(await readDeadLetters(parts, parse(paramsSchema, request.params).service));
  });
  router.post('/api/admin/system/dead-letters/:service/replay', async (request, response) => {
    response.json(await replayDeadLettersOf(parts, identityOf(request).userId, parse(paramsSchema, request.params).service, new Date()));
  });
  return router;
}
