import { Card } from '../../../../components/ui/card.js';
import { Skeleton } from '../../../../components/ui/skeleton.js';
import { feedbackTexts } from '../../wording.js';

/** The shape of the feedback while the talk is judged. The screen announces it; this is for the eye. */
export function FeedbackSkeleton() {
  return (
    <Card aria-hidden className="flex animate-appear-late flex-col gap-6">
      <div className="flex items-center gap-4">
        <Skeleton className="size-22 shrink-0 rounded-full!" />
        <p className="text-xl font-semibold">{feedbackTexts.working}</p>
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
