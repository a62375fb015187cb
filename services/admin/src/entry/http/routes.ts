import { supportContactRequestSchema } from '@b1fuchs/contracts';
import { optionalIdentityOf, parse } from '@b1fuchs/kit';
import { Router } from 'express';
import { receiveSupportMessage, type SupportParts } from '../../domain/receive-support-message.js';
import { adminRoutes, type AdminRouteParts } from './admin-routes.js';
import { learnerRoutes, type LearnerRouteParts } from './learner-routes.js';

export function createRoutes(parts: SupportParts & AdminRouteParts & LearnerRouteParts): Router {
  const router = Router();
  router.post('/api/support-contact', async (request, response) => {
    const form = parse(supportContactRequestSchema, request.body);
    const userId = optionalIdentityOf(request)?.userId ?? null;
    await receiveSupportMessage(parts, { ...form, userId }, new Date());
    response.status(201).json({ message: 'Thank you for contacting us. Our support team will get back to you soon.' });
  });
  router.use(adminRoutes(parts), learnerRoutes(parts));
  return router;
}
