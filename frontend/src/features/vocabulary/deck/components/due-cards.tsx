import type { LeitnerStats } from '@b1fuchs/contracts';
import { useQuery } from '@tanstack/react-query';
import { VocabularyDrawing } from '../../../../components/drawings/vocabulary-drawing.js';
import { Button, LinkButton } from '../../../../components/ui/button.js';
import { Card, CardTitle } from '../../../../components/ui/card.js';
import { HelpText } from '../../../../components/ui/help-text.js';
import { Skeleton, SkeletonGroup } from '../../../../components/ui/skeleton.js';
import { userMessageOf } from '../../../../lib/http-error.js';
import { leitnerStatsQuery } from '../api/flashcard-queries.js';
import { dueSummary } from '../model/due-summary.js';
import { dashboardTexts, dueCardsTexts } from '../wording.js';

/** How many cards are due today, for the home screen. */
export function DueCards() {
  const { data, error, isFetching, refetch } = useQuery(leitnerStatsQuery);
  return (
    <Card as="section" aria-labelledby="due-cards" className="flex flex-1 flex-col">
      <CardTitle id="due-cards">{dueCardsTexts.title}</CardTitle>
      {data ? (
        <Due stats={data} />
      ) : error && !isFetching ? (
        <>
          <HelpText className="mt-3 mb-5 text-grey-5">{userMessageOf(error)}</HelpText>
          <Button className="mt-auto" onClick={() => void refetch()}>
            {dashboardTexts.tryAgain}
          </Button>
        </>
      ) : (
        <SkeletonGroup label={dueCardsTexts.loading} className="mt-4 flex animate-appear-late flex-col gap-5">
          <Skeleton className="h-20" />
          <Skeleton className="h-11" />
        </SkeletonGroup>
      )}
    </Card>
  );
}

function Due({ stats }: { stats: LeitnerStats }) {
  const { title, text, figures, action } = dueSummary(stats);
  return (
    <>
      <div className="mt-4 mb-5 flex items-center gap-4">
        <div className="shrink-0">
          <VocabularyDrawing size={72} />
        </div>
        <div className="min-w-0">
          <p className="text-lg font-semibold text-balance">{title}</p>
          {text !== undefined && <HelpText className="mt-1 text-grey-5">{text}</HelpText>}
        </div>
      </div>
      {figures.length > 0 && (
        <dl className="mb-5 grid grid-cols-2 divide-x divide-grey-2 border-y border-grey-2 py-3">
          {figures.map(({ name, count }) => (
            <div key={name} className="flex flex-col-reverse pl-4 first:pl-0">
              <dt className="text-sm text-grey-4">{name}</dt>
              <dd className="text-xl font-semibold tabular-nums">{count.toLocaleString('de')}</dd>
            </div>
          ))}
        </dl>
      )}
      <LinkButton to={action.to} variant="secondary" className="mt-auto">
        {action.label}
      </LinkButton>
    </>
  );
}
