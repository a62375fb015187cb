import { addressSchema, passwordSchema, usernameSchema } from '@b1fuchs/contracts';
import { z } from 'zod';
import { texts } from './texts.js';

const passwordPair = z.object({ password: z.string(), confirmPassword: z.string().min(1) });

/** What the register form asks for; the security check is judged beside it. */
export const registrationFormSchema = z
  .object({
    username: usernameSchema,
    email: addressSchema,
    password: passwordSchema,
    confirmPassword: z.string().min(1, texts.confirmationMissing),
    marketing: z.boolean(),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    error: texts.passwordsDiffer,
    // Said at once, not only when all else is right; but an empty confirmation has its own message.
    when: ({ value }) => passwordPair.safeParse(value).success,
  });

export type RegistrationForm = z.input<typeof registrationFormSchema>;
