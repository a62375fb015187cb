import { Skeleton, SkeletonGroup } from '../../../components/ui/skeleton.js';

/** The shape of the screen while the tasks are loading. */
export function WritingSkeleton() {
  return (
    <SkeletonGroup label="Die Aufgaben werden geladen …" className="animate-appear-late">
      <Skeleton className="h-14" />
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="flex flex-col gap-2">
          <Skeleton className="mb-2 h-7 w-2/3" />
          {[1, 2, 3, 4, 5, 6].map((row) => (
            <Skeleton key={row} className="h-12" />
          ))}
        </div>
        <Skeleton className="h-96 rounded-card!" />
      </div>
    </SkeletonGroup>
  );
}
