import { passwordResetFormSchema } from './password-reset-form.js';

const problems = (password: string, confirmPassword: string): string[] =>
  passwordResetFormSchema.safeParse({ password, confirmPassword }).error?.issues.map(({ path, message }) => `${path.join()}: ${message}`) ?? [];

describe('a new password after a reset', () => {
  test.each([
    ['eight characters, of which no kind is asked for', 'abcdefgh', 'abcdefgh', []],
    ['eight characters outside the basic plane', '🦊'.repeat(8), '🦊'.repeat(8), []],
    ['128 of them', '🦊'.repeat(128), '🦊'.repeat(128), []],
    ['seven', 'abcdefg', 'abcdefg', ['password: Password must be at least 8 characters', 'confirmPassword: Password must be at least 8 characters']],
    ['129', 'a'.repeat(129), 'a'.repeat(129), ['password: Password must be at most 128 characters', 'confirmPassword: Password must be at most 128 characters']],
    ['another confirmation', 'abcdefgh', 'abcdefgi', ["confirmPassword: Passwords don't match"]],
    ['a short password and another confirmation', 'abc', 'abcdefgi', ['password: Password must be at least 8 characters', "confirmPassword: Passwords don't match"]],
  ])('%s', (_what, password, confirmation, expected) => {
    expect(problems(password, confirmation)).toEqual(expected);
  });
});
