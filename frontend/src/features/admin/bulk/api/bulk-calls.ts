import { bulkJobPageSchema, bulkJobsSchema, bulkStartedSchema, mailPreviewSchema, type BulkActionRequest, type BulkJob, type BulkMail, type BulkOutcome } from '@b1fuchs/contracts';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { sendJson } from '../../../../lib/http.js';
import { ADMIN_API, adminQuery, refreshAdmin, withQuery } from '../../lib/admin-query.js';

const BULK = `${ADMIN_API}/bulk-actions`;
/** While one is worked on. */
const LOOK_MS = 1_000;
const RESULTS = 50;

export const isOver = ({ state }: Pick<BulkJob, 'state'>): boolean => state === 'finished' || state === 'stopped';

export const recentBulkQuery = adminQuery(BULK, bulkJobsSchema);

/** One bulk action with a page of its results, anew every second until it is over. */
export const bulkJobQuery = (jobId: string, { outcome, page }: { outcome: BulkOutcome | ''; page: number }) => {
  const query = adminQuery(withQuery(`${BULK}/${encodeURIComponent(jobId)}`, { outcome, page, limit: RESULTS }), bulkJobPageSchema);
  return {
    ...query,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }: { state: { data?: { job: BulkJob } | undefined } }): number | false => (data !== undefined && isOver(data.job) ? false : LOOK_MS),
  };
};

/** Begins a bulk action. */
export function useBeginBulkAction() {
  const client = useQueryClient();
  return useMutation({ mutationFn: (request: BulkActionRequest) => sendJson('POST', BULK, request, bulkStartedSchema), onSuccess: () => void refreshAdmin(client, BULK) });
}

/** The mail as it would be sent. */
export const useMailPreview = () => useMutation({ mutationFn: (mail: BulkMail) => sendJson('POST', `${BULK}/preview`, mail, mailPreviewSchema) });

/** What a bulk action changes on the screens around it: users, figures and log. */
export function useReload(): () => void {
  const client = useQueryClient();
  return () => {
    for (const path of ['users', 'stats', 'activity-logs']) void refreshAdmin(client, `${ADMIN_API}/${path}`);
  };
}
