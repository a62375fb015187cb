import { forgotPasswordRequestSchema, passwordChangeRequestSchema, resetPasswordRequestSchema } from '@b1fuchs/contracts';
import { identityOf, parse } from '@b1fuchs/kit';
import { Router } from 'express';
import { changePassword, type PasswordChangeParts } from '../../domain/change-password.js';
import { requestPasswordReset, resetPassword, type PasswordResetParts } from '../../domain/reset-password.js';
import { deviceOf } from './device.js';
import { cookieOptions, type SessionCookie } from './session-cookie.js';

export type PasswordRouteParts = PasswordResetParts & PasswordChangeParts & { cookie: SessionCookie };

/** A forgotten password, and another one. */
export function passwordRoutes(parts: PasswordRouteParts): Router {
  const router = Router();

  router.post('/api/forgot-password', async (request, response) => {
    await requestPasswordReset(parts, parse(forgotPasswordRequestSchema, request.body).email, new Date());
    response.json({ message: 'If an account has this address, a link for a new password is on its way. Please check your inbox and spam folder.' });
  });

  router.post('/api/reset-password', async (request, response) => {
    const input = parse(resetPasswordRequestSchema, request.body);
    await resetPassword(parts, { ...input, device: deviceOf(request) }, new Date());
    response.json({ message: 'Your password has been reset. Please sign in with the new one.' });
  });

  router.post('/api/account/password', async (request, response) => {
    const input = parse(passwordChangeRequestSchema, request.body);
    const { sessionId, isFirst } = await changePassword(parts, identityOf(request), { ...input, device: deviceOf(request) }, new Date());
    response.cookie(parts.cookie.name, sessionId, cookieOptions(parts.cookie)).json({
      message: `Ihr Passwort ist ${isFirst ? 'festgelegt' : 'geändert'}. Auf anderen Geräten sind Sie abgemeldet.`,
    });
  });

  return router;
}
