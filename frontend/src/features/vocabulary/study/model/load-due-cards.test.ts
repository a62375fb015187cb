import { QueryClient } from '@tanstack/react-query';
import { leitnerStatsQuery } from '../../api/study.js';
import { cardId, cards, memoryStorage, someStats } from '../test/builders.js';
import { createAnswerQueue } from './answer-queue.js';
import { createKeptCards } from './kept-cards.js';
import { loadDueCards } from './load-due-cards.js';

const today = '2026-03-02';
const ids = (list: { userFlashcardId: string }[]) => list.map(({ userFlashcardId }) => userFlashcardId);
const originalFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = originalFetch;
});

/** A server that has these due cards and figures, or answers every call with this status; null is no network. */
function serve(answer: { due: number } | number | null): void {
  globalThis.fetch = (input) => {
    const path = typeof input === 'string' ? input : '';
    if (answer === null) return Promise.reject(new TypeError('Failed to fetch'));
    if (typeof answer === 'number') return Promise.resolve(new Response('{}', { status: answer }));
    const isDue = path.includes('leitner-due');
    return Promise.resolve(Response.json(isDue ? { flashcards: cards(answer.due) } : someStats({ dueToday: answer.due, overdue: 0 })));
  };
}

function setup() {
  const storage = memoryStorage();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity, networkMode: 'always' } } });
  const queue = createAnswerQueue(storage, 'user-1');
  const kept = createKeptCards(storage, 'user-1');
  return { client, queue, kept, load: () => loadDueCards({ client, queue, kept, today }), stats: () => client.getQueryData(leitnerStatsQuery.queryKey) };
}
const answerTo = (n: number) =>
  ({ kind: 'review', request: { userFlashcardId: cardId(n), reviewId: cardId(100 + n), isCorrect: true, answeredAt: '2026-03-02T09:00:00.000Z' } }) as const;

test('a card whose answer waits to be sent is not due, in the list and in the figures', async () => {
  const { load, queue, stats } = setup();
  queue.add(answerTo(2), 1_000);
  serve({ due: 3 });
  expect(ids(await load())).toEqual([cardId(1), cardId(3)]);
  expect(stats()).toMatchObject({ dueToday: 2 });
});

test.each([null, 503, 429])('when the server does not answer (%s), the kept cards are there with their figures', async (failure) => {
  const { load, stats, client } = setup();
  serve({ due: 2 });
  await load();
  client.clear();
  serve(failure);
  expect(ids(await load())).toEqual([cardId(1), cardId(2)]);
  expect(stats()).toMatchObject({ dueToday: 2 });
});

test('without kept cards, or where the server says no, it fails', async () => {
  const { load } = setup();
  serve(null);
  await expect(load()).rejects.toThrow('Failed to fetch');
  serve({ due: 2 });
  await load();
  serve(402);
  await expect(load()).rejects.toMatchObject({ status: 402 });
});
