import type { InternalUser } from '@b1fuchs/contracts';
import { AppError, createLogger, createMetrics, createServiceApp, listen, requireCaller } from '@b1fuchs/kit';
import { publicKeys } from '@b1fuchs/testing';
import { Router } from 'express';

/** Stands where auth is: answers who a user is, to billing only, and counts how often it was asked. */
export async function startAuthStandIn() {
  const users = new Map<string, InternalUser>();
  const asked: string[] = [];
  const routes = Router();
  routes.get('/internal/users/:userId', requireCaller('billing'), (request, response) => {
    const userId = String(request.params.userId);
    asked.push(userId);
    const user = users.get(userId);
    if (!user) throw new AppError('NOT_FOUND');
    response.json(user);
  });
  const app = createServiceApp({
    service: 'auth',
    publicKeys,
    routes,
    logger: createLogger('auth', 'silent'),
    metrics: createMetrics('auth'),
    readiness: {},
  });
  const { port, stop } = await listen(app, '127.0.0.1', 0);
  return {
    url: `http://127.0.0.1:${port}`,
    stop,
    /** Makes a user known, with their address verified at a time or not at all. */
    knows: (userId: string, verifiedAt: Date | null) =>
      users.set(userId, { userId, username: 'Mina', role: 'user', timeZone: 'Europe/Berlin', chosenTimeZone: null, verifiedAt: verifiedAt?.toISOString() ?? null, hasTwoFactor: false }),
    timesAskedFor: (userId: string): number => asked.filter((id) => id === userId).length,
  };
}
export type AuthStandIn = Awaited<ReturnType<typeof startAuthStandIn>>;
