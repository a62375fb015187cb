import { createOwnRecordings, RECORDINGS_KEPT } from './own-recordings.js';

const recording = { blob: new Blob(['sound']), durationMs: 1_000 };

function ownRecordings() {
  let count = 0;
  const open = new Set<string>();
  const store = createOwnRecordings({
    create: () => {
      count += 1;
      open.add(`blob:${count}`);
      return `blob:${count}`;
    },
    revoke: (address) => open.delete(address),
  });
  const of = (key: string): string[] => (store.get().get(key) ?? []).map(({ address }) => address);
  return { store, open, of };
}

test('what was recorded for a message belongs to it when it is sent', () => {
  const { store, of } = ownRecordings();
  store.add(recording);
  store.add(recording);
  store.attach('m1');
  store.add(recording);
  store.attach('m2');
  store.attach('m3');
  expect([of('m1'), of('m2'), of('m3')]).toEqual([['blob:1', 'blob:2'], ['blob:3'], []]);
});

test('what was recorded for a text that is not sent is let go', () => {
  const { store, open, of } = ownRecordings();
  store.add(recording);
  store.attach('m1');
  store.add(recording);
  store.dropUnsent();
  store.dropUnsent();
  store.attach('m2');
  expect([of('m1'), of('m2'), [...open]]).toEqual([['blob:1'], [], ['blob:1']]);
});

test('the oldest make room, and their addresses are revoked', () => {
  const { store, open, of } = ownRecordings();
  for (let count = 1; count <= RECORDINGS_KEPT + 2; count += 1) {
    store.add(recording);
    store.attach(`m${count}`);
  }
  expect(open.size).toBe(RECORDINGS_KEPT);
  expect([of('m2'), of('m3'), store.get().has('m1')]).toEqual([[], ['blob:3'], false]);
});

test('leaving the page lets all of them go', () => {
  const { store, open } = ownRecordings();
  store.add(recording);
  store.attach('m1');
  store.add(recording);
  store.clear();
  expect([open.size, store.get().size]).toEqual([0, 0]);
});
