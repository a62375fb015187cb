import { NetworkError } from '../../../../lib/http-error.js';
import { cardId, memoryStorage } from '../test/builders.js';
import { createAnswerQueue, type Change } from './answer-queue.js';
import { createAnswerSender } from './answer-sender.js';
import type { Outcome } from './send-answers.js';

const review = (n: number): Change => ({
  kind: 'review',
  request: { userFlashcardId: cardId(n), reviewId: cardId(100 + n), isCorrect: true, answeredAt: '2026-03-02T09:00:00.000Z' },
});
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A sender whose server answers when the test lets it, and whose pauses end when the test says so. */
function aSender({ storage = memoryStorage(), exclusively = (work: () => Promise<Outcome>) => work() } = {}) {
  const queue = createAnswerQueue(storage, 'user-1');
  const sent: string[] = [];
  const outcomes: Outcome[] = [];
  const pauses: { ms: number; end: () => void }[] = [];
  const server = { isAway: false, gate: Promise.resolve() };
  const sender = createAnswerSender({
    queue,
    exclusively,
    calls: {
      review: async ({ reviewId = '' }) => {
        sent.push(reviewId.slice(-3));
        await server.gate;
        if (server.isAway) throw new NetworkError('away');
        return { reviewId, counted: true, box: 2, dueDay: '2026-03-04' };
      },
      undo: () => Promise.resolve(),
    },
    reports: { onArrived: () => undefined, onRefused: () => undefined, onLost: () => undefined },
    later: (end, ms) => {
      const pause = { ms, end };
      pauses.push(pause);
      return () => void pauses.splice(pauses.indexOf(pause), 1);
    },
    onOutcome: (outcome) => outcomes.push(outcome),
  });
  return { sender, queue, sent, outcomes, pauses, server };
}

test('what was left from an earlier visit goes out on start', async () => {
  const storage = memoryStorage();
  createAnswerQueue(storage, 'user-1').add(review(1), 1_000);
  const { sender, sent, outcomes } = aSender({ storage });
  sender.start();
  await settled();
  expect(sent).toEqual(['101']);
  expect(outcomes).toEqual([{ failure: null }]);
});

test('answers given while one is under way follow it; none goes twice', async () => {
  const { sender, queue, sent, server } = aSender();
  let open = (): void => undefined;
  server.gate = new Promise((resolve) => (open = resolve));
  sender.start();
  for (const n of [1, 2, 3]) {
    queue.add(review(n), 1_000);
    sender.send();
  }
  open();
  await settled();
  expect(sent).toEqual(['101', '102', '103']);
});

test('after a failure it tries again, with longer and longer pauses, and at once when the network is back', async () => {
  const { sender, queue, sent, pauses, server, outcomes } = aSender();
  server.isAway = true;
  queue.add(review(1), 1_000);
  sender.start();
  await settled();
  pauses[0]?.end();
  await settled();
  expect(outcomes.map(({ failure }) => failure instanceof NetworkError)).toEqual([true, true]);
  expect(pauses.map(({ ms }) => ms)).toEqual([10_000]);
  server.isAway = false;
  sender.send();
  await settled();
  expect(sent).toEqual(['101', '101', '101']);
  expect(pauses).toEqual([]);
  expect(queue.waiting()).toEqual([]);
});

test('once stopped it sends nothing, and started again it goes on', async () => {
  const { sender, queue, sent } = aSender();
  sender.start();
  sender.stop();
  queue.add(review(1), 1_000);
  sender.send();
  await settled();
  expect(sent).toEqual([]);
  sender.start();
  await settled();
  expect(sent).toEqual(['101']);
});

test('two tabs with one lock send each answer once', async () => {
  const storage = memoryStorage();
  let last: Promise<unknown> = Promise.resolve();
  const exclusively = (work: () => Promise<Outcome>): Promise<Outcome> => {
    const mine = last.then(work);
    last = mine;
    return mine;
  };
  const [one, other] = [aSender({ storage, exclusively }), aSender({ storage, exclusively })];
  one.queue.add(review(1), 1_000);
  other.queue.add(review(2), 2_000);
  one.sender.start();
  other.sender.start();
  await settled();
  expect([...one.sent, ...other.sent].sort()).toEqual(['101', '102']);
});
