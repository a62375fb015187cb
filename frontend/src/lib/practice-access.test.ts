import { createPracticeAccess } from './practice-access.js';

test('is closed by an answer that asks for a membership, and by no other', () => {
  const access = createPracticeAccess();
  for (const status of [200, 401, 403, 404, 429, 503]) access.answered({ status });
  expect(access.isClosed()).toBe(false);
  access.answered({ status: 402 });
  expect(access.isClosed()).toBe(true);
  access.answered({ status: 200 });
  expect(access.isClosed()).toBe(true);
});

test('tells those who listen of each change, once', () => {
  const access = createPracticeAccess();
  const seen: boolean[] = [];
  const leave = access.subscribe(() => seen.push(access.isClosed()));
  access.answered({ status: 402 });
  access.answered({ status: 402 });
  access.open();
  access.open();
  leave();
  access.answered({ status: 402 });
  expect(seen).toEqual([true, false]);
});
