import type { RegisterRequest } from '@b1fuchs/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request, requireOk } from '../../../lib/http.js';
import { SESSION_KEY } from '../../../lib/session-key.js';
import { browserTimeZone } from '../../../lib/time-zone.js';

/** Opens an account; the address has to be verified before it can be used. */
export function useRegistration() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (form: Omit<RegisterRequest, 'timeZone'>) => {
      const payload: RegisterRequest = { ...form, ...browserTimeZone() };
      await requireOk(await request('POST', '/api/register', payload));
    },
    onSuccess: () => client.invalidateQueries({ queryKey: SESSION_KEY }),
  });
}
