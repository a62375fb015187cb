import { cardId, memoryStorage } from '../test/builders.js';
import { createAnswerQueue, type Change } from './answer-queue.js';

const review = (n: number, isCorrect = true): Change & { kind: 'review' } => ({
  kind: 'review',
  request: { userFlashcardId: cardId(n), reviewId: cardId(100 + n), isCorrect, answeredAt: '2026-03-02T09:00:00.000Z' },
});
const undo = (n: number): Change => ({ kind: 'undo', request: { userFlashcardId: cardId(n), reviewId: cardId(100 + n) } });
const requests = (queue: ReturnType<typeof createAnswerQueue>) => queue.waiting().map(({ kind, request }) => `${kind} ${request.reviewId.slice(-3)}`);

test('answers are kept in order, also those of the same moment, and survive a reload', () => {
  const storage = memoryStorage();
  const queue = createAnswerQueue(storage, 'user-1');
  queue.add(review(2), 1_000);
  queue.add(review(1), 1_000);
  queue.add(review(3), 900);
  const reloaded = createAnswerQueue(storage, 'user-1');
  expect(requests(reloaded)).toEqual(['review 102', 'review 101', 'review 103']);
  expect(reloaded.next()?.request).toEqual(review(2).request);
});

test('another learner in the same browser has their own', () => {
  const storage = memoryStorage();
  createAnswerQueue(storage, 'user-1').add(review(1), 1_000);
  expect(createAnswerQueue(storage, 'user-2').waiting()).toEqual([]);
});

test('what has arrived is removed; what another tab adds meanwhile stays', () => {
  const storage = memoryStorage();
  const [one, other] = [createAnswerQueue(storage, 'user-1'), createAnswerQueue(storage, 'user-1')];
  one.add(review(1), 1_000);
  other.add(review(2), 2_000);
  one.remove(review(1));
  expect(requests(one)).toEqual(['review 102']);
  expect(requests(other)).toEqual(['review 102']);
});

test('a card whose answer waits is not due again, but is when the answer is taken back', () => {
  const queue = createAnswerQueue(memoryStorage(), 'user-1');
  queue.add(review(1), 1_000);
  queue.add(review(2), 2_000);
  queue.add(undo(2), 3_000);
  expect(queue.answeredCardIds()).toEqual(new Set([cardId(1)]));
});

test('an answer that was taken back before it was sent never leaves', () => {
  const storage = memoryStorage();
  const queue = createAnswerQueue(storage, 'user-1');
  queue.add(review(1), 1_000);
  queue.add(undo(1), 2_000);
  expect(queue.waiting()).toEqual([]);
  expect(queue.next()).toBeNull();
  expect(storage.items.size).toBe(0);
});

test('an answer that may have arrived goes before its undo', () => {
  const queue = createAnswerQueue(memoryStorage(), 'user-1');
  queue.add(review(1), 1_000);
  const entry = queue.next();
  if (entry !== null) queue.markTried(entry);
  queue.add(undo(1), 2_000);
  expect(requests(queue)).toEqual(['review 101', 'undo 101']);
});

test('broken and foreign entries are passed over', () => {
  const storage = memoryStorage();
  storage.setItem('b1fuchs.study.user-1.answer.review.x', 'not json');
  storage.setItem('b1fuchs.study.user-1.answer.review.y', '{"kind":"review"}');
  storage.setItem('theme', 'dark');
  const queue = createAnswerQueue(storage, 'user-1');
  queue.add(review(1), 1_000);
  expect(requests(queue)).toEqual(['review 101']);
});

test.each(['full', 'blocked', 'missing'] as const)('where storage is %s the page remembers, and says that it is not stored', (state) => {
  const storage = memoryStorage();
  if (state === 'full') storage.refuse();
  if (state === 'blocked') storage.block();
  const owner = `user without storage, ${state}`;
  const queue = createAnswerQueue(state === 'missing' ? null : storage, owner);
  queue.add(review(1), 1_000);
  const [entry] = queue.waiting();
  expect(entry && queue.isStored(entry)).toBe(false);
  expect(requests(createAnswerQueue(storage, owner))).toEqual(['review 101']);
  queue.remove(review(1));
  expect(queue.waiting()).toEqual([]);
});

test('storage that gets full or blocked in between: what lies in it is still sent, once', () => {
  const storage = memoryStorage();
  const queue = createAnswerQueue(storage, 'user-3');
  queue.add(review(1), 1_000);
  storage.refuse();
  queue.add(review(2), 2_000);
  expect(requests(queue)).toEqual(['review 101', 'review 102']);
  const sticky = { ...storage, length: 1, key: () => [...storage.items.keys()][0] ?? null, removeItem: (): void => { throw new DOMException('blocked', 'SecurityError'); } };
  const late = createAnswerQueue(sticky, 'user-3');
  late.remove(review(1));
  expect(requests(late)).toEqual(['review 102']);
  late.remove(review(2));
});
