import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { HttpError } from './http-error.js';
import { fetchByQueryKey } from './http.js';
import { forgetKeptAnswers } from './kept-answers.js';
import { SESSION_KEY } from './session-key.js';

/**
 * The data-fetching defaults of spec 1, section 9: no automatic retry, no periodic refetch,
 * no refetch on window focus, cached data never stale. Any 401 signs the visitor out.
 * `networkMode: 'always'`: offline, a call fails with a sentence instead of waiting without end.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: signOutOn401 }),
    mutationCache: new MutationCache({ onError: signOutOn401 }),
    defaultOptions: {
      queries: {
        queryFn: fetchByQueryKey,
        retry: false,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Infinity,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

  function signOutOn401(error: Error): void {
    if (!(error instanceof HttpError && error.status === 401)) return;
    void forgetKeptAnswers();
    client.setQueryData(SESSION_KEY, null);
  }
  return client;
}
