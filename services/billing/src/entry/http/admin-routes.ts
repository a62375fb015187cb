import { figuresQuerySchema, ownersPageQuerySchema } from '@b1fuchs/contracts';
import { parse, requireCaller } from '@b1fuchs/kit';
import { Router } from 'express';
import { conversions, type ConversionParts } from '../../domain/conversions.js';
import { listMemberships, type Accounts } from '../../domain/list-memberships.js';
import type { ReadParts } from '../../domain/read-membership.js';
import { showMembership } from '../../domain/show-membership.js';

export type AdminParts = ReadParts & ConversionParts & { accounts: Accounts };

/** What the admin service asks to make its list of users anew, of one learner, and for its figures. */
export function adminRoutes(parts: AdminParts): Router {
  const router = Router();
  const forAdmin = requireCaller('admin');

  router.get('/internal/admin/memberships', forAdmin, async (request, response) => {
    response.json(await listMemberships(parts.accounts, parse(ownersPageQuerySchema, request.query)));
  });

  router.get('/internal/admin/accounts/:userId/membership', forAdmin, async (request, response) => {
    response.json(await showMembership(parts, String(request.params.userId), new Date()));
  });

  router.get('/internal/admin/figures', forAdmin, async (request, response) => {
    response.json(await conversions(parts, parse(figuresQuerySchema, request.query)));
  });

  return router;
}
