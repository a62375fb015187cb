import type { CurrentUser } from '@b1fuchs/contracts';
import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { readJson, request, requireOk } from './http.js';
import { forgetKeptAnswers } from './kept-answers.js';
import { practiceAccess } from './practice-access.js';
import { SESSION_KEY } from './session-key.js';

/** The signed-in user, or null when signed out (401). Never stale; refetched after sign-in and sign-out. */
export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: async ({ signal }): Promise<CurrentUser | null> => {
    const response = await request('GET', '/api/user', undefined, { signal });
    if (response.status === 401) {
      // A page that was loaded past the service worker: nothing of the one before may wait for the next.
      await forgetKeptAnswers();
      return null;
    }
    const [{ currentUserSchema }, body] = await Promise.all([import('./session-schema.js'), readJson(response)]);
    return currentUserSchema.parse(body);
  },
});

/** The session as a query: `data` is the user, null when signed out, undefined while it loads. */
export function useSession() {
  return useQuery(sessionQuery);
}

/** Drops what was fetched for one learner, so that the next one at this browser never sees it. */
export function forgetLearnerData(client: QueryClient): void {
  practiceAccess.open();
  client.removeQueries({ predicate: (query) => query.queryKey[0] !== SESSION_KEY[0] });
}

/** Ends the session on the server, then here. */
export function useLogout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      // Before, so that nothing stays behind where the server can't be reached; after, for what came in meanwhile.
      await forgetKeptAnswers();
      await requireOk(await request('POST', '/api/logout'));
      await forgetKeptAnswers();
    },
    onSuccess: () => {
      client.setQueryData(SESSION_KEY, null);
      forgetLearnerData(client);
      // Fetched when it is needed: the sign-in page loads this file too. Without it the draft only stays in this tab.
      import('./support/support-drafts.js').then(({ forgetSupportDrafts }) => forgetSupportDrafts()).catch(() => undefined);
    },
  });
}
