import { administratorProofSchema, endSessionsOfSchema, learnerPageQuerySchema, sendVerificationSchema, sessionsAskedQuerySchema } from '@b1fuchs/contracts';
import { parse } from '@b1fuchs/kit';
import { Router } from 'express';
import { proveAdministrator } from '../../domain/administration/fresh-proof.js';
import { sendVerification, showMails, type LearnerMailParts } from '../../domain/administration/learner-mails.js';
import { endSessions, showSessions } from '../../domain/administration/learner-sessions.js';
import type { ProofParts } from '../../domain/prove-identity.js';

export type LearnerRouteParts = LearnerMailParts & ProofParts;

/** What administrators see and do on one learner's page; asked by the admin service alone. */
export function learnerRoutes(parts: LearnerRouteParts): Router {
  const router = Router();
  router.post('/internal/admin/proof', async (request, response) => {
    await proveAdministrator(parts, parse(administratorProofSchema, request.body), new Date());
    response.json({});
  });

  router.get('/internal/admin/accounts/:userId/sessions', async (request, response) => {
    const { asking } = parse(sessionsAskedQuerySchema, request.query);
    response.json(await showSessions(parts, request.params.userId, asking, new Date()));
  });

  router.post('/internal/admin/accounts/:userId/sessions/end', async (request, response) => {
    response.json(await endSessions(parts, request.params.userId, parse(endSessionsOfSchema, request.body), new Date()));
  });

  router.get('/internal/admin/accounts/:userId/mails', async (request, response) => {
    response.json(await showMails(parts, request.params.userId, parse(learnerPageQuerySchema, request.query)));
  });

  router.post('/internal/admin/accounts/:userId/verification-mail', async (request, response) => {
    response.json(await sendVerification(parts, request.params.userId, parse(sendVerificationSchema, request.body), new Date()));
  });

  return router;
}
