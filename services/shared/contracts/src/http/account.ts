import { z } from 'zod';
import { emailSchema, hasAtMost, MAX_PASSWORD, timeZoneSchema } from './accounts.js';

/**
 * Shows again that the person is the account's owner, before anything that matters is changed. An account without a
 * password proves itself by a sign-in of the last ten minutes.
 */
export const proofSchema = z.object({
  password: z.string().refine(hasAtMost(MAX_PASSWORD)).default(''),
  /** Of the authenticator app, or a recovery code; where two-factor sign-in is on. */
  code: z.string().trim().max(32).default(''),
});
export type Proof = z.infer<typeof proofSchema>;

/** GET /api/account: what the account page shows. */
export const accountSchema = z.object({
  username: z.string(),
  email: z.string(),
  /** An address that waits for its confirmation. */
  pendingEmail: z.string().nullable(),
  isEmailVerified: z.boolean(),
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  twoFactor: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.number().int() }),
  /** Where days are counted; null where the browser's own zone counts. */
  chosenTimeZone: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** When the account will be erased, where its owner has asked for it. */
  deletionDueAt: z.iso.datetime().nullable(),
});
export type Account = z.infer<typeof accountSchema>;

/** GET /api/account/sessions */
export const sessionsResponseSchema = z.object({
  sessions: z.array(
    z.object({
      /** Empty where the browser has not said what it is. */
      browser: z.string(),
      system: z.string(),
      createdAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime(),
      isCurrent: z.boolean(),
    }),
  ),
});
export type SessionsResponse = z.infer<typeof sessionsResponseSchema>;

/** POST /api/account/email */
export const emailChangeRequestSchema = proofSchema.extend({ email: emailSchema });
/** POST /api/confirm-email: the token of the mailed link. */
export const confirmEmailRequestSchema = z.object({ token: z.string().min(1).max(200) });
export const confirmEmailResponseSchema = z.object({ email: z.string() });

/** PUT /api/account/time-zone; null for the browser's own. */
export const timeZoneChoiceSchema = z.object({ timeZone: timeZoneSchema.nullable() });

/** POST /api/account/two-factor/setup: for the authenticator app. */
export const twoFactorSetupSchema = z.object({
  /** Base32, for typing. */
  secret: z.string(),
  /** The QR code as the address of an SVG picture (data:). */
  picture: z.string(),
});
export type TwoFactorSetup = z.infer<typeof twoFactorSetupSchema>;
/** POST /api/account/two-factor/confirm */
export const twoFactorConfirmSchema = z.object({ code: z.string().trim().max(32) });
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

/** POST /api/login/two-factor: the second step of signing in. `ticket` comes with TWO_FACTOR_REQUIRED. */
export const secondFactorRequestSchema = z.object({
  ticket: z.string().min(1).max(100),
  code: z.string().trim().min(1, 'Please enter the code').max(32),
  timeZone: timeZoneSchema.optional(),
});
