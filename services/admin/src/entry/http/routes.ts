import { supportContactRequestSchema } from '@b1fuchs/contracts';
import { optionalIdentityOf, parse, requireAdministrator } from '@b1fuchs/kit';
import { Router } from 'express';
import { receiveSupportMessage, type SupportParts } from '../../domain/receive-support-message.js';
import type { CorrectionParts } from '../../domain/corrections/decide-correction.js';
import type { InboxWorkParts } from '../../domain/support/work-inbox.js';
import { adminRoutes, type AdminRouteParts } from './admin-routes.js';
import { bulkRoutes, type BulkRouteParts } from './bulk-routes.js';
import { figuresRoutes } from './figures-routes.js';
import { systemRoutes, type SystemRouteParts } from './system-routes.js';
import type { AnalyticsParts } from '../../domain/figures/read-analytics.js';
import { correctionRoutes } from './correction-routes.js';
import { learnerRoutes, type LearnerRouteParts } from './learner-routes.js';
import { supportRoutes } from './support-routes.js';

export function createRoutes(parts: SupportParts & AdminRouteParts & BulkRouteParts & LearnerRouteParts & AnalyticsParts & SystemRouteParts & InboxWorkParts & CorrectionParts): Router {
  const router = Router();
  router.post('/api/support-contact', async (request, response) => {
    const form = parse(supportContactRequestSchema, request.body);
    const userId = optionalIdentityOf(request)?.userId ?? null;
    await receiveSupportMessage(parts, { ...form, userId }, new Date());
    response.status(201).json({ message: 'Thank you for contacting us. Our support team will get back to you soon.' });
  });
  router.use('/api/admin', requireAdministrator, (_request, response, next) => {
    response.set('cache-control', 'no-store');
    next();
  });
  router.use(adminRoutes(parts), bulkRoutes(parts), learnerRoutes(parts), figuresRoutes(parts), systemRoutes(parts), supportRoutes(parts), correctionRoutes(parts));
  return router;
}
