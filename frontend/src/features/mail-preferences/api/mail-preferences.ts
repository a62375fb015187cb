import { mailPreferencesSchema, type MailPreferencesChange } from '@b1fuchs/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getJson, request, requireOk, sendJson } from '../../../lib/http.js';

const PATH = '/api/account/mail-preferences';

/** Which mails a learner has agreed to. A link in a mail may have changed it meanwhile: each visit asks anew. */
export const mailPreferencesQuery = queryOptions({
  queryKey: [PATH],
  queryFn: ({ signal }) => getJson(PATH, mailPreferencesSchema, { signal }),
  refetchOnMount: 'always',
});

/** Saves what the learner has agreed to or withdrawn; what the server answers holds. */
export function useMailPreferences() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: MailPreferencesChange) => {
      await client.cancelQueries({ queryKey: [PATH] });
      return sendJson('PUT', PATH, change, mailPreferencesSchema);
    },
    onSuccess: (saved) => client.setQueryData(mailPreferencesQuery.queryKey, saved),
  });
}

/** Ends the mail of whoever the mailed token was made for, signed in or not. */
export function useUnsubscribe() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (token: string) => {
      await requireOk(await request('POST', '/api/unsubscribe', { token }));
    },
    onSuccess: () => client.removeQueries({ queryKey: [PATH] }),
  });
}
