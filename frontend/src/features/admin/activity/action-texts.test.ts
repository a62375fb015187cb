import { actionName, detailsText, knownActions } from './action-texts.js';

test('actions are said as people say them, also those that are new', () => {
  expect(actionName('created-by-administrator')).toBe('User created');
  expect(actionName('mail-sent-again')).toBe('Mail sent again');
});

test('no two actions have one name, so that a choice among them is clear', () => {
  const names = knownActions.map(([, name]) => name);
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  ['role: user → admin; isEmailVerified: false → true · by nora', 'role: user → admin; email verified: no → yes · by nora'],
  ['username: – → mina; email: – → mina@example.org', 'username: mina; email: mina@example.org'],
  ['username: mina → –; email: mina@example.org → –', 'username: mina → –; email: mina@example.org → –'],
  ['manual: true', 'switched on by hand: yes'],
  ['marketingEmails: true → false', 'Marketing Emails: yes → no'],
  ['', ''],
  ['username: true friend → false', 'username: true friend → no'],
])('the details %j read %j', (details, text) => {
  expect(detailsText(details)).toBe(text);
});

test('moments in the details are shown as elsewhere', () => {
  expect(detailsText('months: – → 1; until: – → 2026-12-29T12:00:00.000Z')).toMatch(/^months: 1; until: 29 Dec 2026, \d\d:\d\d$/u);
});
