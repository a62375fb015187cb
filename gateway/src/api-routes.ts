import { IDENTITY_HEADER, type Identity } from '@b1fuchs/contracts';
import type { SigningKey } from '@b1fuchs/kit';
import { Router, type ErrorRequestHandler, type Request, type RequestHandler } from 'express';
import { checkAccess, checkBodyLength } from './guards.js';
import { createIdentityTokens } from './identity-tokens.js';
import { networkOf } from './network-of.js';
import { createProxy, createUpstreamAgent } from './proxy.js';
import type { RateLimits } from './rate-limits.js';
import type { Route } from './routing-table.js';

const DEFAULT_BODY_LIMIT = 256 * 1024;

export type ApiParts = {
  routes: Route[];
  serviceUrls: Record<Route['service'], string>;
  signingKey: SigningKey;
  limits: RateLimits;
  /** The full name of a cookie of ours. */
  cookieName: (name: string) => string;
  /** The visitor behind a request, undefined when nobody is signed in. */
  identify: (request: Request) => Promise<Identity | undefined>;
};

/** One handler per entry of the routing table: limits, access, identity, then the service. */
export function createApiRoutes(parts: ApiParts): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const agent = createUpstreamAgent();
  const tokenFor = createIdentityTokens(parts.signingKey);
  for (const route of parts.routes) {
    const { timeoutMs, failsTo, cookie } = route;
    const proxy = createProxy({ target: parts.serviceUrls[route.service], agent, timeoutMs, failsTo, keptCookie: cookie && parts.cookieName(cookie) });
    router[methodOf(route)](route.path, admit(parts, route, tokenFor), proxy);
    if (failsTo !== undefined) router.use(route.path, leadTo(failsTo));
  }
  return router;
}

const methodOf = (route: Route) => route.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';

const leadTo =
  (page: string): ErrorRequestHandler =>
  (error, _request, response, next) => {
    if (response.headersSent) next(error);
    else response.redirect(page);
  };

function admit({ limits, identify }: ApiParts, route: Route, tokenFor: ReturnType<typeof createIdentityTokens>): RequestHandler {
  return async (request, response, next) => {
    response.locals.route = route.path;
    checkBodyLength(request, route.bodyLimit ?? DEFAULT_BODY_LIMIT, route.tooLarge);
    const address = networkOf(request.ip);
    await limits.checkOverall(address);
    await limits.checkRoute(route, address);
    const identity = route.fromOutside ? undefined : await identify(request);
    checkAccess(route.access, identity);
    if (!identity && route.signedOutLimit) {
      await limits.checkSignedOut(route, address);
      response.once('finish', () => {
        if (response.statusCode >= 500) void limits.giveBackSignedOut(route, address);
      });
    }
    if (identity) request.headers[IDENTITY_HEADER] = tokenFor(route.service, identity);
    next();
  };
}
