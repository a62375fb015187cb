import type { ReactNode } from 'react';
import { Card } from '../ui/card.js';
import { Skeleton } from '../ui/skeleton.js';

type Props = {
  /** What is being done, beside where the grade will stand. */
  working: ReactNode;
  /** What stands between the grade and the criteria. */
  children?: ReactNode;
};

/*
 * The shape of a feedback while it is made. The screen announces it; this is for the eye.
 *   <FeedbackSkeleton working={<p>Ihr Text wird gelesen …</p>} />
 */
export function FeedbackSkeleton({ working, children }: Props) {
  return (
    <Card aria-hidden className="flex animate-appear-late flex-col gap-6">
      <div className="flex items-center gap-4">
        <Skeleton className="size-22 shrink-0 rounded-full!" />
        {working}
      </div>
      {children}
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex gap-3">
          <Skeleton className="size-9 shrink-0" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="h-5" />
          </div>
        </div>
      ))}
      <Skeleton className="h-24" />
    </Card>
  );
}
