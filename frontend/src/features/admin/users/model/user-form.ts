import { adminPasswordSchema, emailSchema, passwordSchema, roleSchema, usernameSchema, type AdminUpdateUser, type AdminUserRow } from '@b1fuchs/contracts';
import { z } from 'zod';
import { HttpError } from '../../../../lib/http-error.js';
import { passwordTexts, userFormTexts as texts } from './texts.js';

const given = (message: string) => z.string().refine((text) => text.trim() !== '', { error: message, abort: true });
const fields = {
  username: given(texts.required).pipe(usernameSchema),
  email: given(texts.required).pipe(emailSchema),
  role: roleSchema,
  membershipActive: z.boolean(),
  isEmailVerified: z.boolean(),
};

/** What the dialog asks for; a password only of a new user. */
export const newUserSchema = z.object({ ...fields, password: given(texts.passwordRequired).pipe(passwordSchema) });
export const editedUserSchema = z.object({ ...fields, password: z.literal('') });
export type UserForm = z.infer<typeof newUserSchema>;

export const emptyUser: UserForm = { username: '', email: '', role: 'user', membershipActive: false, isEmailVerified: false, password: '' };

export const formOf = ({ username, email, role, membershipActive, isEmailVerified }: AdminUserRow): UserForm => ({ username, email, role, membershipActive, isEmailVerified, password: '' });

/** Only what was changed, so that what somebody else has changed meanwhile stays. */
export function changesOf(user: AdminUserRow, { username, email, role, membershipActive, isEmailVerified }: UserForm): AdminUpdateUser {
  return {
    ...(username === user.username ? {} : { username }),
    ...(email === user.email ? {} : { email }),
    ...(role === user.role ? {} : { role }),
    ...(membershipActive === user.membershipActive ? {} : { membershipActive }),
    ...(isEmailVerified === user.isEmailVerified ? {} : { isEmailVerified }),
  };
}

type TextField = 'username' | 'email' | 'password';
const takenFields: Record<string, TextField> = { USERNAME_TAKEN: 'username', EMAIL_TAKEN: 'email' };

/** What the server finds wrong with single fields. */
export function fieldProblems(error: unknown): { field: TextField; message: string }[] {
  if (!(error instanceof HttpError)) return [];
  const taken = takenFields[error.code ?? ''];
  if (taken !== undefined) return [{ field: taken, message: error.userMessage }];
  return (['username', 'email', 'password'] as const).flatMap((field) => {
    const message = error.details[field];
    return message === undefined ? [] : [{ field, message }];
  });
}

/** A new password for somebody else, and once more. */
export const passwordFormSchema = z
  .object({ password: adminPasswordSchema, confirmation: z.string() })
  .refine(({ password, confirmation }) => password === confirmation, { path: ['confirmation'], error: passwordTexts.mismatch });
export type PasswordForm = z.infer<typeof passwordFormSchema>;
