import { HttpError, NetworkError } from '../../../../lib/http-error.js';
import { cardId, memoryStorage } from '../test/builders.js';
import { createAnswerQueue, type AnswerQueue, type Change } from './answer-queue.js';
import { retryDelayMs, sendAnswers, type Outcome } from './send-answers.js';

const review = (n: number): Change => ({
  kind: 'review',
  request: { userFlashcardId: cardId(n), reviewId: cardId(100 + n), isCorrect: true, answeredAt: '2026-03-02T09:00:00.000Z' },
});
const undo = (n: number): Change => ({ kind: 'undo', request: { userFlashcardId: cardId(n), reviewId: cardId(100 + n) } });
const refusal = (status: number) => new HttpError(status, 'Refused', '{"code":"NOT_FOUND","message":"Diese Karte gibt es nicht mehr."}');
const offline = new NetworkError(new TypeError('Failed to fetch'));

type Run = { outcome: Outcome; log: string[] };

/** Sends with a server that fails where `failures` says so, by what is sent, such as 'review 101'. */
async function run(queue: AnswerQueue, failures: Record<string, unknown> = {}, mayGoOn = (): boolean => true): Promise<Run> {
  const log: string[] = [];
  const call = (kind: string, reviewId: string): void => {
    const name = `${kind} ${reviewId.slice(-3)}`;
    log.push(name);
    if (name in failures) throw failures[name];
  };
  const outcome = await sendAnswers({
    queue,
    mayGoOn,
    calls: {
      review: async ({ reviewId = '' }) => (call('review', reviewId), Promise.resolve({ reviewId, counted: true, box: 2, dueDay: '2026-03-04' })),
      undo: async ({ reviewId }) => (call('undo', reviewId), Promise.resolve()),
    },
    reports: {
      onArrived: (response) => log.push(response === null ? 'undone' : `counted ${response.reviewId.slice(-3)}`),
      onRefused: ({ kind }, error) => log.push(`refused ${kind}: ${error.userMessage}`),
      onLost: ({ request }) => log.push(`lost ${request.reviewId.slice(-3)}`),
    },
  });
  return { outcome, log };
}

const filled = (...changes: Change[]): AnswerQueue => {
  const queue = createAnswerQueue(memoryStorage(), 'user-1');
  for (const change of changes) queue.add(change, 1_000);
  return queue;
};

test('everything goes out in order, each once', async () => {
  const queue = filled(review(2), review(1));
  expect(await run(queue)).toEqual({ outcome: { failure: null }, log: ['review 102', 'counted 102', 'review 101', 'counted 101'] });
  expect(await run(queue)).toEqual({ outcome: { failure: null }, log: [] });
});

test.each([
  ['no network', offline],
  ['a failing server', refusal(503)],
  ['a session that has ended', refusal(401)],
  ['a membership that has ended', refusal(402)],
  ['too many requests', refusal(429)],
  ['a page of another network instead of an answer', new SyntaxError('Unexpected token <')],
])('%s: what waits stays, in order, and nothing overtakes', async (_name, failure) => {
  const queue = filled(review(1), review(2));
  expect(await run(queue, { 'review 101': failure })).toEqual({ outcome: { failure }, log: ['review 101'] });
  expect(await run(queue)).toMatchObject({ log: ['review 101', 'counted 101', 'review 102', 'counted 102'] });
});

test('an answer that the server refuses is dropped with the server’s sentence, and the next one goes', async () => {
  const queue = filled(review(1), review(2));
  expect(await run(queue, { 'review 101': refusal(404) })).toEqual({
    outcome: { failure: null },
    log: ['review 101', 'refused review: Diese Karte gibt es nicht mehr.', 'review 102', 'counted 102'],
  });
  expect(queue.waiting()).toEqual([]);
});

test('an undo follows its answer where the answer may have arrived', async () => {
  const queue = filled(review(1));
  await run(queue, { 'review 101': offline });
  queue.add(undo(1), 2_000);
  expect(await run(queue)).toMatchObject({ log: ['review 101', 'counted 101', 'undo 101', 'undone'] });
});

test('with a refused answer its undo goes too', async () => {
  const queue = filled(review(1));
  await run(queue, { 'review 101': offline });
  queue.add(undo(1), 2_000);
  expect(await run(queue, { 'review 101': refusal(400) })).toMatchObject({ log: ['review 101', expect.stringContaining('refused review')] });
  expect(queue.waiting()).toEqual([]);
});

test('an answer that is neither sent nor stored is lost, and said to be', async () => {
  const storage = memoryStorage();
  storage.refuse();
  const queue = createAnswerQueue(storage, 'user with full storage');
  queue.add(review(1), 1_000);
  expect(await run(queue, { 'review 101': offline })).toEqual({ outcome: { failure: null }, log: ['review 101', 'lost 101'] });
  expect(queue.waiting()).toEqual([]);
});

test('an answer that is not stored is sent all the same', async () => {
  const queue = createAnswerQueue(null, 'user without storage');
  queue.add(review(1), 1_000);
  expect(await run(queue)).toMatchObject({ log: ['review 101', 'counted 101'] });
});

test('once stopped, the next one waits', async () => {
  const queue = filled(review(1), review(2));
  let asked = 0;
  expect(await run(queue, {}, () => (asked += 1) === 1)).toMatchObject({ log: ['review 101', 'counted 101'] });
  expect(queue.waiting()).toHaveLength(1);
});

test('pauses double from 5 s up to 5 minutes', () => {
  expect([1, 2, 3, 6, 7, 50].map(retryDelayMs)).toEqual([5_000, 10_000, 20_000, 160_000, 300_000, 300_000]);
});
