import { ownersPageQuerySchema } from '@b1fuchs/contracts';
import { parse, requireCaller } from '@b1fuchs/kit';
import { Router } from 'express';
import { listMemberships, type Accounts } from '../../domain/list-memberships.js';

/** What the admin service asks to make its list of users anew. */
export function adminRoutes(accounts: Accounts): Router {
  const router = Router();
  router.get('/internal/admin/memberships', requireCaller('admin'), async (request, response) => {
    response.json(await listMemberships(accounts, parse(ownersPageQuerySchema, request.query)));
  });
  return router;
}
