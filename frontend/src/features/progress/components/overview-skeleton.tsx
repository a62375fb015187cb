import { Skeleton, SkeletonGroup } from '../../../components/ui/skeleton.js';
import { texts } from '../model/texts.js';

/** The shapes of home's 'Fortschritt' while its figures are awaited. */
export function OverviewSkeleton() {
  return (
    <SkeletonGroup label={texts.loading} className="flex animate-appear-late flex-col gap-6">
      <Skeleton className="h-52 rounded-card sm:h-36" />
      <div className="grid gap-6 lg:grid-cols-5">
        <Skeleton className="h-84 rounded-card lg:col-span-3" />
        <Skeleton className="h-52 rounded-card lg:col-span-2 lg:h-84" />
      </div>
    </SkeletonGroup>
  );
}
