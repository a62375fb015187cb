import { beginSound, isSounding, silence } from './one-sound.js';

test('what begins ends what sounded before', () => {
  const first = beginSound();
  const second = beginSound();
  expect([first.signal.aborted, second.signal.aborted, isSounding()]).toEqual([true, false, true]);
  first.done();
  first.abort();
  expect([second.signal.aborted, isSounding()]).toEqual([false, true]);
  second.done();
  expect([second.signal.aborted, isSounding()]).toEqual([false, false]);
});

test('silence ends whatever sounds', () => {
  const { signal } = beginSound();
  silence();
  silence();
  expect([signal.aborted, isSounding()]).toEqual([true, false]);
});
