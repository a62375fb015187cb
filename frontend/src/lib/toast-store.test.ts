import { jest } from '@jest/globals';
import { createToastStore } from './toast-store.js';

test('a new toast takes the place of the one before', () => {
  const store = createToastStore();
  store.show({ title: 'first' });
  store.show({ title: 'second' });
  expect(store.current()).toMatchObject({ title: 'second', open: true });
});

test('a toast that was replaced can no longer close its successor', () => {
  const store = createToastStore();
  store.show({ title: 'first' });
  const first = store.current()?.id ?? 0;
  store.show({ title: 'second' });
  store.dismiss(first);
  expect(store.current()).toMatchObject({ title: 'second', open: true });
});

test('a dismissed toast closes at once and is forgotten after 1,000,000 ms', () => {
  jest.useFakeTimers();
  const store = createToastStore();
  store.show({ title: 'gone' });
  store.dismiss(store.current()?.id ?? 0);
  expect(store.current()).toMatchObject({ open: false });
  jest.advanceTimersByTime(999_999);
  expect(store.current()).not.toBeNull();
  jest.advanceTimersByTime(1);
  expect(store.current()).toBeNull();
  jest.useRealTimers();
});

test('the removal of an old toast does not take a newer one away', () => {
  jest.useFakeTimers();
  const store = createToastStore();
  store.show({ title: 'old' });
  store.dismiss(store.current()?.id ?? 0);
  store.show({ title: 'new' });
  jest.advanceTimersByTime(1_000_000);
  expect(store.current()).toMatchObject({ title: 'new', open: true });
  jest.useRealTimers();
});

test('listeners hear of every change until they leave', () => {
  const store = createToastStore();
  let calls = 0;
  const leave = store.subscribe(() => (calls += 1));
  store.show({ title: 'a' });
  store.dismiss(store.current()?.id ?? 0);
  leave();
  store.show({ title: 'b' });
  expect(calls).toBe(2);
});
