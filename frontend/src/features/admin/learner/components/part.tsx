import type { UseQueryResult } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { Card, CardTitle } from '../../../../components/ui/card.js';
import { Skeleton, SkeletonGroup } from '../../../../components/ui/skeleton.js';
import { FailedToLoad } from '../../lib/failed-to-load.js';

type Props<Data> = {
  texts: { title: string; loading: string; failed: string };
  query: UseQueryResult<Data>;
  /** Beside the title. */
  action?: ReactNode;
  className?: string;
  children: (data: Data) => ReactNode;
};

/** A part of a learner's page, which loads for itself: where its service is away it says so, and the rest of the page stays. */
export function Part<Data>({ texts, query: { data, error, isFetching, refetch }, action, className, children }: Props<Data>) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} className={className}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <CardTitle id={titleId}>{texts.title}</CardTitle>
        {action}
      </div>
      {error !== null && <FailedToLoad title={texts.failed} error={error} isFetching={isFetching} onRetry={() => void refetch()} />}
      {data !== undefined && children(data)}
      {data === undefined && error === null && (
        <SkeletonGroup label={texts.loading} className="animate-appear-late">
          <Skeleton className="h-24" />
        </SkeletonGroup>
      )}
    </Card>
  );
}
