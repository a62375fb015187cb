import {
  emailCheckRequestSchema,
  loginRequestSchema,
  mailPreferencesChangeSchema,
  registerRequestSchema,
  resendVerificationRequestSchema,
  secondFactorRequestSchema,
  unsubscribeRequestSchema,
  verifyEmailRequestSchema,
  type SecurityCheck,
} from '@b1fuchs/contracts';
import { identityOf, optionalIdentityOf, parse, requireCaller } from '@b1fuchs/kit';
import { Router } from 'express';
import { checkAddress } from '../../domain/check-address.js';
import { lookUpUser } from '../../domain/look-up-user.js';
import { changeMailPreferences, readMailPreferences, unsubscribe } from '../../domain/mail-preferences.js';
import { registerUser, type RegistrationParts } from '../../domain/register-user.js';
import { resendVerification, type ResendParts } from '../../domain/resend-verification.js';
import { signIn, signInWithCode, type SignInParts } from '../../domain/sign-in.js';
import { signOut } from '../../domain/sign-out.js';
import { DEFAULT_TIME_ZONE } from '../../domain/user.js';
import { verifyEmail } from '../../domain/verify-email.js';
import type { EmailChangeParts } from '../../domain/change-email.js';
import type { TwoFactorParts } from '../../domain/two-factor.js';
import { administrationRoutes, type AdministrationRouteParts } from './administration-routes.js';
import { accountRoutes } from './account-routes.js';
import { dataRoutes, type DataParts } from './data-routes.js';
import { deviceOf } from './device.js';
import { googleRoutes, type GoogleRouteParts } from './google-routes.js';
import { learnerRoutes, type LearnerRouteParts } from './learner-routes.js';
import { passwordRoutes, type PasswordRouteParts } from './password-routes.js';
import { cookieOptions } from './session-cookie.js';

export type RouteParts = RegistrationParts &
  ResendParts &
  SignInParts &
  TwoFactorParts &
  EmailChangeParts &
  GoogleRouteParts &
  DataParts &
  AdministrationRouteParts &
  LearnerRouteParts &
  PasswordRouteParts & { securityChecks: { issue: () => Promise<SecurityCheck> } };

const ended = { reminders: 'Sie bekommen keine Erinnerungen mehr.', marketing: 'Sie bekommen keine Neuigkeiten mehr.' };

export function createRoutes(parts: RouteParts): Router {
  const { securityChecks, cookie } = parts;
  const options = cookieOptions(cookie);
  const router = Router();

  router.get('/api/security-check', async (_request, response) => {
    response.json(await securityChecks.issue());
  });

  router.post('/api/register', async (request, response) => {
    const { timeZone = DEFAULT_TIME_ZONE, ...input } = parse(registerRequestSchema, request.body);
    await registerUser(parts, { ...input, timeZone }, new Date());
    response.status(201).json({
      message: 'Please check your e-mail and click the verification link to activate your account.',
    });
  });

  router.post('/api/validate-email', (request, response) => {
    response.json(checkAddress(parse(emailCheckRequestSchema, request.body).email));
  });

  router.post('/api/verify-email', async (request, response) => {
    const { token } = parse(verifyEmailRequestSchema, request.body);
    response.json(await verifyEmail(parts, token, new Date()));
  });

  router.post('/api/resend-verification', async (request, response) => {
    const { email } = parse(resendVerificationRequestSchema, request.body);
    await resendVerification(parts, email, new Date());
    response.json({ message: 'Please check your inbox and spam folder.' });
  });

  router.post('/api/login', async (request, response) => {
    const { username, password, timeZone } = parse(loginRequestSchema, request.body);
    const { user, sessionId } = await signIn(parts, { username, password, timeZone, device: deviceOf(request) }, new Date());
    await signOut(parts, optionalIdentityOf(request), new Date());
    response.cookie(cookie.name, sessionId, options).json(user);
  });

  router.post('/api/login/two-factor', async (request, response) => {
    const { ticket, code, timeZone } = parse(secondFactorRequestSchema, request.body);
    const { user, sessionId } = await signInWithCode(parts, { ticket, code, timeZone, device: deviceOf(request) }, new Date());
    await signOut(parts, optionalIdentityOf(request), new Date());
    response.cookie(cookie.name, sessionId, options).json(user);
  });

  router.post('/api/logout', async (request, response) => {
    await signOut(parts, optionalIdentityOf(request), new Date());
    response.clearCookie(cookie.name, options).json({ message: 'You are signed out.' });
  });

  router.get('/api/user', (request, response) => {
    const { userId, username, role } = identityOf(request);
    response.json({ id: userId, username, role });
  });

  router.get('/api/account/mail-preferences', async (request, response) => {
    response.json(await readMailPreferences(parts.users, identityOf(request).userId));
  });

  router.put('/api/account/mail-preferences', async (request, response) => {
    const change = parse(mailPreferencesChangeSchema, request.body);
    response.json(await changeMailPreferences(parts.users, identityOf(request).userId, change, new Date()));
  });

  router.post('/api/unsubscribe', async (request, response) => {
    response.json({ message: ended[await unsubscribe(parts, parse(unsubscribeRequestSchema, request.body).token, new Date())] });
  });

  // A mail program asks for it (RFC 8058): the token stands in the address, the body says nothing more.
  router.post('/api/unsubscribe/one-click', async (request, response) => {
    response.json({ message: ended[await unsubscribe(parts, parse(unsubscribeRequestSchema, request.query).token, new Date())] });
  });

  router.get('/internal/users/:userId', requireCaller('gateway', 'billing', 'admin'), async (request, response) => {
    response.json(await lookUpUser(parts, String(request.params.userId)));
  });

  router.use(accountRoutes(parts));
  router.use(googleRoutes(parts));
  router.use(passwordRoutes(parts));
  router.use(dataRoutes(parts));
  router.use('/internal/admin', requireCaller('admin'));
  router.use(administrationRoutes(parts), learnerRoutes(parts));
  return router;
}
