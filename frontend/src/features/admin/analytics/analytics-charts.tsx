import type { Analytics } from '@b1fuchs/contracts';
import { useQuery } from '@tanstack/react-query';
import { Alert } from '../../../components/ui/alert.js';
import { Button } from '../../../components/ui/button.js';
import { Skeleton, SkeletonGroup } from '../../../components/ui/skeleton.js';
import { DayChartCard } from '../lib/charts/day-chart-card.js';
import { seriesOf, sumOf, wordOf } from '../lib/charts/day-series.js';
import { FailedToLoad } from '../lib/failed-to-load.js';
import { RangePicker } from '../lib/range-picker.js';
import { useDayRange } from '../lib/use-day-range.js';
import { analyticsQuery, missingText } from './analytics-query.js';
import { ErrorsCard } from './errors-card.js';

/** What happened on each of some days. */
export function AnalyticsCharts() {
  const { range, ...change } = useDayRange();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(analyticsQuery(range));
  return (
    <section aria-label="Day by day" className="grid grid-cols-1 gap-4">
      <h2 className="text-xl font-semibold">Day by Day</h2>
      <RangePicker range={range} {...change} />
      {error !== null && <FailedToLoad error={error} isFetching={isFetching} onRetry={() => void refetch()} />}
      {data !== undefined && data.missing.length > 0 && (
        <Alert
          tone="amber"
          title="Some figures are missing"
          action={
            <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
              Try Again
            </Button>
          }
        >
          {missingText(data.missing)}
        </Alert>
      )}
      {data === undefined && error === null && (
        <SkeletonGroup label="Loading the charts …" className="grid grid-cols-1 gap-4 lg:grid-cols-2">
          <Skeleton className="h-80 rounded-card" />
          <Skeleton className="h-80 rounded-card" />
        </SkeletonGroup>
      )}
      {data !== undefined && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : ''}>
          <Charts data={data} />
          <p className="mt-3 text-sm text-grey-4">Days in {data.timeZone.replaceAll('_', ' ')}; practice counts for the learners’ own days.</p>
        </div>
      )}
    </section>
  );
}

const cents = (value: number): string => `${value.toLocaleString('en', { maximumFractionDigits: 2 })} ¢`;

function Charts({ data: { days, registrations, activeLearners, conversions, practice, errors, aiCost } }: { data: Analytics }) {
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      {registrations && <DayChartCard title="Registrations" days={days} series={[{ name: 'Registrations', values: registrations }]} />}
      {activeLearners && (
        <DayChartCard
          title="Active Learners"
          days={days}
          series={[{ name: 'Active learners', values: activeLearners }]}
          note={`${(sumOf(activeLearners) / days.length).toLocaleString('en', { maximumFractionDigits: 1 })} a day on average`}
        />
      )}
      {conversions && <DayChartCard title="Conversions" days={days} series={[{ name: 'From trial to paid', values: conversions }]} />}
      {practice && <DayChartCard title="Practice by Section" days={days} series={seriesOf(practice, wordOf)} />}
      {errors && <ErrorsCard errors={errors} />}
      {aiCost && <DayChartCard title="AI Cost" days={days} series={seriesOf(aiCost, (name) => name)} format={cents} />}
    </div>
  );
}
