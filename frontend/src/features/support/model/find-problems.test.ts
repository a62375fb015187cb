import { findProblems } from './find-problems.js';

const good = { name: 'Mina', email: 'mina@example.org', message: 'Guten Tag' };

test('a complete form has no problem', () => {
  expect(findProblems(good)).toEqual({});
  expect(findProblems({ ...good, name: ' Mina ', email: ' mina@example.org ' })).toEqual({});
});

test('all that is empty is named at once', () => {
  expect(findProblems({ name: ' ', email: '', message: '\n' })).toEqual({
    name: 'Please enter your name.',
    email: 'Please enter your email address.',
    message: 'Please enter a message.',
  });
});

test.each([
  [{ email: 'mina' }, { email: 'Please enter a valid email address.' }],
  [{ email: `${'x'.repeat(250)}@example.org` }, { email: 'Please enter a valid email address.' }],
  [{ name: 'x'.repeat(101) }, { name: 'Your name may have at most 100 characters.' }],
  [{ message: 'x'.repeat(5_001) }, { message: 'Your message may have at most 5,000 characters.' }],
])('%j is refused in its own words', (change, problems) => {
  expect(findProblems({ ...good, ...change })).toEqual(problems);
});

test('5,000 characters are not too many', () => {
  expect(findProblems({ ...good, message: 'x'.repeat(5_000) })).toEqual({});
});
