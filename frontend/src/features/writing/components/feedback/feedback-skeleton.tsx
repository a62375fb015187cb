import { Card } from '../../../../components/ui/card.js';
import { Skeleton } from '../../../../components/ui/skeleton.js';

/** The shape of the feedback while the text is being read. The screen announces it; this is for the eye. */
export function FeedbackSkeleton() {
  return (
    <Card aria-hidden className="flex animate-appear-late flex-col gap-6">
      <div className="flex items-center gap-4">
        <Skeleton className="size-22 shrink-0 rounded-full!" />
        <div>
          <p className="text-xl font-semibold">Ihr Text wird gelesen …</p>
          <p className="mt-1 text-grey-4">Das dauert nur einen Moment.</p>
        </div>
      </div>
      <div className="flex flex-col gap-2">
        <Skeleton className="h-5 w-1/3" />
        <Skeleton className="h-5" />
        <Skeleton className="h-5 w-4/5" />
      </div>
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
