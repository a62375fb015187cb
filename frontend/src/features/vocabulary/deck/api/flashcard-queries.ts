import { deckPageSchema, flashcardStatsSchema, leitnerStatsSchema } from '@b1fuchs/contracts';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { getJson } from '../../../../lib/http.js';
import { deckParams, type DeckSearch } from '../model/deck-search.js';

/** Every query about cards has a path below this one as its key. */
const FLASHCARDS = '/api/flashcards/';
export const LEITNER_STATS_PATH = `${FLASHCARDS}leitner-stats`;
export const AVAILABLE_PATH = `${FLASHCARDS}available`;
const STATS_PATH = `${FLASHCARDS}stats`;
const CARDS_PATH = `${FLASHCARDS}cards`;
/** Rows of the deck on one page. */
export const CARDS_A_PAGE = 25;

// Answers given while studying, here or on another device, change all of these: each visit asks anew while the old figures stand.

export const statsQuery = queryOptions({
  queryKey: [STATS_PATH],
  queryFn: ({ signal }) => getJson(STATS_PATH, flashcardStatsSchema, { signal }),
  refetchOnMount: 'always',
});

export const leitnerStatsQuery = queryOptions({
  queryKey: [LEITNER_STATS_PATH],
  queryFn: ({ signal }) => getJson(LEITNER_STATS_PATH, leitnerStatsSchema, { signal }),
  refetchOnMount: 'always',
});

/** One page of the learner's deck; the page before stands until it is there. */
export const deckQuery = (search: DeckSearch, limit = CARDS_A_PAGE) =>
  queryOptions({
    queryKey: [CARDS_PATH, search, limit],
    queryFn: ({ signal }) => getJson(`${CARDS_PATH}?${String(new URLSearchParams({ ...deckParams(search), limit: String(limit) }))}`, deckPageSchema, { signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });

/** After a change of the deck: what is known about it is asked for again where it is shown, and later elsewhere. */
export const refreshDeck = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey: [path] }) => typeof path === 'string' && path.startsWith(FLASHCARDS) && path !== AVAILABLE_PATH });

/** After an import the word list may be out of date too. */
export function refreshFlashcards(client: QueryClient): Promise<void> {
  client.removeQueries({ queryKey: [AVAILABLE_PATH] });
  return refreshDeck(client);
}
