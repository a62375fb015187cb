import type { BulkJob, BulkJobPage, BulkResultsQuery } from '@b1fuchs/contracts';
import { AppError, pagesOf } from '@b1fuchs/kit';
import type { BulkJobs } from '../../data/bulk-jobs.js';
import type { UserView } from '../../data/user-view.js';
import { namesOf } from '../users/names-of.js';
import { shownJob, type Job } from './bulk-job.js';

export type BulkReading = { jobs: BulkJobs; view: Pick<UserView, 'findMany'> };

const RECENT = 20;

/** The most recent ones of all administrators. */
export const recentBulkActions = async (parts: BulkReading): Promise<BulkJob[]> => shown(parts, await parts.jobs.recent(RECENT));

/** One of them, with a page of what has become of its users. @throws AppError NOT_FOUND */
export async function pageOfBulkAction(parts: BulkReading, jobId: string, { outcome, page, limit }: BulkResultsQuery): Promise<BulkJobPage> {
  const found = await parts.jobs.find(jobId);
  const [job] = found ? await shown(parts, [found]) : [];
  if (!job) throw new AppError('NOT_FOUND', { message: 'This bulk action is not kept any more.' });
  const { results, total } = await parts.jobs.results(jobId, { outcome, skip: (page - 1) * limit, limit });
  const names = await namesOf(parts.view, results.flatMap(({ userId }) => userId ?? []));
  return { job, results: results.map((result) => ({ ...result, username: names.get(result.userId ?? '') ?? '' })), total, page, pages: pagesOf(total, limit) };
}

async function shown(parts: BulkReading, jobs: Job[]): Promise<BulkJob[]> {
  const counts = await parts.jobs.counts(jobs.map(({ id }) => id));
  const names = await namesOf(parts.view, jobs.flatMap(({ by }) => by ?? []));
  return jobs.map((job) => shownJob(job, counts.get(job.id) ?? { waiting: 0, done: 0, refused: 0, failed: 0 }, names.get(job.by ?? '') ?? ''));
}
