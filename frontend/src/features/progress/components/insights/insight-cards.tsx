import { useQuery } from '@tanstack/react-query';
import { Alert } from '../../../../components/ui/alert.js';
import { Button } from '../../../../components/ui/button.js';
import { Skeleton, SkeletonGroup } from '../../../../components/ui/skeleton.js';
import { userMessageOf } from '../../../../lib/http-error.js';
import { insightsQuery } from '../../api/insights-query.js';
import { insightTexts } from '../../model/insight-texts.js';
import { texts } from '../../model/texts.js';
import { ErrorsCard } from './errors-card.js';
import { GradesCard } from './grades-card.js';
import { VocabularyCard } from './vocabulary-card.js';

/** What changes over time: grades, errors, and cards that were known. */
export function InsightCards() {
  const { data, error, isFetching, refetch } = useQuery(insightsQuery);
  return (
    <section aria-labelledby="insights">
      <h2 id="insights" className="mt-4 mb-4 text-xl font-semibold">
        {insightTexts.title}
      </h2>
      {data ? (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-5">
          <div className="lg:col-span-5">
            <GradesCard grades={data.grades} />
          </div>
          <ErrorsCard insights={data} className="lg:col-span-3" />
          <VocabularyCard weeks={data.vocabulary} className="lg:col-span-2" />
        </div>
      ) : error && !isFetching ? (
        <Alert tone="red" title={insightTexts.failed} action={<Button onClick={() => void refetch()}>{texts.tryAgain}</Button>}>
          {userMessageOf(error)}
        </Alert>
      ) : (
        <SkeletonGroup label={insightTexts.loading} className="grid animate-appear-late gap-6 lg:grid-cols-5">
          <Skeleton className="h-100 rounded-card lg:col-span-5" />
          <Skeleton className="h-80 rounded-card lg:col-span-3" />
          <Skeleton className="h-80 rounded-card lg:col-span-2" />
        </SkeletonGroup>
      )}
    </section>
  );
}
