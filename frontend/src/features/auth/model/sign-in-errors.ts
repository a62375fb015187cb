import { loginRequestSchema } from '@b1fuchs/contracts';

export type SignInErrors = Partial<Record<'username' | 'password', string>>;

/** What is wrong with each field of the sign-in form, in the order of the fields; empty when it may be sent. */
export function signInErrors(values: { username: string; password: string }): SignInErrors {
  const result = loginRequestSchema.safeParse(values);
  const errors: SignInErrors = {};
  for (const issue of result.error?.issues ?? []) {
    const field = issue.path[0];
    if (field === 'username' || field === 'password') errors[field] ??= issue.message;
  }
  return errors;
}
