import { figuresQuerySchema, ownersPageQuerySchema } from '@b1fuchs/contracts';
import { parse, requireCaller } from '@b1fuchs/kit';
import { Router } from 'express';
import { conversions, type ConversionParts } from '../../domain/conversions.js';
import { listMemberships, type Accounts } from '../../domain/list-memberships.js';

export type AdminParts = ConversionParts & { accounts: Pick<Accounts, 'page'> };

/** What the admin service asks to make its list of users anew, and for its figures. */
export function adminRoutes(parts: AdminParts): Router {
  const router = Router();
  router.get('/internal/admin/memberships', requireCaller('admin'), async (request, response) => {
    response.json(await listMemberships(parts.accounts, parse(ownersPageQuerySchema, request.query)));
  });
  router.get('/internal/admin/figures', requireCaller('admin'), async (request, response) => {
    response.json(await conversions(parts, parse(figuresQuerySchema, request.query)));
  });
  return router;
}
