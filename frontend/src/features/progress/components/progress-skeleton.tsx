import { Skeleton, SkeletonGroup } from '../../../components/ui/skeleton.js';
import { texts } from '../model/texts.js';

/** The progress page's shape while it loads. */
export function ProgressSkeleton() {
  return (
    <SkeletonGroup label={texts.loading} className="flex animate-appear-late flex-col gap-6">
      <div className="grid gap-4 sm:grid-cols-3 sm:gap-6">
        <Skeleton className="h-23 rounded-card" />
        <Skeleton className="h-23 rounded-card" />
        <Skeleton className="h-23 rounded-card" />
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-130 rounded-card" />
        <div className="flex flex-col gap-6">
          <Skeleton className="h-28 rounded-card" />
          <Skeleton className="h-60 rounded-card" />
          <Skeleton className="h-44 rounded-card" />
        </div>
      </div>
    </SkeletonGroup>
  );
}
