import { AppError, checkAdministrator, checkEntitled } from '@b1fuchs/kit';
import type { ErrorCode, Identity } from '@b1fuchs/contracts';
import type { Request, RequestHandler } from 'express';
import type { Access } from './routing-table.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * State-changing requests must come from our own pages: the browser says so in Sec-Fetch-Site or Origin.
 * @param fromOutside paths that other programs call
 */
export function requireSameOrigin(publicUrl: string, fromOutside: readonly string[]): RequestHandler {
  const ownOrigin = new URL(publicUrl).origin;
  return (request, _response, next) => {
    const isOurs = SAFE_METHODS.has(request.method) || isSameOrigin(request, ownOrigin) || fromOutside.includes(request.baseUrl + request.path);
    if (!isOurs) throw new AppError('FORBIDDEN_ORIGIN');
    next();
  };
}

function isSameOrigin(request: Request, ownOrigin: string): boolean {
  const origin = request.header('origin');
  if (origin !== undefined) return origin === ownOrigin || hostOf(origin) === request.header('host');
  return request.header('sec-fetch-site') === 'same-origin';
}

const hostOf = (origin: string): string | undefined => (URL.canParse(origin) ? new URL(origin).host : undefined);

/** @throws AppError NOT_SIGNED_IN, or as checkEntitled and checkAdministrator when the visitor may not call the route. */
export function checkAccess(access: Access, identity: Identity | undefined): void {
  if (access === 'public') return;
  if (!identity) throw new AppError('NOT_SIGNED_IN');
  if (access === 'practice') checkEntitled(identity);
  if (access === 'admin') checkAdministrator(identity);
}

/** Refuses a body that announces more bytes than the route takes; the service counts those that do not announce. */
export function checkBodyLength(request: Request, limit: number, code: ErrorCode = 'BODY_TOO_LARGE'): void {
  if (Number(request.header('content-length') ?? 0) > limit) throw new AppError(code);
}
