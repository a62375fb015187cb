import { ownersPageQuerySchema } from '@b1fuchs/contracts';
import { parse, requireCaller } from '@b1fuchs/kit';
import { Router } from 'express';
import { listMemberships, type Accounts } from '../../domain/list-memberships.js';
import type { ReadParts } from '../../domain/read-membership.js';
import { showMembership } from '../../domain/show-membership.js';

/** What the admin service asks to make its list of users anew, and of one learner. */
export function adminRoutes(parts: ReadParts & { accounts: Accounts }): Router {
  const router = Router();
  const forAdmin = requireCaller('admin');

  router.get('/internal/admin/memberships', forAdmin, async (request, response) => {
    response.json(await listMemberships(parts.accounts, parse(ownersPageQuerySchema, request.query)));
  });

  router.get('/internal/admin/accounts/:userId/membership', forAdmin, async (request, response) => {
    response.json(await showMembership(parts, String(request.params.userId), new Date()));
  });

  return router;
}
