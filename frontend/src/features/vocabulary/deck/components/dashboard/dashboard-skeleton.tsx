import { Skeleton, SkeletonGroup } from '../../../../../components/ui/skeleton.js';
import { dashboardTexts } from '../../wording.js';

/** The dashboard's shape while it loads. */
export function DashboardSkeleton() {
  return (
    <SkeletonGroup label={dashboardTexts.loading} className="flex animate-appear-late flex-col gap-6">
      <Skeleton className="h-11 w-48" />
      <Skeleton className="h-44 rounded-card md:h-36" />
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {['total', 'due', 'mastered', 'accuracy'].map((tile) => (
          <Skeleton key={tile} className="h-28 rounded-card" />
        ))}
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-80 rounded-card" />
        <Skeleton className="h-80 rounded-card" />
      </div>
    </SkeletonGroup>
  );
}
