import { deletionResponseSchema, type Proof } from '@b1fuchs/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request, requireOk, sendJson } from '../../../lib/http.js';
import { fileNameOf, saveFile } from '../../../lib/save-file.js';
import { accountQuery } from './account.js';

const SESSIONS = '/api/account/sessions';
/** A little more than the gateway waits for all services. */
const GATHERING_MS = 125_000;

/** Saves a copy of one's own data among the browser's downloads. */
export function useDataDownload() {
  return useMutation({
    mutationFn: async (proof: Proof) => {
      const response = await requireOk(await request('POST', '/api/account/export', proof, { timeoutMs: GATHERING_MS, accept: 'application/zip, application/json' }));
      const name = fileNameOf(response, 'b1-fuchs-daten.zip');
      saveFile(await response.blob(), name);
    },
  });
}

/** Has one's account deleted in seven days; other devices are signed out. */
export function useDeletion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (proof: Proof) => sendJson('POST', '/api/account/deletion', proof, deletionResponseSchema),
    onSuccess: ({ deletionDueAt }) => {
      client.setQueryData(accountQuery.queryKey, (account) => account && { ...account, deletionDueAt });
      return client.invalidateQueries({ queryKey: [SESSIONS] });
    },
  });
}

/** Keeps one's account. */
export function useDeletionCancelling() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await requireOk(await request('DELETE', '/api/account/deletion'));
    },
    onSuccess: () => client.setQueryData(accountQuery.queryKey, (account) => account && { ...account, deletionDueAt: null }),
  });
}
