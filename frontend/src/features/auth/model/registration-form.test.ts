import { registrationFormSchema, type RegistrationForm } from './registration-form.js';

const good: RegistrationForm = { username: 'Ali', email: 'ali@example.org', password: 'Passwort1!', confirmPassword: 'Passwort1!', marketing: false };
const firstError = (change: Partial<RegistrationForm>, field: keyof RegistrationForm): string | undefined =>
  registrationFormSchema.safeParse({ ...good, ...change }).error?.issues.find((issue) => issue.path[0] === field)?.message;

test('a complete form is accepted', () => {
  expect(registrationFormSchema.safeParse(good).success).toBe(true);
});

test.each<[keyof RegistrationForm, string, string]>([
  ['username', 'al', 'Username must be at least 3 characters'],
  ['email', 'ali@', 'Please enter a valid email address'],
  ['email', ' ', 'Email is required'],
  ['password', 'Pw1!', 'Password must be at least 8 characters'],
  ['password', 'passwort1!', 'Password must contain at least one uppercase letter'],
  ['password', 'PASSWORT1!', 'Password must contain at least one lowercase letter'],
  ['password', 'Passwort!', 'Password must contain at least one number'],
  ['password', 'Passwort1', 'Password must contain at least one special character'],
  ['confirmPassword', '', 'Please confirm your password'],
  ['confirmPassword', 'Passwort2!', "Passwords don't match"],
])('%s %j is refused with: %s', (field, value, message) => {
  expect(firstError({ [field]: value }, field)).toBe(message);
});

test('a differing confirmation is said even while another field is still wrong', () => {
  expect(firstError({ username: '', confirmPassword: 'other' }, 'confirmPassword')).toBe("Passwords don't match");
});
