import type { DueFlashcard } from '@b1fuchs/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { HttpError } from '../../../../lib/http-error.js';
import { dueCardsQuery, leitnerStatsQuery } from '../../api/study.js';
import type { AnswerQueue } from './answer-queue.js';
import { withoutCards } from './counts.js';
import type { KeptCardsStore } from './kept-cards.js';

type Parts = { client: QueryClient; queue: AnswerQueue; kept: KeptCardsStore; today: string };

/**
 * The cards for a new session, without those whose answer is still on its way; the figures go into their query.
 * Without the server, those that the browser has kept.
 * @throws HttpError, NetworkError, ZodError where there are none either
 */
export async function loadDueCards({ client, queue, kept, today }: Parts): Promise<DueFlashcard[]> {
  try {
    const [all, figures] = await Promise.all([client.query(dueCardsQuery), client.query(leitnerStatsQuery)]);
    const answered = queue.answeredCardIds();
    const cards = all.filter(({ userFlashcardId }) => !answered.has(userFlashcardId));
    const stats = withoutCards(figures, all.filter(({ userFlashcardId }) => answered.has(userFlashcardId)), today);
    client.setQueryData(leitnerStatsQuery.queryKey, stats);
    kept.write({ day: today, cards, stats });
    return cards;
  } catch (error) {
    const isRefused = error instanceof HttpError && error.status < 500 && error.status !== 429;
    const stored = isRefused ? null : kept.read(today);
    if (stored === null) throw error;
    if (stored.stats !== null) client.setQueryData(leitnerStatsQuery.queryKey, stored.stats);
    const answered = queue.answeredCardIds();
    return stored.cards.filter(({ userFlashcardId }) => !answered.has(userFlashcardId));
  }
}
