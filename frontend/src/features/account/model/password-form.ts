import { passwordSchema } from '@b1fuchs/contracts';
import { z } from 'zod';
import { texts } from './password-texts.js';

const passwordPair = z.object({ newPassword: z.string(), confirmation: z.string().min(1) });

/** @param asks what proves that it is the owner who asks */
export const passwordFormSchema = (asks: { password: boolean; code: boolean }) =>
  z
    .object({
      password: asks.password ? z.string().min(1, texts.currentMissing) : z.string(),
      code: asks.code ? z.string().trim().min(1, texts.codeMissing) : z.string(),
      newPassword: passwordSchema,
      confirmation: z.string().min(1, texts.confirmationMissing),
    })
    .refine((form) => form.newPassword === form.confirmation, {
      path: ['confirmation'],
      error: texts.differ,
      // Said at once, not only when all else is right.
      when: ({ value }) => passwordPair.safeParse(value).success,
    });

export type PasswordForm = z.input<ReturnType<typeof passwordFormSchema>>;
