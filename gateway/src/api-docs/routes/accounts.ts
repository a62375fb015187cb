import {
  accountSchema,
  confirmEmailRequestSchema,
  confirmEmailResponseSchema,
  currentUserSchema,
  deletionResponseSchema,
  emailChangeRequestSchema,
  mailPreferencesChangeSchema,
  mailPreferencesSchema,
  passwordChangeRequestSchema,
  proofSchema,
  recoveryCodesSchema,
  sessionsResponseSchema,
  timeZoneChoiceSchema,
  twoFactorConfirmSchema,
  twoFactorSetupSchema,
  unsubscribeRequestSchema,
  type ErrorCode,
} from '@b1fuchs/contracts';
import { file, json, message, type Descriptions } from '../describe.js';

const PROOF: ErrorCode[] = ['PROOF_REFUSED', 'SIGN_IN_AGAIN'];

/** What somebody sees and changes of their own account. */
export const accountRoutes = {
  'GET /api/user': { does: 'Says who is signed in.', answers: json(currentUserSchema) },
  'GET /api/account': { does: 'Shows the account of whoever is signed in.', answers: json(accountSchema) },
  'GET /api/account/sessions': { does: 'Lists the browsers in which the account is signed in.', answers: json(sessionsResponseSchema) },
  'POST /api/account/sessions/end-others': { does: 'Ends all sessions but this one.', answers: message() },
  'PUT /api/account/time-zone': { does: 'Chooses the time zone in which days are counted; null for that of the browser.', body: timeZoneChoiceSchema, answers: json(timeZoneChoiceSchema) },
  'POST /api/account/email': { does: 'Asks for another e-mail address; a link goes to it.', body: emailChangeRequestSchema, answers: message(), errors: PROOF },
  'DELETE /api/account/email': { does: 'Takes that back.', answers: message() },
  'POST /api/confirm-email': { does: 'Confirms the other address with the token of its link.', body: confirmEmailRequestSchema, answers: json(confirmEmailResponseSchema), errors: ['INVALID_TOKEN'] },
  'POST /api/account/password': { does: 'Sets another password, or the first one, and ends all other sessions.', body: passwordChangeRequestSchema, answers: message(), errors: PROOF },
  'POST /api/account/google/off': { does: 'Ends the link to a Google account.', body: proofSchema, answers: message(), errors: [...PROOF, 'PASSWORD_MISSING'] },
  'POST /api/account/two-factor/setup': { does: 'Proposes a secret for an authenticator app.', body: proofSchema, answers: json(twoFactorSetupSchema), errors: PROOF },
  'POST /api/account/two-factor/confirm': { does: 'Switches two-factor sign-in on with the first code.', body: twoFactorConfirmSchema, answers: json(recoveryCodesSchema), errors: ['PROOF_REFUSED'] },
  'POST /api/account/two-factor/off': { does: 'Switches two-factor sign-in off.', body: proofSchema, answers: message(), errors: PROOF },
  'POST /api/account/two-factor/recovery-codes': { does: 'Makes new recovery codes; those before stop working.', body: proofSchema, answers: json(recoveryCodesSchema), errors: [...PROOF, 'NOT_FOUND'] },
  'POST /api/account/export': { does: 'Gives a copy of all that is kept of the learner.', body: proofSchema, answers: file('application/zip'), errors: PROOF },
  'POST /api/account/deletion': { does: 'Asks for the account to be erased.', body: proofSchema, answers: json(deletionResponseSchema), errors: [...PROOF, 'LAST_ADMINISTRATOR'] },
  'DELETE /api/account/deletion': { does: 'Takes that back.', answers: message() },
  'GET /api/account/mail-preferences': { does: 'Says which mail the learner has agreed to.', answers: json(mailPreferencesSchema) },
  'PUT /api/account/mail-preferences': { does: 'Changes that; what is not named stays.', body: mailPreferencesChangeSchema, answers: json(mailPreferencesSchema) },
  'POST /api/unsubscribe': { does: 'Ends a kind of mail with the token of a link in it.', body: unsubscribeRequestSchema, answers: message(), errors: ['INVALID_TOKEN'] },
  'POST /api/unsubscribe/one-click': { does: 'The same for mail programs (RFC 8058).', query: unsubscribeRequestSchema, body: { media: ['application/x-www-form-urlencoded'] }, answers: message(), errors: ['INVALID_TOKEN'] },
} satisfies Descriptions;
