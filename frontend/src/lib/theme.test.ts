import { readTheme } from './theme.js';

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', 'system'],
  ['purple', 'system'],
  [null, 'system'],
])('a stored %s reads as %s', (stored, expected) => {
  expect(readTheme({ getItem: () => stored })).toBe(expected);
});

test('without any storage it is the system’s theme', () => {
  expect(readTheme()).toBe('system');
});

test('blocked storage reads as the system’s theme', () => {
  const blocked = {
    getItem: () => {
      throw new Error('blocked');
    },
  };
  expect(readTheme(blocked)).toBe('system');
});
