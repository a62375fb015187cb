import { messageSchema, type ResetPasswordRequest } from '@b1fuchs/contracts';
import { useMutation } from '@tanstack/react-query';
import { sendJson } from '../../../lib/http.js';

/** Asks for a link for a new password. The answer is the same whether the address has an account. */
export const useForgotPassword = () => useMutation({ mutationFn: (email: string) => sendJson('POST', '/api/forgot-password', { email }, messageSchema) });

/** Sets a new password with the token of the mailed link; all sessions end. */
export const useResetPassword = () => useMutation({ mutationFn: (reset: ResetPasswordRequest) => sendJson('POST', '/api/reset-password', reset, messageSchema) });
