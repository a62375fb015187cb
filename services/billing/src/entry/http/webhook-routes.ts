import express, { Router } from 'express';
import { receiveEvent, type WebhookParts } from '../../domain/receive-event.js';

/** What the provider signs is the body as it came, to the byte. */
const BODY_LIMIT = '256kb';

/** Where the payment provider tells what has happened. It is answered as soon as that is kept; the work comes after. */
export function webhookRoutes(parts: WebhookParts): Router {
  const router = Router();
  router.post('/api/stripe/webhook', express.raw({ limit: BODY_LIMIT, type: () => true }), async (request, response) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    await receiveEvent(parts, { body, signature: request.header('stripe-signature') ?? '' }, new Date());
    response.json({ received: true });
  });
  return router;
}
