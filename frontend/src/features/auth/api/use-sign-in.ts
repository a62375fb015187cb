import type { LoginRequest } from '@b1fuchs/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request, requireOk } from '../../../lib/http.js';
import { forgetKeptAnswers } from '../../../lib/kept-answers.js';
import { SESSION_KEY } from '../../../lib/session-key.js';
import { forgetLearnerData } from '../../../lib/session.js';
import { browserTimeZone } from '../../../lib/time-zone.js';

/** Signs in with a username or e-mail address; pending until the user has been fetched anew. */
export const useSignIn = () => useOpenSession<Pick<LoginRequest, 'username' | 'password'>>('/api/login');

/** The second step, where the account has two-factor sign-in: the ticket of the first one and a code. */
export const useSecondStep = () => useOpenSession<{ ticket: string; code: string }>('/api/login/two-factor');

function useOpenSession<Credentials extends object>(path: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (credentials: Credentials) => {
      await requireOk(await request('POST', path, { ...credentials, ...browserTimeZone() }));
      await forgetKeptAnswers();
    },
    onSuccess: () => {
      forgetLearnerData(client);
      return client.invalidateQueries({ queryKey: SESSION_KEY });
    },
  });
}
