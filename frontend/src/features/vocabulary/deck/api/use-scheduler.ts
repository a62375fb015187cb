import type { LeitnerStats, Scheduler } from '@b1fuchs/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request, requireOk } from '../../../../lib/http.js';
import { LEITNER_STATS_PATH, refreshDeck } from './flashcard-queries.js';

/** Changes by which plan cards come again. */
export function useScheduler() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (scheduler: Scheduler) => {
      await requireOk(await request('PUT', '/api/flashcards/settings', { scheduler }));
    },
    onSuccess: (_answer, scheduler) => {
      client.setQueryData<LeitnerStats>([LEITNER_STATS_PATH], (stats) => stats && { ...stats, scheduler });
      return refreshDeck(client);
    },
  });
}
