import {
  aiConsentRequestSchema,
  analyzeGrammarRequestSchema,
  analyzeSpeakingRequestSchema,
  disputeCorrectionRequestSchema,
  refineStyleRequestSchema,
  writingAttemptsQuerySchema,
} from '@b1fuchs/contracts';
import { identityOf, parse, requireEntitled } from '@b1fuchs/kit';
import { Router } from 'express';
import { createAdminRoutes, type AdminRouteParts } from './admin-routes.js';
import { createConversationRoutes, type ConversationParts } from './conversation-routes.js';
import { analyzeSpeaking, type SpeakingParts } from '../../domain/analyze-speaking.js';
import { analyzeWriting, type AnalysisParts } from '../../domain/analyze-writing.js';
import { giveConsent } from '../../domain/provider/give-consent.js';
import { showConsent, type ConsentParts } from '../../domain/provider/show-consent.js';
import { withdrawConsent } from '../../domain/provider/withdraw-consent.js';
import { refineText, type RefinementParts } from '../../domain/refine-text.js';
import { disputeCorrection, listAttempts, readAttempt, type HistoryParts } from '../../domain/writing-history.js';
import { writingTasks } from '../../domain/writing-tasks/writing-tasks.js';
import { createSpeechRoutes, type SpeechParts } from './speech/routes.js';

type Parts = AnalysisParts & AdminRouteParts & SpeakingParts & RefinementParts & HistoryParts & { consent: ConsentParts; conversation: ConversationParts; speech: SpeechParts };

export function createRoutes(parts: Parts): Router {
  const router = Router();
  router.use(createSpeechRoutes(parts.speech));
  router.use(createAdminRoutes(parts));

  router.get('/api/topics/writing', (request, response) => {
    identityOf(request);
    response.json({ tasks: writingTasks });
  });

  router.post('/api/analyze/grammar', requireEntitled, async (request, response) => {
    const input = parse(analyzeGrammarRequestSchema, request.body);
    const { userId, timeZone } = identityOf(request);
    response.json(await analyzeWriting(parts, { ...input, userId, timeZone }, new Date()));
  });

  router.post('/api/analyze/speaking', requireEntitled, async (request, response) => {
    const input = parse(analyzeSpeakingRequestSchema, request.body);
    const { userId, timeZone } = identityOf(request);
    response.json(await analyzeSpeaking(parts, { ...input, userId, timeZone }, new Date()));
  });

  router.get('/api/writing/attempts', async (request, response) => {
    const { topic } = parse(writingAttemptsQuerySchema, request.query);
    const learner = identityOf(request);
    response.json(await listAttempts(parts, learner, topic));
  });

  router.get('/api/writing/attempts/:id', async (request, response) => {
    response.json(await readAttempt(parts, identityOf(request).userId, request.params.id));
  });

  router.post('/api/writing/disputed-corrections', async (request, response) => {
    const input = parse(disputeCorrectionRequestSchema, request.body);
    await disputeCorrection(parts, { ...input, userId: identityOf(request).userId }, new Date());
    response.status(204).end();
  });

  router.post('/api/refine-style', requireEntitled, async (request, response) => {
    const input = parse(refineStyleRequestSchema, request.body);
    const { userId, timeZone } = identityOf(request);
    response.json(await refineText(parts, { ...input, userId, timeZone }, new Date()));
  });

  router.get('/api/ai-consent', async (request, response) => {
    response.json(await showConsent(parts.consent, identityOf(request).userId));
  });

  router.post('/api/ai-consent', async (request, response) => {
    const { userId } = identityOf(request);
    const { version } = parse(aiConsentRequestSchema, request.body);
    response.json(await giveConsent(parts.consent, { userId, version }, new Date()));
  });

  router.delete('/api/ai-consent', async (request, response) => {
    response.json(await withdrawConsent(parts.consent, identityOf(request).userId, new Date()));
  });

  router.use(createConversationRoutes(parts.conversation));
  return router;
}
