import type { AdminStats } from '@b1fuchs/contracts';
import { useQuery } from '@tanstack/react-query';
import { Activity, Clock, Crown, Users, type LucideIcon } from 'lucide-react';
import { Card } from '../../../components/ui/card.js';
import { Skeleton, SkeletonGroup } from '../../../components/ui/skeleton.js';
import { FailedToLoad } from '../lib/failed-to-load.js';
import { percentOf, statsQuery } from '../lib/stats.js';

type Summary = { label: string; value: number; note: string; Icon: LucideIcon };

const summariesOf = (stats: AdminStats): Summary[] => [
  { label: 'Total Users', value: stats.totalUsers, note: `+${number(stats.newUsersThisWeek)} new this week`, Icon: Users },
  { label: 'Active Users', value: stats.activeUsers, note: `${percentOf(stats.activeUsers, stats.totalUsers)}% of total`, Icon: Activity },
  { label: 'Premium Users', value: stats.premiumUsers, note: `${percentOf(stats.premiumUsers, stats.totalUsers)}% conversion`, Icon: Crown },
  { label: 'Active Trials', value: stats.activeTrials, note: `${number(stats.expiredTrials)} expired`, Icon: Clock },
];
const number = (value: number): string => value.toLocaleString('en');

/** The four figures above the tabs. */
export function SummaryCards() {
  const { data, error, isFetching, refetch } = useQuery(statsQuery);
  return (
    <>
      {error !== null && <FailedToLoad error={error} isFetching={isFetching} onRetry={() => void refetch()} />}
      {data !== undefined && (
        <ul aria-label="Summary" className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
          {summariesOf(data).map((summary) => (
            <SummaryCard key={summary.label} {...summary} />
          ))}
        </ul>
      )}
      {data === undefined && error === null && (
        <SkeletonGroup label="Loading the summary …" className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
          {Array.from({ length: 4 }, (_, index) => (
            <Skeleton key={index} className="h-30 rounded-card" />
          ))}
        </SkeletonGroup>
      )}
    </>
  );
}

function SummaryCard({ label, value, note, Icon }: Summary) {
  return (
    <Card as="li" className="min-h-30 p-4! sm:p-5!">
      <p className="flex items-center justify-between gap-2 text-sm font-semibold text-grey-5">
        {label}
        <Icon className="size-5 shrink-0 text-grey-4 max-sm:hidden" aria-hidden />
      </p>
      <p className="mt-1 text-2xl font-semibold tabular-nums">{number(value)}</p>
      <p className="text-sm text-grey-4">{note}</p>
    </Card>
  );
}
