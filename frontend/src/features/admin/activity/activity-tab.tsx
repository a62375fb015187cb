import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Skeleton, SkeletonGroup } from '../../../components/ui/skeleton.js';
import { TextLink } from '../../../components/ui/text-link.js';
import { paths } from '../../../lib/paths.js';
import { FailedToLoad } from '../lib/failed-to-load.js';
import { recentActivityQuery } from './activity-query.js';
import { ActivityTable } from './activity-table.js';

/** The ten most recent entries, and the way to all. */
export function ActivityTab() {
  const { data, error, isFetching, refetch } = useQuery(recentActivityQuery);
  return (
    <section aria-label="Activity Logs" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl font-semibold">Recent Activity</h2>
        <TextLink to={`${paths.admin}/activity`}>
          All activity
          <ArrowRight aria-hidden />
        </TextLink>
      </div>
      {error !== null && <FailedToLoad error={error} isFetching={isFetching} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <LoadingActivity />}
      {data?.length === 0 && <p className="text-grey-5">Nothing has happened yet.</p>}
      {data !== undefined && data.length > 0 && <ActivityTable caption="Recent activity" entries={data} />}
    </section>
  );
}

export function LoadingActivity() {
  return (
    <SkeletonGroup label="Loading the activity …" className="grid gap-2">
      {Array.from({ length: 10 }, (_, index) => (
        <Skeleton key={index} className="h-10" />
      ))}
    </SkeletonGroup>
  );
}
