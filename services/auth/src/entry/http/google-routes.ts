import { googleCallbackQuerySchema, googleSignInQuerySchema, type GoogleError } from '@b1fuchs/contracts';
import { currentCorrelationId, GOOGLE_ATTEMPT_COOKIE, optionalIdentityOf, ownCookie, parse, type Logger } from '@b1fuchs/kit';
import { parseCookie } from 'cookie';
import { Router, type ErrorRequestHandler } from 'express';
import { GoogleFailure } from '../../domain/google-failure.js';
import { ATTEMPT_LIFETIME_S, beginGoogleSignIn, finishGoogleSignIn, type GoogleSignInParts } from '../../domain/sign-in-with-google.js';
import { signOut } from '../../domain/sign-out.js';
import { deviceOf } from './device.js';

export type GoogleRouteParts = GoogleSignInParts & { publicUrl: string; logger: Logger; cookie: { name: string; secure: boolean } };

/** The auth screen, with what it has to say. */
function authScreen({ error, returnTo, ticket }: { error?: GoogleError; returnTo?: string; ticket?: string }): string {
  const query = new URLSearchParams({ ...(error === undefined ? {} : { googleError: error }), ...(returnTo === undefined || returnTo === '/' ? {} : { returnTo }) });
  return `/auth${query.size > 0 ? `?${query.toString()}` : ''}${ticket === undefined ? '' : `#ticket=${ticket}`}`;
}

/** Where a browser goes to sign in with Google, and where Google sends it back. Every answer leads to a page. */
export function googleRoutes(parts: GoogleRouteParts): Router {
  const { name, secure } = ownCookie(parts.publicUrl, GOOGLE_ATTEMPT_COOKIE);
  const cookieOptions = { httpOnly: true, sameSite: 'lax', secure, path: '/' } as const;
  const note = (error: unknown): void => parts.logger.warn({ err: error, requestId: currentCorrelationId() }, 'nobody was signed in with Google');
  const router = Router();

  router.get('/auth/google', async (request, response) => {
    const { url, attemptId } = await beginGoogleSignIn(parts, parse(googleSignInQuerySchema, request.query));
    response.cookie(name, attemptId, { ...cookieOptions, maxAge: ATTEMPT_LIFETIME_S * 1_000 }).set('cache-control', 'no-store').redirect(url);
  });

  router.get('/auth/google/callback', async (request, response) => {
    const attemptId = parseCookie(request.headers.cookie ?? '')[name] ?? '';
    const { search } = new URL(request.originalUrl, parts.publicUrl);
    const { state } = parse(googleCallbackQuerySchema, request.query);
    const { outcome, returnTo } = await finishGoogleSignIn(parts, { attemptId, state, query: search, device: deviceOf(request) }, new Date());
    response.clearCookie(name, cookieOptions).set('cache-control', 'no-store');
    if ('error' in outcome) {
      if (outcome.cause !== undefined && outcome.error !== 'cancelled') note(outcome.cause);
      response.redirect(authScreen({ error: outcome.error, returnTo }));
    } else if ('ticket' in outcome) {
      response.redirect(authScreen({ returnTo, ticket: outcome.ticket }));
    } else {
      await signOut(parts, optionalIdentityOf(request), new Date());
      response.cookie(parts.cookie.name, outcome.sessionId, { ...cookieOptions, secure: parts.cookie.secure }).redirect(returnTo);
    }
  });

  /** A browser that goes here itself can show no error in JSON. */
  const leadBack: ErrorRequestHandler = (error, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    note(error);
    const { returnTo } = parse(googleSignInQuerySchema, request.query);
    response.set('cache-control', 'no-store').redirect(authScreen({ error: error instanceof GoogleFailure ? error.code : 'unavailable', returnTo }));
  };
  router.use('/auth/google', leadBack);
  return router;
}
