import { forgotPasswordRequestSchema, resetPasswordRequestSchema } from '@b1fuchs/contracts';
import { parse } from '@b1fuchs/kit';
import { Router } from 'express';
import { requestPasswordReset, resetPassword, type PasswordResetParts } from '../../domain/reset-password.js';
import { deviceOf } from './device.js';

export type PasswordRouteParts = PasswordResetParts;

/** A forgotten password. */
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

  return router;
}
