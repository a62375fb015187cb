import { passwordFormSchema, type PasswordForm } from './password-form.js';

const good: PasswordForm = { password: 'Richtig-gut-1', code: '123456', newPassword: 'Noch-besser-2', confirmation: 'Noch-besser-2' };
const problems = (change: Partial<PasswordForm>, asks = { password: true, code: true }): string[] =>
  passwordFormSchema(asks).safeParse({ ...good, ...change }).error?.issues.map(({ path, message }) => `${path.join()}: ${message}`) ?? [];

test('a complete form is accepted', () => {
  expect(problems({})).toEqual([]);
});

test.each<[Partial<PasswordForm>, string]>([
  [{ password: '' }, 'password: Bitte geben Sie Ihr aktuelles Passwort ein.'],
  [{ code: ' ' }, 'code: Bitte geben Sie den Code ein.'],
  [{ confirmation: '' }, 'confirmation: Bitte wiederholen Sie das neue Passwort.'],
  [{ confirmation: 'Noch-besser-3' }, 'confirmation: Die beiden Passwörter sind nicht gleich.'],
  [{ newPassword: 'noch-besser-2', confirmation: 'noch-besser-2' }, 'newPassword: Password must contain at least one uppercase letter'],
])('%j is refused', (change, problem) => {
  expect(problems(change)).toEqual([problem]);
});

test('what is not asked for may stay empty', () => {
  expect(problems({ password: '', code: '' }, { password: false, code: false })).toEqual([]);
});

test('a differing confirmation is said even while the current password is missing', () => {
  expect(problems({ password: '', confirmation: 'other' })).toContain('confirmation: Die beiden Passwörter sind nicht gleich.');
});
