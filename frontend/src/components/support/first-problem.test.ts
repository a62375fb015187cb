import { firstProblem } from './first-problem.js';

const good = { name: 'Mina', email: 'mina@example.org', message: 'Guten Tag' };

test('a complete form has no problem', () => {
  expect(firstProblem(good)).toBeNull();
  expect(firstProblem({ name: ' Mina ', email: 'mina@mail.example.org', message: '\nGuten Tag\n' })).toBeNull();
});

test('of several problems the first one is named: name, address, message, form of the address', () => {
  const empty = { name: ' ', email: '\t', message: '\n' };
  expect(firstProblem(empty)).toEqual({ field: 'name', text: 'Bitte geben Sie Ihren Namen ein.' });
  expect(firstProblem({ ...empty, name: 'Mina' })).toEqual({ field: 'email', text: 'Bitte geben Sie Ihre E-Mail-Adresse ein.' });
  expect(firstProblem({ ...empty, name: 'Mina', email: 'mina' })).toEqual({ field: 'message', text: 'Bitte geben Sie eine Nachricht ein.' });
  expect(firstProblem({ ...good, email: 'mina' })).toEqual({ field: 'email', text: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' });
});

test.each(['mina', 'mina@', '@example.org', 'mina@example', 'mina@example.', 'mi na@example.org', 'mina@example.org ', 'a@b@example.org'])(
  '%j is no address',
  (email) => {
    expect(firstProblem({ ...good, email })?.field).toBe('email');
  },
);
