import { signInErrors } from './sign-in-errors.js';

test('a filled form may be sent', () => {
  expect(signInErrors({ username: 'ali', password: 'x' })).toEqual({});
});

test('an empty form names both fields, the first one first', () => {
  const errors = signInErrors({ username: '  ', password: '' });
  expect(Object.keys(errors)).toEqual(['username', 'password']);
  expect(errors.username).toBe('Please enter your username or e-mail');
  expect(errors.password).toBe('Please enter your password');
});
