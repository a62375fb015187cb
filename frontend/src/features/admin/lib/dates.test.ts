import { dayOf, lastLoginOf, momentOf } from './dates.js';

test('a day and a moment are shown as English writes them', () => {
  expect(dayOf('2026-11-29T12:00:00.000Z')).toBe('29 Nov 2026');
  expect(momentOf('2026-11-29T12:05:00.000Z')).toMatch(/^29 Nov 2026, \d\d:\d\d$/u);
});

test('what is no date says so', () => {
  for (const text of ['', 'soon', '2026-13-45']) {
    expect(dayOf(text)).toBe('Invalid date');
    expect(momentOf(text)).toBe('Invalid date');
    expect(lastLoginOf(text)).toBe('Invalid date');
  }
});

test('whoever has never signed in is said to have never logged in', () => {
  expect(lastLoginOf(null)).toBe('Never logged in');
  expect(lastLoginOf('2026-11-29T12:05:00.000Z')).toMatch(/^29 Nov 2026/u);
});
