import { hasAskedEnough, nextAskIn } from './verification.js';

test('a payment that may still arrive is asked for every 3 s, for a minute', () => {
  const waits = Array.from({ length: 30 }, (_, index) => nextAskIn({ success: false, pending: true }, index + 1));
  expect(waits.filter((wait) => wait !== false)).toEqual(Array.from({ length: 19 }, () => 3_000));
  expect(hasAskedEnough(19)).toBe(false);
  expect(hasAskedEnough(20)).toBe(true);
});

test.each([
  ['the first answer is awaited', undefined],
  ['it is paid', { success: true, pending: false }],
  ['nothing will come any more', { success: false, pending: false }],
])('nobody asks again where %s', (_why, answer) => {
  expect(nextAskIn(answer, 1)).toBe(false);
});
