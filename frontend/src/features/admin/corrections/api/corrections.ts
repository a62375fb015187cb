import { reportedCorrectionSchema, reportedCorrectionsPageSchema, type DecideCorrection } from '@b1fuchs/contracts';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { hasCode } from '../../../../lib/http-error.js';
import { request, requireOk, sendJson } from '../../../../lib/http.js';
import { fileNameOf, saveFile } from '../../../../lib/save-file.js';
import { ADMIN_API, adminQuery, refreshAdmin, withQuery } from '../../lib/admin-query.js';
import type { CorrectionsSearch } from '../model/corrections-search.js';

const CORRECTIONS = `${ADMIN_API}/corrections`;

/** A page of reported corrections. The one before stays on the screen until it is there. */
export const correctionsQuery = (search: CorrectionsSearch) => ({ ...adminQuery(withQuery(CORRECTIONS, search), reportedCorrectionsPageSchema), placeholderData: keepPreviousData });

/** Decides on one. What somebody else has decided before is seen afterwards. */
export function useDecide(key: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: DecideCorrection) => sendJson('PUT', `${CORRECTIONS}/${encodeURIComponent(key)}`, decision, reportedCorrectionSchema),
    onSuccess: () => void refreshAdmin(client),
    onError: (error) => {
      if (hasCode(error, 'CHANGED_MEANWHILE')) void refreshAdmin(client, CORRECTIONS);
    },
  });
}

/** Fetches those that the filters let through, and saves them under the server's name for the file. */
export const useExportCorrections = () =>
  useMutation({
    mutationFn: async ({ state, rule }: Pick<CorrectionsSearch, 'state' | 'rule'>) => {
      const response = await requireOk(await request('POST', `${CORRECTIONS}/export`, { state, rule }, { accept: 'text/csv' }));
      saveFile(await response.blob(), fileNameOf(response, 'reported_corrections.csv'));
    },
  });
