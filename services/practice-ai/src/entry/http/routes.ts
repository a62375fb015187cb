import { analyzeGrammarRequestSchema } from '@b1fuchs/contracts';
import { identityOf, parse, requireEntitled } from '@b1fuchs/kit';
import { Router } from 'express';
import { analyzeWriting, type AnalysisParts } from '../../domain/analyze-writing.js';
import { writingTasks } from '../../domain/writing-tasks/writing-tasks.js';

export function createRoutes(parts: AnalysisParts): Router {
  const router = Router();

  router.get('/api/topics/writing', (request, response) => {
    identityOf(request);
    response.json({ tasks: writingTasks });
  });

  router.post('/api/analyze/grammar', requireEntitled, async (request, response) => {
    const input = parse(analyzeGrammarRequestSchema, request.body);
    const { userId, timeZone } = identityOf(request);
    response.json(await analyzeWriting(parts, { ...input, userId, timeZone }, new Date()));
  });

  return router;
}
