import { Router } from 'express';
import { internalRoutes, type InternalParts } from './internal-routes.js';
import { reportRoutes } from './report-routes.js';
import type { ReportParts } from '../../domain/money-report.js';
import { subscriptionRoutes, type SubscriptionParts } from './subscription-routes.js';

export type RouteParts = SubscriptionParts & InternalParts & ReportParts;

/** All routes whose body is JSON. */
export const createRoutes = (parts: RouteParts): Router => Router().use(subscriptionRoutes(parts), internalRoutes(parts), reportRoutes(parts));
