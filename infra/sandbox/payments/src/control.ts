import express, { type Request, type Router } from 'express';
import { z } from 'zod';
import { apiErrors } from './api/api-error.js';
import { faultsSchema, type FaultBox } from './api/faults.js';
import type { Core } from './core.js';
import { deliverySettingsSchema, type Deliveries } from './delivery.js';
import { closeDispute, openDispute } from './payments/dispute.js';
import { outcomes, pay } from './payments/pay.js';
import { refund } from './payments/refund.js';

const paySchema = z.strictObject({ outcome: z.enum(outcomes) });
const refundSchema = z.strictObject({ amount: z.int().min(1).optional() });
const disputeSchema = z.strictObject({ status: z.enum(['open', 'won', 'lost']) });

/** What tests ask for, as JSON below /_sandbox. A browser sends JSON to another origin only if that origin allows it. */
export function createControlRouter(core: Core, { deliveries, faults }: { deliveries: Deliveries; faults: FaultBox }): Router {
  const router = express.Router();
  router.use(express.json());
  router.get('/delivery', (_request, response) => response.json(deliveries.settings()));
  router.put('/delivery', (request, response) => {
    deliveries.change(parse(deliverySettingsSchema.partial(), request));
    response.json(deliveries.settings());
  });
  router.get('/faults', (_request, response) => response.json(faults.current()));
  router.put('/faults', (request, response) => {
    faults.set(parse(faultsSchema, request));
    response.json(faults.current());
  });
  router.post('/sessions/:id/pay', (request, response) => {
    response.json(pay(core, request.params.id, parse(paySchema, request).outcome));
  });
  router.post('/payments/:id/refund', (request, response) => {
    response.json(refund(core, { paymentIntent: paymentIntentOf(core, request.params.id), ...parse(refundSchema, request) }));
  });
  router.post('/payments/:id/dispute', (request, response) => {
    const { status } = parse(disputeSchema, request);
    const paymentIntent = paymentIntentOf(core, request.params.id);
    response.json(status === 'open' ? openDispute(core, paymentIntent) : closeDispute(core, paymentIntent, status));
  });
  return router;
}

function parse<Schema extends z.ZodType>(schema: Schema, request: Request): z.output<Schema> {
  const parsed = schema.safeParse(request.body ?? {});
  if (!parsed.success) throw apiErrors.invalid(z.prettifyError(parsed.error));
  return parsed.data;
}

/** A payment is named by its payment intent or by the session that it was made in. */
export function paymentIntentOf({ store }: Core, id: string): string {
  return store.find('checkouts', id)?.session.payment_intent ?? id;
}
