import { Fox } from '../../../components/fox/fox.js';
import { Card } from '../../../components/ui/card.js';
import { Skeleton } from '../../../components/ui/skeleton.js';

/** The shape of the result while the text is being refined. The screen announces it; this is for the eye. */
export function RefinementSkeleton() {
  return (
    <Card aria-hidden className="flex animate-appear-late flex-col gap-6">
      <div className="flex items-center gap-4">
        <Fox state="thinking" size={88} />
        <div>
          <p className="text-xl font-semibold">Ihr Text wird gelesen …</p>
          <p className="mt-1 text-grey-4">Das dauert nur einen Moment.</p>
        </div>
      </div>
      <div className="flex flex-col gap-2">
        <Skeleton className="h-5" />
        <Skeleton className="h-5" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-5 w-3/5" />
      </div>
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </Card>
  );
}
