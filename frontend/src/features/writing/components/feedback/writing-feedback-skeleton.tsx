import { FeedbackSkeleton } from '../../../../components/feedback/feedback-skeleton.js';
import { HelpText } from '../../../../components/ui/help-text.js';
import { Skeleton } from '../../../../components/ui/skeleton.js';
import { help } from '../../../../lib/interface-language/help.js';

/** While the text is being read. */
export function WritingFeedbackSkeleton() {
  return (
    <FeedbackSkeleton
      working={
        <div>
          <HelpText className="text-xl font-semibold">{help('Ihr Text wird gelesen …')}</HelpText>
          <HelpText className="mt-1 text-grey-4">{help('Das dauert nur einen Moment.')}</HelpText>
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
