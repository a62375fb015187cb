import { newPasswordSchema } from '@b1fuchs/contracts';
import { z } from 'zod';
import { texts } from './password-reset-texts.js';

const passwordPair = z.object({ password: z.string(), confirmPassword: newPasswordSchema });

/** A new password and its confirmation, each with at least 8 characters (spec 1, section 5). */
export const passwordResetFormSchema = z
  .object({ password: newPasswordSchema, confirmPassword: newPasswordSchema })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    error: texts.passwordsDiffer,
    // Also while the password itself is too short; a confirmation that is too short says so first.
    when: ({ value }) => passwordPair.safeParse(value).success,
  });

export type PasswordResetForm = z.input<typeof passwordResetFormSchema>;
