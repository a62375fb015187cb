import { accountSchema, recoveryCodesSchema, sessionsResponseSchema, twoFactorSetupSchema, type Proof } from '@b1fuchs/contracts';
import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { getJson, request, requireOk, sendJson } from '../../../lib/http.js';

const ACCOUNT = '/api/account';
const SESSIONS = '/api/account/sessions';

/** The account; a mailed link may have changed it meanwhile, so each visit asks anew. */
export const accountQuery = queryOptions({
  queryKey: [ACCOUNT],
  queryFn: ({ signal }) => getJson(ACCOUNT, accountSchema, { signal }),
  refetchOnMount: 'always',
});

/** Where the learner is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: [SESSIONS],
  queryFn: ({ signal }) => getJson(SESSIONS, sessionsResponseSchema, { signal }),
  refetchOnMount: 'always',
});

const refetchAccount = (client: QueryClient) => client.invalidateQueries({ queryKey: [ACCOUNT] });
const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: unknown): Promise<void> => {
  await requireOk(await request(method, path, payload));
};

/** Has a link mailed to a new address. */
export function useRequestEmailChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (asked: Proof & { email: string }) => send('POST', '/api/account/email', asked),
    onSuccess: () => refetchAccount(client),
  });
}

/** Takes the wish for a new address back. */
export function useCancelEmailChange() {
  const client = useQueryClient();
  return useMutation({ mutationFn: () => send('DELETE', '/api/account/email'), onSuccess: () => refetchAccount(client) });
}

/** Ends the link to a Google account; other sessions have ended too. */
export function useUnlinkGoogle() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (proof: Proof) => send('POST', '/api/account/google/off', proof),
    onSuccess: () => Promise.all([refetchAccount(client), client.invalidateQueries({ queryKey: [SESSIONS] })]),
  });
}

/** A new secret for the authenticator app. */
export const useProposeTwoFactor = () => useMutation({ mutationFn: (proof: Proof) => sendJson('POST', '/api/account/two-factor/setup', proof, twoFactorSetupSchema) });

/** The app's first code; answers with the recovery codes. The account is asked for anew once they have been read. */
export function useConfirmTwoFactor() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => sendJson('POST', '/api/account/two-factor/confirm', { code }, recoveryCodesSchema),
    onSuccess: () => client.invalidateQueries({ queryKey: [SESSIONS] }),
  });
}

export function useTurnTwoFactorOff() {
  const client = useQueryClient();
  return useMutation({ mutationFn: (proof: Proof) => send('POST', '/api/account/two-factor/off', proof), onSuccess: () => refetchAccount(client) });
}

export const useRenewRecoveryCodes = () => useMutation({ mutationFn: (proof: Proof) => sendJson('POST', '/api/account/two-factor/recovery-codes', proof, recoveryCodesSchema) });

export function useRefetchAccount(): () => void {
  const client = useQueryClient();
  return () => void refetchAccount(client);
}

/** Signs out everywhere but here. */
export function useEndOtherSessions() {
  const client = useQueryClient();
  return useMutation({ mutationFn: () => send('POST', '/api/account/sessions/end-others'), onSuccess: () => client.invalidateQueries({ queryKey: [SESSIONS] }) });
}

/** Where days are counted; null for wherever the browser is. What was counted by the other zone is asked for anew. */
export function useChooseTimeZone() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (timeZone: string | null) => send('PUT', '/api/account/time-zone', { timeZone }),
    onSuccess: () => client.invalidateQueries(),
  });
}
