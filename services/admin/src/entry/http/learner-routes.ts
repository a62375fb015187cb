import { endSessionsSchema, learnerPageQuerySchema, refundPaymentSchema } from '@b1fuchs/contracts';
import { identityOf, parse } from '@b1fuchs/kit';
import { Router } from 'express';
import { activityAbout, type ActivityReading } from '../../domain/activity/read-activity.js';
import { endLearnerSessions, mailLearnerVerification, refundLearner, type HelpParts } from '../../domain/learner/help-learner.js';
import { showAttempts, showCards, showHead, showMails, showMembership, showProgress, showSessions, type LearnerParts } from '../../domain/learner/show-learner.js';

export type LearnerRouteParts = LearnerParts & HelpParts & ActivityReading;

/** One learner's page, part by part, and what is done there. */
export function learnerRoutes(parts: LearnerRouteParts): Router {
  const router = Router();
  router.get('/api/admin/users/:id', async (request, response) => {
    response.json(await showHead(parts, request.params.id));
  });

  router.get('/api/admin/users/:id/membership', async (request, response) => {
    response.json(await showMembership(parts, request.params.id));
  });

  router.post('/api/admin/users/:id/payments/:paymentId/refund', async (request, response) => {
    const { password, code, ...refund } = parse(refundPaymentSchema, request.body);
    const { id, paymentId } = request.params;
    const { amountCents, refundedCents } = await refundLearner(parts, identityOf(request), id, paymentId, { ...refund, proof: { password, code } }, new Date());
    response.json({ amountCents, refundedCents });
  });

  router.get('/api/admin/users/:id/attempts', async (request, response) => {
    response.json(await showAttempts(parts, request.params.id, parse(learnerPageQuerySchema, request.query)));
  });

  router.get('/api/admin/users/:id/progress', async (request, response) => {
    response.json(await showProgress(parts, request.params.id));
  });

  router.get('/api/admin/users/:id/cards', async (request, response) => {
    response.json(await showCards(parts, identityOf(request), request.params.id));
  });

  router.get('/api/admin/users/:id/sessions', async (request, response) => {
    response.json(await showSessions(parts, identityOf(request), request.params.id));
  });

  router.post('/api/admin/users/:id/sessions/end', async (request, response) => {
    response.json(await endLearnerSessions(parts, identityOf(request), request.params.id, parse(endSessionsSchema, request.body ?? {}), new Date()));
  });

  router.get('/api/admin/users/:id/mails', async (request, response) => {
    response.json(await showMails(parts, request.params.id, parse(learnerPageQuerySchema, request.query)));
  });

  router.post('/api/admin/users/:id/verification-mail', async (request, response) => {
    await mailLearnerVerification(parts, identityOf(request), request.params.id, new Date());
    response.json({ message: 'A new verification link is on its way.' });
  });

  router.get('/api/admin/users/:id/activity', async (request, response) => {
    response.json(await activityAbout(parts, request.params.id, parse(learnerPageQuerySchema, request.query)));
  });

  return router;
}
