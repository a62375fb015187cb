import { HttpError } from '../../../../lib/http-error.js';
import { buildUser } from '../test/builders.js';
import { changesOf, editedUserSchema, emptyUser, fieldProblems, formOf, newUserSchema, passwordFormSchema } from './user-form.js';

const messagesOf = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) => (result.error?.issues ?? []).map(({ path, message }) => [path[0], message]);

describe('the form for a user', () => {
  test('asks for a name and an address, and of a new user for a password', () => {
    expect(messagesOf(newUserSchema.safeParse({ ...emptyUser, username: ' ' }))).toEqual([
      ['username', 'Username and email are required'],
      ['email', 'Username and email are required'],
      ['password', 'Password is required for new users'],
    ]);
    expect(messagesOf(editedUserSchema.safeParse(formOf(buildUser())))).toEqual([]);
  });

  test('says what is wrong with what was typed', () => {
    expect(messagesOf(newUserSchema.safeParse({ ...emptyUser, username: 'ab', email: 'nobody', password: 'Sicher-genug-7' }))).toEqual([
      ['username', 'Username must be at least 3 characters'],
      ['email', 'Please enter a valid email address'],
    ]);
  });

  test('sends only what was changed', () => {
    const user = buildUser({ username: 'mina', role: 'user', membershipActive: false });
    expect(changesOf(user, formOf(user))).toEqual({});
    expect(changesOf(user, { ...formOf(user), role: 'admin', membershipActive: true })).toEqual({ role: 'admin', membershipActive: true });
  });

  test('puts what the server refuses beside its field', () => {
    expect(fieldProblems(new HttpError(409, '', JSON.stringify({ code: 'EMAIL_TAKEN', message: 'Another account has it.' })))).toEqual([{ field: 'email', message: 'Another account has it.' }]);
    expect(fieldProblems(new HttpError(400, '', JSON.stringify({ code: 'VALIDATION_FAILED', message: 'x', details: { password: 'Too simple', role: 'y' } })))).toEqual([{ field: 'password', message: 'Too simple' }]);
    expect(fieldProblems(new Error('offline'))).toEqual([]);
  });
});

describe('a new password', () => {
  test('has six characters at least', () => {
    expect(messagesOf(passwordFormSchema.safeParse({ password: '12345', confirmation: '12345' }))).toEqual([['password', 'Password must be at least 6 characters long']]);
    expect(passwordFormSchema.safeParse({ password: '123456', confirmation: '123456' }).success).toBe(true);
  });

  test('is entered twice', () => {
    expect(messagesOf(passwordFormSchema.safeParse({ password: '123456', confirmation: '123457' }))).toEqual([['confirmation', 'Passwords do not match']]);
  });
});
