import { messageSchema, type ResetPasswordRequest } from '@b1fuchs/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { sendJson } from '../../../lib/http.js';
import { paths } from '../../../lib/paths.js';
import { SESSION_KEY } from '../../../lib/session-key.js';
import { toast } from '../../../lib/toast-store.js';
import { texts } from '../model/password-reset-texts.js';

/** Asks for a link for a new password. The answer is the same whether the address has an account. */
export const useForgotPassword = () => useMutation({ mutationFn: (email: string) => sendJson('POST', '/api/forgot-password', { email }, messageSchema) });

/**
 * Sets a new password with the token of the mailed link, says so and leads to the start. All sessions end: whoever was
 * signed in here with this account is no more, and the page that asked may be gone by then.
 */
export function useResetPassword() {
  const navigate = useNavigate();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reset: ResetPasswordRequest) => sendJson('POST', '/api/reset-password', reset, messageSchema),
    onSuccess: ({ message }) => {
      toast({ title: texts.doneTitle, description: message, tone: 'success', lang: 'en' });
      void navigate(paths.home);
      void client.invalidateQueries({ queryKey: SESSION_KEY });
    },
  });
}
