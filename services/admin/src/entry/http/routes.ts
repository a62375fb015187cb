import { supportContactRequestSchema } from '@b1fuchs/contracts';
import { optionalIdentityOf, parse } from '@b1fuchs/kit';
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
  router.use(adminRoutes(parts));
  router.use(bulkRoutes(parts));
  router.use(learnerRoutes(parts));
  router.use(figuresRoutes(parts));
  router.use(systemRoutes(parts));
  router.use(supportRoutes(parts));
  router.use(correctionRoutes(parts));
  return router;
}
