import type { ServiceName } from '@b1fuchs/contracts';
import express, { type Express, type Router } from 'express';
import type { PublicKeys } from '../internal-token.js';
import type { PersonalData } from '../personal-data/personal-data.js';
import { personalDataRoutes } from '../personal-data/routes.js';
import { createBaseApp, type BaseAppOptions } from './base-app.js';
import { handleError, handleNotFound } from './error-handler.js';
import { readIdentity } from './identity.js';
import { operationsRoutes, type OperationsParts } from './operations.js';

/** Largest JSON body unless a route says otherwise, as in the gateway's routing table. */
const DEFAULT_BODY_LIMIT = '256kb';

export type ServiceAppOptions = Omit<BaseAppOptions, 'first'> & OperationsParts & {
  service: ServiceName;
  publicKeys: PublicKeys;
  routes: Router;
  /** Routes that read the body as it came. */
  rawRoutes?: Router;
  personalData?: PersonalData;
  bodyLimit?: string;
};

/** A service's Express app: health and metrics (its port is an inner one), base, verified identity, JSON body, routes, one error shape. */
export function createServiceApp(options: ServiceAppOptions): Express {
  const app = createBaseApp({ ...options, first: [operationsRoutes(options)] });
  app.use(readIdentity(options.publicKeys, options.service));
  if (options.rawRoutes) app.use(options.rawRoutes);
  app.use(express.json({ limit: options.bodyLimit ?? DEFAULT_BODY_LIMIT }));
  app.use(options.routes);
  if (options.personalData) app.use(personalDataRoutes(options.personalData));
  app.use(handleNotFound);
  app.use(handleError);
  return app;
}
