import { messageSchema, type PasswordChangeRequest } from '@b1fuchs/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendJson } from '../../../lib/http.js';

/** Sets another password, or the first one. Other sessions have ended, and the account has a password: both are fetched anew. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: PasswordChangeRequest) => sendJson('POST', '/api/account/password', change, messageSchema),
    onSuccess: () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === '/api/account' || queryKey[0] === '/api/account/sessions' }),
  });
}
