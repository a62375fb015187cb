import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import {
  activityLogsQuerySchema,
  adminCreateUserSchema,
  adminDeleteUserSchema,
  adminSetPasswordSchema,
  adminSettingsChangeSchema,
  adminUpdateUserSchema,
  adminUsersQuerySchema,
  exportUsersSchema,
  grantPremiumSchema,
} from '@b1fuchs/contracts';
import { identityOf, parse, wallClock } from '@b1fuchs/kit';
import { Router } from 'express';
import { pageOfActivity, recentActivity, type ActivityReading } from '../../domain/activity/read-activity.js';
import { changeSettings, readSettings, type SettingsParts } from '../../domain/settings.js';
import { createUser, deleteUser, grantUserPremium, setUserPassword, updateUser, type AdministrationParts } from '../../domain/users/administer-users.js';
import { exportName, exportUsers } from '../../domain/users/export-users.js';
import { newestUsers, pageOfUsers, type ListParts } from '../../domain/users/list-users.js';
import { readStats } from '../../domain/users/read-stats.js';

export type AdminRouteParts = AdministrationParts & ListParts & ActivityReading & SettingsParts;

/** What administrators see and do. */
export function adminRoutes(parts: AdminRouteParts): Router {
  const router = Router();
  router.get('/api/admin/users', async (request, response) => {
    const query = parse(adminUsersQuerySchema, request.query);
    const isPlain = Object.keys(query).length === 0;
    response.json(isPlain ? await newestUsers(parts) : await pageOfUsers(parts, query));
  });

  router.post('/api/admin/users', async (request, response) => {
    response.status(201).json(await createUser(parts, identityOf(request), parse(adminCreateUserSchema, request.body), new Date()));
  });

  router.put('/api/admin/users/:id', async (request, response) => {
    response.json(await updateUser(parts, identityOf(request), request.params.id, parse(adminUpdateUserSchema, request.body), new Date()));
  });

  router.put('/api/admin/users/:id/password', async (request, response) => {
    await setUserPassword(parts, identityOf(request), request.params.id, parse(adminSetPasswordSchema, request.body).password, new Date());
    response.json({ message: 'Password changed successfully' });
  });

  router.delete('/api/admin/users/:id', async (request, response) => {
    const proof = parse(adminDeleteUserSchema, request.body ?? {});
    response.json({ deletedEmail: await deleteUser(parts, identityOf(request), request.params.id, proof, new Date()) });
  });

  router.post('/api/admin/users/:id/grant-premium', async (request, response) => {
    response.json(await grantUserPremium(parts, identityOf(request), request.params.id, parse(grantPremiumSchema, request.body), new Date()));
  });

  router.post('/api/admin/export-users', async (request, response) => {
    const { userIds } = parse(exportUsersSchema, request.body ?? {});
    const { userId, timeZone } = identityOf(request);
    const now = new Date();
    response.attachment(exportName(wallClock(now, timeZone).date)).type('text/csv; charset=utf-8');
    await pipeline(Readable.from(exportUsers(parts, userId, userIds, now)), response);
  });

  router.get('/api/admin/stats', async (request, response) => {
    response.json(await readStats(parts, identityOf(request).timeZone, new Date()));
  });

  router.get('/api/admin/activity-logs', async (request, response) => {
    const query = parse(activityLogsQuerySchema, request.query);
    const isPlain = Object.keys(query).length === 0;
    response.json(isPlain ? await recentActivity(parts) : await pageOfActivity(parts, query));
  });

  router.get('/api/admin/settings', async (_request, response) => {
    response.json(await readSettings(parts));
  });

  router.put('/api/admin/settings', async (request, response) => {
    response.json(await changeSettings(parts, identityOf(request).userId, parse(adminSettingsChangeSchema, request.body), new Date()));
  });

  return router;
}
