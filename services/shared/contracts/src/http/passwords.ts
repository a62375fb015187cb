import { z } from 'zod';
import { proofSchema } from './account.js';
import { emailSchema, hasAtLeast, hasAtMost, MAX_PASSWORD, passwordSchema } from './accounts.js';

/** A reset asks for no more than the length (spec 1, section 5). */
export const newPasswordSchema = z
  .string()
  .refine(hasAtLeast(8), 'Password must be at least 8 characters')
  .refine(hasAtMost(MAX_PASSWORD), 'Password must be at most 128 characters');

/** POST /api/forgot-password */
export const forgotPasswordRequestSchema = z.object({ email: emailSchema });

/** POST /api/reset-password: the token of the mailed link. */
export const resetPasswordRequestSchema = z.object({ token: z.string().min(1).max(200), password: newPasswordSchema });
export type ResetPasswordRequest = z.infer<typeof resetPasswordRequestSchema>;

/** POST /api/account/password: another password, or the first one of an account that had none. */
export const passwordChangeRequestSchema = proofSchema.extend({ newPassword: passwordSchema });
export type PasswordChangeRequest = z.input<typeof passwordChangeRequestSchema>;
