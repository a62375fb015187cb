import { IDENTITY_HEADER, type Identity, type ServiceName } from '@b1fuchs/contracts';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { AppError } from '../errors.js';
import { verifyInternalToken, type InternalClaims, type PublicKeys } from '../internal-token.js';

const verified = new WeakMap<Request, InternalClaims>();

/** Reads the signed identity if there is one; a forged or expired one is refused. */
export function readIdentity(keys: PublicKeys, service: ServiceName): RequestHandler {
  return (request, _response, next) => {
    const token = request.header(IDENTITY_HEADER);
    if (token !== undefined) verified.set(request, verifyInternalToken(token, keys, service));
    next();
  };
}

/** @throws AppError NOT_SIGNED_IN when the request carries no user. */
export function identityOf(request: Request): Identity {
  const identity = verified.get(request)?.identity;
  if (!identity) throw new AppError('NOT_SIGNED_IN');
  return identity;
}

export const optionalIdentityOf = (request: Request): Identity | undefined => verified.get(request)?.identity;

/** @throws AppError EMAIL_NOT_VERIFIED before the address is confirmed, which begins the trial; else MEMBERSHIP_REQUIRED where practice is closed. */
export function checkEntitled({ entitled, isVerified }: Identity): void {
  if (!entitled) throw new AppError(isVerified ? 'MEMBERSHIP_REQUIRED' : 'EMAIL_NOT_VERIFIED');
}

/** Practice routes: the service checks for itself what the gateway has checked before. */
export function requireEntitled(request: Request, _response: Response, next: NextFunction): void {
  checkEntitled(identityOf(request));
  next();
}

/** @throws AppError FORBIDDEN; TWO_FACTOR_NEEDED where administrators must have two-factor sign-in and this one has none. */
export function checkAdministrator({ role, needsTwoFactor }: Identity): void {
  if (role !== 'admin') throw new AppError('FORBIDDEN');
  if (needsTwoFactor) throw new AppError('TWO_FACTOR_NEEDED');
}

/** Routes of administrators: the service checks for itself what the gateway has checked before. */
export function requireAdministrator(request: Request, _response: Response, next: NextFunction): void {
  checkAdministrator(identityOf(request));
  next();
}

/** Internal routes: only the named services, speaking for themselves. */
export function requireCaller(...callers: ServiceName[]): RequestHandler {
  return (request, _response, next) => {
    const claims = verified.get(request);
    if (!claims) throw new AppError('NOT_SIGNED_IN');
    if (claims.identity || !callers.includes(claims.iss)) throw new AppError('FORBIDDEN');
    next();
  };
}
