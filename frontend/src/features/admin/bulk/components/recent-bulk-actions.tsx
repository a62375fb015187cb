import type { BulkJob } from '@b1fuchs/contracts';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Skeleton, SkeletonGroup } from '../../../../components/ui/skeleton.js';
import { momentOf } from '../../lib/dates.js';
import { FailedToLoad } from '../../lib/failed-to-load.js';
import { recentBulkQuery } from '../api/bulk-calls.js';
import { jobTexts, recentTexts as texts } from '../model/texts.js';

/** The bulk actions of all administrators, the latest first. */
export function RecentBulkActions({ onOpen }: { onOpen: (jobId: string) => void }) {
  const { data, error, isFetching, refetch } = useQuery(recentBulkQuery);
  if (data === undefined && error !== null) return <FailedToLoad error={error} isFetching={isFetching} onRetry={() => void refetch()} />;
  if (data === undefined) {
    return (
      <SkeletonGroup label={texts.loading} className="mt-4 grid gap-2">
        {Array.from({ length: 3 }, (_, index) => (
          <Skeleton key={index} className="h-14" />
        ))}
      </SkeletonGroup>
    );
  }
  if (data.jobs.length === 0) return <p className="mt-4 text-grey-5">{texts.none}</p>;
  return (
    <ul className="mt-4 divide-y divide-grey-2">
      {data.jobs.map((job) => (
        <li key={job.id}>
          <JobRow job={job} onOpen={() => onOpen(job.id)} />
        </li>
      ))}
    </ul>
  );
}

function JobRow({ job, onOpen }: { job: BulkJob; onOpen: () => void }) {
  return (
    <button type="button" onClick={onOpen} className="flex min-h-14 w-full items-center gap-3 rounded-control px-2 py-2 text-left transition-colors duration-150 hover:bg-grey-1">
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">{jobTexts.title(job)}</span>
        <span className="block text-sm text-grey-5">
          {jobTexts.begun(job.by, momentOf(job.createdAt))} · {jobTexts.states[job.state]}, {jobTexts.soFar(job.total - job.counts.waiting, job.total)}
        </span>
      </span>
      <ChevronRight className="size-5 shrink-0 text-grey-4" aria-hidden />
    </button>
  );
}
