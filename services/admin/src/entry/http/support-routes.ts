import { answerSupportMessageSchema, assignSupportMessageSchema, changeSupportStateSchema, supportInboxQuerySchema } from '@b1fuchs/contracts';
import { identityOf, parse } from '@b1fuchs/kit';
import { Router } from 'express';
import { administrators, pageOfInbox, readMessage } from '../../domain/support/read-inbox.js';
import { answerMessage, assignMessage, changeMessageState, type InboxWorkParts } from '../../domain/support/work-inbox.js';

/** The inbox of messages to support. */
export function supportRoutes(parts: InboxWorkParts): Router {
  const router = Router();
  router.get('/api/admin/support/messages', async (request, response) => {
    response.json(await pageOfInbox(parts, parse(supportInboxQuerySchema, request.query)));
  });

  router.get('/api/admin/support/open-count', async (_request, response) => {
    response.json({ open: await parts.inbox.openCount() });
  });

  router.get('/api/admin/support/administrators', async (_request, response) => {
    response.json({ administrators: await administrators(parts.view) });
  });

  router.get('/api/admin/support/messages/:id', async (request, response) => {
    response.json(await readMessage(parts, request.params.id));
  });

  router.put('/api/admin/support/messages/:id/assignment', async (request, response) => {
    response.json(await assignMessage(parts, identityOf(request).userId, request.params.id, parse(assignSupportMessageSchema, request.body), new Date()));
  });

  router.put('/api/admin/support/messages/:id/state', async (request, response) => {
    response.json(await changeMessageState(parts, identityOf(request).userId, request.params.id, parse(changeSupportStateSchema, request.body), new Date()));
  });

  router.post('/api/admin/support/messages/:id/answers', async (request, response) => {
    response.json(await answerMessage(parts, identityOf(request).userId, request.params.id, parse(answerSupportMessageSchema, request.body), new Date()));
  });

  return router;
}
