import { Skeleton, SkeletonGroup } from '../../../../../components/ui/skeleton.js';
import { addWordsTexts } from '../../wording.js';

/** The word cards' shape while they load. */
export function WordGridSkeleton() {
  return (
    <SkeletonGroup label={addWordsTexts.loading} className="grid animate-appear-late gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((card) => (
        <Skeleton key={card} className="h-44 rounded-card" />
      ))}
    </SkeletonGroup>
  );
}
