import type { LoginRequest } from '@b1fuchs/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request, requireOk } from '../../../lib/http.js';
import { forgetKeptAnswers } from '../../../lib/kept-answers.js';
import { SESSION_KEY } from '../../../lib/session-key.js';
import { forgetLearnerData } from '../../../lib/session.js';
import { browserTimeZone } from '../../../lib/time-zone.js';

/** Signs in with a username or e-mail address; pending until the user has been fetched anew. */
export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (credentials: Pick<LoginRequest, 'username' | 'password'>) => {
      const payload: LoginRequest = { ...credentials, ...browserTimeZone() };
      await requireOk(await request('POST', '/api/login', payload));
      await forgetKeptAnswers();
    },
    onSuccess: () => {
      forgetLearnerData(client);
      return client.invalidateQueries({ queryKey: SESSION_KEY });
    },
  });
}
