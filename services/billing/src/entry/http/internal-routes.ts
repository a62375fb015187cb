import { grantRequestSchema, manualMembershipRequestSchema, refundRequestSchema, trialEndRequestSchema, type Entitlement } from '@b1fuchs/contracts';
import { parse, requireCaller } from '@b1fuchs/kit';
import { Router } from 'express';
import { grantPremium, setManualMembership, setTrialEnd, type HelpParts } from '../../domain/help-account.js';
import { lookUpEntitlement } from '../../domain/look-up-entitlement.js';
import { refundPayment, type RefundParts } from '../../domain/refund-payment.js';
import type { TrialParts } from '../../domain/start-trial.js';

export type InternalParts = HelpParts & RefundParts & TrialParts;

/** What other services ask: the gateway until when somebody may practise, admin what administrators decide. */
export function internalRoutes(parts: InternalParts): Router {
  const router = Router();
  const forAdmin = requireCaller('admin');

  router.get('/internal/entitlements/:userId', requireCaller('gateway'), async (request, response) => {
    const until = await lookUpEntitlement(parts, String(request.params.userId), new Date());
    const body: Entitlement = { until: until?.toISOString() ?? null };
    response.json(body);
  });

  router.post('/internal/accounts/:userId/grants', forAdmin, async (request, response) => {
    response.json(await grantPremium(parts, String(request.params.userId), parse(grantRequestSchema, request.body), new Date()));
  });

  router.put('/internal/accounts/:userId/manual-membership', forAdmin, async (request, response) => {
    response.json(await setManualMembership(parts, String(request.params.userId), parse(manualMembershipRequestSchema, request.body), new Date()));
  });

  router.put('/internal/accounts/:userId/trial-end', forAdmin, async (request, response) => {
    response.json(await setTrialEnd(parts, String(request.params.userId), parse(trialEndRequestSchema, request.body), new Date()));
  });

  router.post('/internal/payments/:id/refund', forAdmin, async (request, response) => {
    response.json(await refundPayment(parts, String(request.params.id), parse(refundRequestSchema, request.body), new Date()));
  });

  return router;
}
