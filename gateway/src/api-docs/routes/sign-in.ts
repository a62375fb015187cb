import {
  currentUserSchema,
  emailCheckRequestSchema,
  emailCheckSchema,
  forgotPasswordRequestSchema,
  googleCallbackQuerySchema,
  googleSignInQuerySchema,
  loginRequestSchema,
  registerRequestSchema,
  resendVerificationRequestSchema,
  resetPasswordRequestSchema,
  secondFactorRequestSchema,
  securityCheckSchema,
  verifyEmailRequestSchema,
  verifyEmailResponseSchema,
} from '@b1fuchs/contracts';
import { json, message, redirect, type Descriptions } from '../describe.js';

/** How somebody becomes a user, and signs in and out. */
export const signInRoutes = {
  'GET /api/security-check': { does: 'Asks for a sum, whose answer goes with the registration.', answers: json(securityCheckSchema) },
  'POST /api/register': { does: 'Makes an account; a link goes to its address.', body: registerRequestSchema, answers: message(201), errors: ['USERNAME_TAKEN', 'SECURITY_CHECK_FAILED'] },
  'POST /api/validate-email': { does: 'Says what is wrong with an address, and never whether it has an account.', body: emailCheckRequestSchema, answers: json(emailCheckSchema) },
  'POST /api/verify-email': { does: 'Confirms an address with the token of its link; the free trial begins.', body: verifyEmailRequestSchema, answers: json(verifyEmailResponseSchema), errors: ['INVALID_TOKEN'] },
  'POST /api/resend-verification': { does: 'Sends the link once more; the answer is the same for addresses without an account.', body: resendVerificationRequestSchema, answers: message() },
  'POST /api/forgot-password': { does: 'Sends a link for a new password; the answer is the same for addresses without an account.', body: forgotPasswordRequestSchema, answers: message() },
  'POST /api/reset-password': { does: 'Sets a new password with the token of that link.', body: resetPasswordRequestSchema, answers: message(), errors: ['INVALID_TOKEN'] },
  'POST /api/login': { does: 'Signs in; the session is a cookie.', body: loginRequestSchema, answers: json(currentUserSchema), errors: ['INVALID_CREDENTIALS', 'EMAIL_NOT_VERIFIED', 'TWO_FACTOR_REQUIRED'] },
  'POST /api/login/two-factor': { does: 'The second step of signing in.', body: secondFactorRequestSchema, answers: json(currentUserSchema), errors: ['CODE_REFUSED', 'SIGN_IN_EXPIRED', 'EMAIL_NOT_VERIFIED'] },
  'POST /api/logout': { does: 'Ends the session.', answers: message() },
  'GET /auth/google': { does: 'Where a browser goes to sign in with Google.', query: googleSignInQuerySchema, answers: redirect('To Google, or to a page of ours that says why not.') },
  'GET /auth/google/callback': { does: 'Where Google sends the browser back to.', query: googleCallbackQuerySchema, answers: redirect('To the page that the visitor came for, or to one that says why nobody was signed in.') },
} satisfies Descriptions;
