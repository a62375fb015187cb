import type { ErrorCode } from '@b1fuchs/contracts';
import type { Access } from '../routing-table.js';
import type { DescribedRoute } from './described-routes.js';

const byAccess: Record<Access, ErrorCode[]> = {
  public: [],
  session: ['NOT_SIGNED_IN'],
  practice: ['NOT_SIGNED_IN', 'MEMBERSHIP_REQUIRED', 'EMAIL_NOT_VERIFIED'],
  admin: ['NOT_SIGNED_IN', 'FORBIDDEN', 'TWO_FACTOR_NEEDED'],
};

/** Every code that a route can answer: what it is said to, and what follows from where it stands. */
export function errorsOf({ method, path, access, description: { body, query, errors = [] }, route }: DescribedRoute): ErrorCode[] {
  // What the gateway answers itself has nothing that could fail; a browser that goes somewhere itself is led to a page instead.
  if (route === undefined || route.failsTo !== undefined) return [];
  const codes: ErrorCode[] = ['RATE_LIMITED', 'SERVICE_UNAVAILABLE', 'GATEWAY_TIMEOUT', 'INTERNAL', ...byAccess[access], ...errors];
  if (path.includes(':')) codes.push('NOT_FOUND', 'VALIDATION_FAILED');
  if (query !== undefined || body !== undefined) codes.push('VALIDATION_FAILED');
  if (method !== 'GET') codes.push(route.tooLarge ?? 'BODY_TOO_LARGE', 'BODY_TOO_LARGE', 'MALFORMED_JSON');
  if (method !== 'GET' && route.fromOutside !== true) codes.push('FORBIDDEN_ORIGIN');
  return [...new Set(codes)];
}
