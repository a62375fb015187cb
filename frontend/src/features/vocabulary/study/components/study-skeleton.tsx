import { Skeleton, SkeletonGroup } from '../../../../components/ui/skeleton.js';
import { loadingText } from '../wording.js';
import { roomLayout } from './room-layout.js';

/** The study room's shape while the cards load. */
export function StudySkeleton() {
  return (
    <SkeletonGroup label={loadingText} className={`${roomLayout} animate-appear-late`}>
      <div className="flex flex-col gap-3">
        <Skeleton className="h-12" />
        <Skeleton className="h-11" />
        <Skeleton className="h-96 rounded-card" />
      </div>
      <div className="flex flex-col gap-4">
        <Skeleton className="h-20 rounded-card" />
        <Skeleton className="h-52 rounded-card" />
      </div>
    </SkeletonGroup>
  );
}
