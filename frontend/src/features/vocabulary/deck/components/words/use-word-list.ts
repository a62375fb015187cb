import type { AvailableWord } from '@b1fuchs/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { availableWordsQuery } from '../../api/available-words.js';
import type { WordFilter } from '../../model/word-filter.js';

/** The words that `filter` lets through, as far as they have been fetched, and the way to the rest. */
export function useWordList(filter: WordFilter) {
  const query = useInfiniteQuery(availableWordsQuery(filter));
  const { data, error, isFetching, isFetchNextPageError, isFetchingNextPage, isPlaceholderData, hasNextPage } = query;
  const firstPage = data?.pages[0];
  const retry = (): void => void query.refetch();
  const fetchMore = (): void => void query.fetchNextPage();

  /** All words that the filter lets through, also those still to be scrolled to; null where they can't be fetched. */
  async function fetchAll(): Promise<AvailableWord[] | null> {
    let loaded: Pick<typeof query, 'data' | 'hasNextPage' | 'isFetchNextPageError' | 'fetchNextPage'> = query;
    while (loaded.hasNextPage) {
      loaded = await loaded.fetchNextPage();
      if (loaded.isFetchNextPageError) return null;
    }
    return loaded.data?.pages.flatMap((page) => page.words) ?? null;
  }

  return {
    /** Null until the first page is there. */
    words: data?.pages.flatMap((page) => page.words) ?? null,
    /** How many there are in all. */
    total: firstPage?.total ?? 0,
    topics: firstPage?.topics ?? [],
    /** These are still the words of the filter before. */
    isOld: isPlaceholderData,
    /** Why the first page, or the next one, did not come. */
    error: isFetching ? null : error,
    isMoreFailed: isFetchNextPageError && !isFetching,
    canFetchMore: hasNextPage && !isFetchingNextPage && !isFetchNextPageError,
    fetchMore,
    fetchAll,
    retry,
  };
}
