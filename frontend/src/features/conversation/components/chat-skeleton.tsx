import { Skeleton, SkeletonGroup } from '../../../components/ui/skeleton.js';
import { chatTexts } from '../wording.js';
import { chatCard } from './chat-frame.js';

/** The shape of a conversation while it is loaded. */
export function ChatSkeleton() {
  return (
    <SkeletonGroup label={chatTexts.loading} className={`${chatCard} animate-appear-late gap-4 p-4 sm:p-6`}>
      <div className="flex items-center gap-4">
        <Skeleton className="size-14 rounded-full!" />
        <Skeleton className="h-5 w-48" />
      </div>
      <Skeleton className="h-20 w-3/4" />
      <Skeleton className="h-12 w-1/2 self-end" />
      <Skeleton className="h-16 w-2/3" />
      <Skeleton className="mt-auto h-24" />
    </SkeletonGroup>
  );
}
