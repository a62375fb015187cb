import { lazy, type ReactNode } from 'react';
import { ChartCard } from '../../../../components/charts/chart-card.js';
import { LazyChart } from '../../../../components/charts/lazy-chart.js';
import { daysTable, sumOf, type DaySeries } from './day-series.js';

// The charts' library is large: it comes when a chart is near. Where it can't be had, the tables still say everything.
const DayChart = lazy(() => import('./day-chart.js').catch(() => ({ default: Missing })));
const Missing = () => <p className="text-grey-5">The chart could not be loaded. All values are in the table.</p>;

export const viewNames = { chart: 'Chart', table: 'Table', view: 'View' } as const;
const HEIGHT = 200;
const wholeNumber = (value: number): string => value.toLocaleString('en');

type Props = {
  title: string;
  days: readonly string[];
  series: readonly DaySeries[];
  /** How a value is written; a number as such unless given. */
  format?: (value: number) => string;
  /** Stands below the title; what all days come to unless given. */
  note?: ReactNode;
};

/** Something by day, as a chart or as a table. */
export function DayChartCard({ title, days, series, format = wholeNumber, note }: Props) {
  const total = sumOf(series.map(({ values }) => sumOf(values)));
  return (
    <ChartCard
      title={title}
      names={viewNames}
      {...(total === 0 ? { hint: 'Nothing on these days.' } : { controls: <p className="text-sm text-grey-5">{note ?? `${format(total)} in all`}</p> })}
      chart={
        <LazyChart height={HEIGHT}>
          <DayChart days={days} series={series} height={HEIGHT} format={format} />
        </LazyChart>
      }
      table={daysTable(title, days, series, format)}
    />
  );
}
