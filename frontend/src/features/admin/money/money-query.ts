import { moneyReportSchema } from '@b1fuchs/contracts';
import { keepPreviousData, useMutation } from '@tanstack/react-query';
import { request, requireOk } from '../../../lib/http.js';
import { fileNameOf, saveFile } from '../../../lib/save-file.js';
import { ADMIN_API, adminQuery, withQuery } from '../lib/admin-query.js';

type Days = { from: string; to: string };
const address = (days: Days, format?: 'csv'): string => withQuery(`${ADMIN_API}/money-report`, { ...days, format });

/** What came in and went back on these days; of the days before until it is there. */
export const moneyQuery = ({ from, to }: Days) => ({ ...adminQuery(address({ from, to }), moneyReportSchema), placeholderData: keepPreviousData });

/** Saves the same as a file for spreadsheets, under the server's name for it. */
export const useSaveReport = () =>
  useMutation({
    mutationFn: async ({ from, to }: Days) => {
      const response = await requireOk(await request('GET', address({ from, to }, 'csv'), undefined, { accept: 'text/csv' }));
      saveFile(await response.blob(), fileNameOf(response, `money_${from}_${to}.csv`));
    },
  });
