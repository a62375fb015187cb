import { FeedbackSkeleton } from '../../../../components/feedback/feedback-skeleton.js';
import { Skeleton } from '../../../../components/ui/skeleton.js';

/** While the text is being read. */
export function WritingFeedbackSkeleton() {
  return (
    <FeedbackSkeleton
      working={
        <div>
          <p className="text-xl font-semibold">Ihr Text wird gelesen …</p>
          <p className="mt-1 text-grey-4">Das dauert nur einen Moment.</p>
        </div>
      }
    >
      <div className="flex flex-col gap-2">
        <Skeleton className="h-5 w-1/3" />
        <Skeleton className="h-5" />
        <Skeleton className="h-5 w-4/5" />
      </div>
    </FeedbackSkeleton>
  );
}
