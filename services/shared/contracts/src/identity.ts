import { z } from 'zod';
import { roleSchema } from './http/accounts.js';

/**
 * Who is asking, as the gateway tells a service in a signed token that lives about a minute.
 * `entitled`: may use practice now (trial, membership, granted premium, or admin).
 */
export const identitySchema = z.object({
  userId: z.string(),
  username: z.string(),
  role: roleSchema,
  entitled: z.boolean(),
  /** Has confirmed the address of the account. */
  isVerified: z.boolean(),
  /** An administrator who has to switch two-factor sign-in on before administering. */
  needsTwoFactor: z.boolean().default(false),
  timeZone: z.string(),
  /** The browser session the request came with; lets auth end exactly this one. */
  sessionId: z.string(),
});
export type Identity = z.infer<typeof identitySchema>;

export const serviceNameSchema = z.enum(['gateway', 'auth', 'billing', 'practice-ai', 'vocabulary', 'progress', 'admin', 'report']);
export type ServiceName = z.infer<typeof serviceNameSchema>;

/** Header that carries the signed identity inside the system. The gateway removes it from outside requests. */
export const IDENTITY_HEADER = 'x-b1-identity';
export const REQUEST_ID_HEADER = 'x-request-id';

/** GET billing /internal/entitlements/:userId */
export const entitlementSchema = z.object({
  /** ISO time until which practice is open; null when it is closed. */
  until: z.iso.datetime().nullable(),
});
export type Entitlement = z.infer<typeof entitlementSchema>;

/** GET auth /internal/users/:userId: what the gateway caches and billing needs to know. */
export const internalUserSchema = z.object({
  userId: z.string(),
  username: z.string(),
  role: roleSchema,
  timeZone: z.string(),
  /** The learner's own choice; null where the browser's zone counts. */
  chosenTimeZone: z.string().nullable(),
  verifiedAt: z.iso.datetime().nullable(),
  hasTwoFactor: z.boolean().default(false),
});
export type InternalUser = z.infer<typeof internalUserSchema>;
