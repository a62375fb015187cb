import { supportContactRequestSchema } from '@b1fuchs/contracts';
import { optionalIdentityOf, parse } from '@b1fuchs/kit';
import { Router } from 'express';
import { receiveSupportMessage, type SupportParts } from '../../domain/receive-support-message.js';
import { adminRoutes, type AdminRouteParts } from './admin-routes.js';
import { figuresRoutes } from './figures-routes.js';
import { systemRoutes, type SystemRouteParts } from './system-routes.js';
import type { AnalyticsParts } from '../../domain/figures/read-analytics.js';

export function createRoutes(parts: SupportParts & AdminRouteParts & AnalyticsParts & SystemRouteParts): Router {
  const router = Router();
  router.post('/api/support-contact', async (request, response) => {
    const form = parse(supportContactRequestSchema, request.body);
    const userId = optionalIdentityOf(request)?.userId ?? null;
    await receiveSupportMessage(parts, { ...form, userId }, new Date());
    response.status(201).json({ message: 'Thank you for contacting us. Our support team will get back to you soon.' });
  });
  router.use(adminRoutes(parts), figuresRoutes(parts), systemRoutes(parts));
  return router;
}
