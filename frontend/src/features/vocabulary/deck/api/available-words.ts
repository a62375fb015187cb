import { addSelectedResponseSchema, availableWordsPageSchema, type AvailableWordsPage } from '@b1fuchs/contracts';
import { infiniteQueryOptions, keepPreviousData, useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { getJson, sendJson } from '../../../../lib/http.js';
import { filterParams, type WordFilter } from '../model/word-filter.js';
import { AVAILABLE_PATH, refreshDeck } from './flashcard-queries.js';

const WORDS_A_PAGE = 200;
/** Other devices add words too: older answers than this are asked for again. */
const FRESH_MS = 5 * 60_000;

/** The word list as far as `filter` lets it through, page after page. */
export const availableWordsQuery = (filter: WordFilter) =>
  infiniteQueryOptions({
    queryKey: [AVAILABLE_PATH, filter],
    queryFn: ({ pageParam, signal }) => {
      const params = new URLSearchParams({ ...filterParams(filter), page: String(pageParam), limit: String(WORDS_A_PAGE) });
      return getJson(`${AVAILABLE_PATH}?${String(params)}`, availableWordsPageSchema, { signal });
    },
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
  });

/** Puts words into the deck; then they are marked as added in every list that was fetched. */
export function useAddWords() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (flashcardIds: string[]) => sendJson('POST', '/api/flashcards/add-selected', { flashcardIds }, addSelectedResponseSchema),
    onSuccess: (_answer, flashcardIds) => {
      const added = new Set(flashcardIds);
      client.setQueriesData<InfiniteData<AvailableWordsPage>>({ queryKey: [AVAILABLE_PATH] }, (data) => data && markAdded(data, added));
      return refreshDeck(client);
    },
  });
}

function markAdded(data: InfiniteData<AvailableWordsPage>, added: ReadonlySet<string>): InfiniteData<AvailableWordsPage> {
  return {
    ...data,
    pages: data.pages.map((page) => ({ ...page, words: page.words.map((word) => (added.has(word.id) ? { ...word, isAdded: true } : word)) })),
  };
}
