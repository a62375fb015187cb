import { searchKey, searchPattern } from './search-key.js';

const finds = (typed: string, username: string): boolean => searchPattern(typed).test(searchKey(username, 'post@example.org'));

test.each([
  ['muller', 'Müller'],
  ['mueller', 'Müller'],
  ['MÜLLER', 'mueller'],
  ['strasse', 'Straße 7'],
  ['rene', 'René'],
  ['el', 'Michael'],
  ['ichae', 'Michael'],
  ['POST@', 'Mina'],
  ['علی', 'علی رضایی'],
])('%j finds %j', (typed, username) => {
  expect(finds(typed, username)).toBe(true);
});

test.each([
  ['meller', 'Müller'],
  ['.*', 'Mina'],
  ['a|b', 'Anna'],
  ['minapost', 'Mina'],
])('%j does not find %j', (typed, username) => {
  expect(finds(typed, username)).toBe(false);
});

test.each(['[', '(', '\\', '-/', '$&'])('%j is text and no pattern', (typed) => {
  expect(finds(typed, `a${typed}b`)).toBe(true);
});
