import type { AdminStats } from '@b1fuchs/contracts';
import { useQuery } from '@tanstack/react-query';
import { Clock, Repeat, UserPlus } from 'lucide-react';
import { useId } from 'react';
import { Stat } from '../../../components/stat.js';
import { Card, CardTitle } from '../../../components/ui/card.js';
import { Skeleton, SkeletonGroup } from '../../../components/ui/skeleton.js';
import { FailedToLoad } from '../lib/failed-to-load.js';
import { sharesOf, statsQuery } from '../lib/stats.js';

/** How many are new, come back and stay, and who pays. */
export function AnalyticsTab() {
  const { data, error, isFetching, refetch } = useQuery(statsQuery);
  if (data !== undefined) return <Figures stats={data} />;
  if (error !== null) return <FailedToLoad error={error} isFetching={isFetching} onRetry={() => void refetch()} />;
  return (
    <SkeletonGroup label="Loading the figures …" className="grid gap-4">
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-44 rounded-card" />
    </SkeletonGroup>
  );
}

function Figures({ stats }: { stats: AdminStats }) {
  return (
    <div className="grid gap-4">
      <Card className="grid gap-5 sm:grid-cols-3">
        <Stat icon={<UserPlus />} label="New Today" value={stats.newUsersToday} unit={stats.newUsersToday === 1 ? 'user' : 'users'} lang="en" />
        <Stat icon={<Repeat />} label="Retention Rate" value={stats.retentionRate} unit="%" lang="en" />
        <Stat icon={<Clock />} label="Avg Session Time" value={stats.avgSessionTime} unit={stats.avgSessionTime === 1 ? 'minute' : 'minutes'} lang="en" />
      </Card>
      <UserShares stats={stats} />
    </div>
  );
}

const kinds = [
  { label: 'Premium', bar: 'bg-accent' },
  { label: 'Trial', bar: 'bg-blue' },
  { label: 'Free', bar: 'bg-grey-3' },
] as const;

/** How users divide into those who have a membership, those who try, and the others. */
function UserShares({ stats: { totalUsers, premiumUsers, activeTrials } }: { stats: AdminStats }) {
  const titleId = useId();
  const counts = [premiumUsers, activeTrials, Math.max(0, totalUsers - premiumUsers - activeTrials)];
  const shares = sharesOf(counts);
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardTitle id={titleId}>User Distribution</CardTitle>
      <ul className="mt-4 grid gap-4">
        {kinds.map(({ label, bar }, index) => (
          <li key={label}>
            <div className="flex justify-between gap-3">
              <span className="font-semibold">{label}</span>
              <span className="tabular-nums">
                {shares[index] ?? 0}% <span className="text-grey-4">({(counts[index] ?? 0).toLocaleString('en')})</span>
              </span>
            </div>
            <div aria-hidden className="mt-1.5 h-2 overflow-hidden rounded-full bg-grey-2">
              <div className={`h-full rounded-full ${bar}`} style={{ width: `${shares[index] ?? 0}%` }} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
