import { Skeleton, SkeletonGroup } from '../../../components/ui/skeleton.js';

/** Stands where a page of the administrators is still loading. */
export function LoadingPage() {
  return (
    <SkeletonGroup label="Loading …" className="flex animate-appear-late flex-col gap-4">
      <Skeleton className="h-10 w-64 max-w-full" />
      <Skeleton className="h-64" />
    </SkeletonGroup>
  );
}
