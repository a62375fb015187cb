import { isUnused, lastSaid, titleOf } from './conversation-list.js';

// Noon where this test runs.
const now = new Date(2025, 2, 3, 12);

test.each([
  [new Date(2025, 2, 3, 9), 'Heute'],
  [new Date(2025, 2, 3, 2), 'Gestern'],
  [new Date(2025, 2, 2, 23), 'Gestern'],
  [new Date(2025, 1, 27, 9), '27. Februar'],
  [new Date(2024, 2, 3, 9), '3. März 2024'],
  [new Date(2025, 2, 3, 12, 5), 'Heute'],
])('something said at %s was said %s', (then, words) => {
  expect(lastSaid(then.toISOString(), now)).toBe(words);
});

test('a conversation bears the name that the server gave it once the learner has said something', () => {
  expect(titleOf({ messages: 1, title: 'Hallo! Erzählen Sie' })).toBe('Neues Gespräch');
  expect(titleOf({ messages: 3, title: 'Mein Wochenende' })).toBe('Mein Wochenende');
  expect(titleOf({ messages: 3, title: ' ' })).toBe('Neues Gespräch');
  expect(isUnused({ messages: 1 })).toBe(true);
});
