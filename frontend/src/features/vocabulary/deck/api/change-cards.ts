import { createdCardSchema, type DeckCard, type OwnCard } from '@b1fuchs/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request, requireOk, sendJson } from '../../../../lib/http.js';
import { refreshDeck } from './flashcard-queries.js';

const CARDS_PATH = '/api/flashcards/cards';
type Id = DeckCard['userFlashcardId'];

/** Takes a card out of study, or brings it back. */
export function useArchiveCard() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, archived }: { id: Id; archived: boolean }) => {
      await requireOk(await request('PATCH', `${CARDS_PATH}/${id}`, { archived }));
    },
    onSuccess: () => refreshDeck(client),
  });
}

/** Writes a new card, or changes the one with this id. Tells whether it is a new one. */
export function useSaveCard(id: Id | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (card: OwnCard): Promise<{ added: boolean }> => {
      if (id === null) return sendJson('POST', CARDS_PATH, card, createdCardSchema);
      await requireOk(await request('PUT', `${CARDS_PATH}/${id}`, card));
      return { added: false };
    },
    onSuccess: () => refreshDeck(client),
  });
}
