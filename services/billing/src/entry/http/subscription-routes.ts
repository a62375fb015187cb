import { checkoutRequestSchema, verifyCheckoutRequestSchema, type CheckoutRequest, type CheckoutResponse, type Identity, type Message, type PlanType } from '@b1fuchs/contracts';
import { AppError, identityOf, parse } from '@b1fuchs/kit';
import { Router } from 'express';
import { cancelMembership, reactivateMembership } from '../../domain/cancel-membership.js';
import type { ChangeParts } from '../../domain/change-account.js';
import { readInvoice, readPayments, readStatus, type ReadParts } from '../../domain/read-membership.js';
import { startCheckout, type CheckoutParts } from '../../domain/start-checkout.js';
import { verifyCheckout } from '../../domain/verify-checkout.js';

export type SubscriptionParts = ReadParts & CheckoutParts & ChangeParts;

/** What learners see of their membership, and how they pay. */
export function subscriptionRoutes(parts: SubscriptionParts): Router {
  const router = Router();

  router.get('/api/subscription/status', async (request, response) => {
    response.json(await readStatus(parts, identityOf(request).userId, new Date()));
  });

  router.get('/api/subscription/payments', async (request, response) => {
    response.json(await readPayments(parts, identityOf(request).userId));
  });

  router.get('/api/subscription/invoices/:number', async (request, response) => {
    response.json(await readInvoice(parts, { userId: identityOf(request).userId, number: request.params.number }));
  });

  router.post('/api/create-checkout-session', async (request, response) => {
    const identity = identityOf(request);
    const order = parse(checkoutRequestSchema, request.body);
    const body: CheckoutResponse = { url: await startCheckout(parts, { identity, planType: planOf(order), consentVersion: order.withdrawalConsent }, new Date()) };
    response.json(body);
  });

  router.post('/api/verify-checkout-session', async (request, response) => {
    const { userId } = identityOf(request);
    const { sessionId } = parse(verifyCheckoutRequestSchema, request.body);
    response.json(await verifyCheckout(parts, { userId, sessionId }, new Date()));
  });

  router.post('/api/subscription/cancel', async (request, response) => {
    const identity = identityOf(request);
    const end = await cancelMembership(parts, identity.userId, new Date());
    const body: Message = { message: `Your membership will not be extended. You keep full access until ${dayIn(identity, end)}, and nothing more will be charged.` };
    response.json(body);
  });

  router.post('/api/subscription/reactivate', async (request, response) => {
    const identity = identityOf(request);
    const end = await reactivateMembership(parts, identity.userId, new Date());
    const body: Message = { message: `Your cancellation is withdrawn. You have full access until ${dayIn(identity, end)}, and we will remind you before it ends.` };
    response.json(body);
  });

  return router;
}

/** The schema lets none through without a plan. */
function planOf({ planId, planType = planId }: CheckoutRequest): PlanType {
  if (planType === undefined) throw new AppError('VALIDATION_FAILED');
  return planType;
}

/** A day as the learner's calendar has it. */
const dayIn = ({ timeZone }: Pick<Identity, 'timeZone'>, time: Date): string => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(time);
