import { z } from 'zod';
import { emailSchema } from './accounts.js';

/** An address as a form takes it: an empty field is told apart from a wrong one. */
export const addressSchema = z.string().trim().min(1, 'Email is required').pipe(emailSchema);

/** POST /api/validate-email; whatever was typed so far. */
export const emailCheckRequestSchema = z.object({ email: z.string().max(1_000) });

/** What is wrong with an address, and which one may have been meant. Never whether it has an account. */
export const emailCheckSchema = z.object({ isValid: z.boolean(), error: z.string().nullable(), suggestion: z.string().nullable() });
export type EmailCheck = z.infer<typeof emailCheckSchema>;
