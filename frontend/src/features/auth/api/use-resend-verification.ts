import { useMutation } from '@tanstack/react-query';
import { HttpError, NetworkError } from '../../../lib/http-error.js';
import { request, requireOk } from '../../../lib/http.js';
import { toast } from '../../../lib/toast-store.js';
import { texts } from '../model/texts.js';

/** Asks for a new verification mail and says how it went in a toast (spec 1, section 8). */
export function useResendVerification() {
  return useMutation({
    mutationFn: async (email: string) => {
      await requireOk(await request('POST', '/api/resend-verification', { email }));
    },
    onSuccess: () => toast({ ...texts.resend.sent, tone: 'success', lang: 'en' }),
    onError: (error) => toast({ ...failureText(error), tone: 'destructive', lang: 'en' }),
  });
}

function failureText(error: Error): { title: string; description: string } {
  if (error instanceof NetworkError) return texts.resend.network;
  if (!(error instanceof HttpError)) return texts.resend.failed;
  if (error.status === 429) return texts.resend.rateLimited;
  return { title: texts.resend.failed.title, description: error.userMessage };
}
