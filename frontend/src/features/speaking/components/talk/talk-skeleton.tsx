import { Card } from '../../../../components/ui/card.js';
import { Skeleton, SkeletonGroup } from '../../../../components/ui/skeleton.js';
import { chatTexts } from '../../wording.js';

/** The shape of a talk that is about to begin. */
export function TalkSkeleton() {
  return (
    <Card className="animate-appear-late">
      <SkeletonGroup label={chatTexts.loading}>
        <div className="flex gap-3">
          <Skeleton className="size-10 shrink-0 rounded-full!" />
          <Skeleton className="h-20 flex-1" />
        </div>
        <Skeleton className="mt-24 h-24" />
        <div className="mt-3 flex items-center justify-between">
          <Skeleton className="size-16 rounded-full!" />
          <Skeleton className="h-11 w-32" />
        </div>
      </SkeletonGroup>
    </Card>
  );
}
