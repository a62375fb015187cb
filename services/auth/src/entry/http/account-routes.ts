import { confirmEmailRequestSchema, emailChangeRequestSchema, proofSchema, timeZoneChoiceSchema, twoFactorConfirmSchema } from '@b1fuchs/contracts';
import { identityOf, parse } from '@b1fuchs/kit';
import { Router } from 'express';
import { chooseTimeZone, endOtherSessions, readAccount, readSessions } from '../../domain/account.js';
import { confirmEmailChange, requestEmailChange, type EmailChangeParts } from '../../domain/change-email.js';
import { unlinkGoogle, type UnlinkGoogleParts } from '../../domain/unlink-google.js';
import { disableTwoFactor, enableTwoFactor, proposeTwoFactor, renewRecoveryCodes, type TwoFactorParts } from '../../domain/two-factor.js';

/** What somebody sees and changes of their own account. */
export function accountRoutes(parts: TwoFactorParts & EmailChangeParts & UnlinkGoogleParts): Router {
  const router = Router();
  router.use('/api/account', (_request, response, next) => {
    response.set('cache-control', 'no-store');
    next();
  });

  router.get('/api/account', async (request, response) => {
    response.json(await readAccount(parts, identityOf(request).userId, new Date()));
  });

  router.get('/api/account/sessions', async (request, response) => {
    response.json(await readSessions(parts, identityOf(request), new Date()));
  });

  router.post('/api/account/sessions/end-others', async (request, response) => {
    await endOtherSessions(parts, identityOf(request), new Date());
    response.json({ message: 'Sie sind auf allen anderen Geräten abgemeldet.' });
  });

  router.put('/api/account/time-zone', async (request, response) => {
    const { timeZone } = parse(timeZoneChoiceSchema, request.body);
    await chooseTimeZone(parts, identityOf(request).userId, timeZone, new Date());
    response.json({ timeZone });
  });

  router.post('/api/account/email', async (request, response) => {
    await requestEmailChange(parts, identityOf(request), parse(emailChangeRequestSchema, request.body), new Date());
    response.json({ message: 'Wir haben Ihnen einen Link an die neue Adresse geschickt.' });
  });

  router.delete('/api/account/email', async (request, response) => {
    await parts.emailChanges.cancel(identityOf(request).userId);
    response.json({ message: 'Ihre Adresse bleibt, wie sie ist.' });
  });

  router.post('/api/confirm-email', async (request, response) => {
    response.json(await confirmEmailChange(parts, parse(confirmEmailRequestSchema, request.body).token, new Date()));
  });

  router.post('/api/account/google/off', async (request, response) => {
    await unlinkGoogle(parts, identityOf(request), parse(proofSchema, request.body), new Date());
    response.json({ message: 'Ihr Konto ist nicht mehr mit Google verbunden.' });
  });

  router.post('/api/account/two-factor/setup', async (request, response) => {
    response.json(await proposeTwoFactor(parts, identityOf(request), parse(proofSchema, request.body), new Date()));
  });

  router.post('/api/account/two-factor/confirm', async (request, response) => {
    response.json(await enableTwoFactor(parts, identityOf(request), parse(twoFactorConfirmSchema, request.body).code, new Date()));
  });

  router.post('/api/account/two-factor/off', async (request, response) => {
    await disableTwoFactor(parts, identityOf(request), parse(proofSchema, request.body), new Date());
    response.json({ message: 'Die Zwei-Faktor-Anmeldung ist aus.' });
  });

  router.post('/api/account/two-factor/recovery-codes', async (request, response) => {
    response.json(await renewRecoveryCodes(parts, identityOf(request), parse(proofSchema, request.body), new Date()));
  });

  return router;
}
