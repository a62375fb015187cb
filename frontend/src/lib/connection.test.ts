import { createConnection } from './connection.js';
import { KEPT_BECAUSE } from './kept-answers.js';

const answer = (because?: string) => new Response('', because === undefined ? {} : { headers: { [KEPT_BECAUSE]: because } });

test('begins as the browser says', () => {
  expect(createConnection(() => true).get()).toBe('online');
  expect(createConnection(() => false).get()).toBe('offline');
});

test('a call without an answer means offline, and the next answer that it is over', () => {
  const connection = createConnection(() => true);
  connection.failed(new TypeError('Failed to fetch'));
  expect(connection.get()).toBe('offline');
  connection.answered(answer());
  expect(connection.get()).toBe('online');
});

test('an answer that was under way when the browser went offline does not mean that it is back', () => {
  let isBrowserOnline = true;
  const connection = createConnection(() => isBrowserOnline);
  isBrowserOnline = false;
  connection.set('offline');
  connection.answered(answer());
  expect(connection.get()).toBe('offline');
});

test('a call that gave up by itself says nothing', () => {
  const connection = createConnection(() => true);
  connection.failed(new DOMException('timed out', 'TimeoutError'));
  expect(connection.get()).toBe('online');
});

test('a kept answer says why it was given', () => {
  const connection = createConnection(() => true);
  connection.answered(answer('offline'));
  expect(connection.get()).toBe('offline');
  connection.answered(answer('slow'));
  expect(connection.get()).toBe('slow');
});

test('listeners hear of changes alone, until they leave', () => {
  const connection = createConnection(() => true);
  let calls = 0;
  const leave = connection.subscribe(() => (calls += 1));
  connection.answered(answer());
  connection.set('offline');
  connection.set('offline');
  leave();
  connection.set('online');
  expect(calls).toBe(1);
});
