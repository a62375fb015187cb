import { categoryNames, type Insights } from '@b1fuchs/contracts';
import { useState } from 'react';
import { Select } from '../../../../components/ui/select.js';
import { numericDate } from '../../model/days.js';
import { categoriesIn, errorRates, type ErrorChoice, type RatedWeek } from '../../model/error-rates.js';
import { LEAST_RESULTS } from '../../model/grade-series.js';
import { errorTexts, insightTexts } from '../../model/insight-texts.js';
import { InsightCard } from './insight-card.js';
import type { TableData } from '../../../../components/charts/table-data.js';
import { LazyChart } from '../../../../components/charts/lazy-chart.js';
import { ErrorChart } from './lazy-charts.js';
import { TrendList } from './trend-list.js';

type Props = { insights: Insights; className?: string };

const nameOf = (choice: ErrorChoice): string => (choice === 'all' ? errorTexts.all : categoryNames[choice]);

/** Errors week by week, all or one kind of them, and which become fewer or more. */
export function ErrorsCard({ insights: { grades, errors, trends }, className }: Props) {
  const [chosen, setChosen] = useState<ErrorChoice>('all');
  const weeks = errorRates(errors, chosen);
  const categories = categoriesIn(errors);
  const texts = grades.filter(({ section }) => section === 'writing').length;
  const isTooFew = weeks.length === 0 || texts < LEAST_RESULTS;
  const hint = texts < LEAST_RESULTS ? errorTexts.empty : errorTexts.noneLately;
  return (
    <InsightCard
      title={errorTexts.title}
      {...(className === undefined ? {} : { className })}
      {...(isTooFew ? { hint } : { controls: <Choice value={chosen} options={['all', ...categories]} onChange={setChosen} /> })}
      chart={
        <LazyChart height={248}>
          <ErrorChart weeks={weeks} />
        </LazyChart>
      }
      table={errorsTable(chosen, weeks)}
    >
      {!isTooFew && <TrendList trends={trends} />}
    </InsightCard>
  );
}

function Choice({ value, options, onChange }: { value: ErrorChoice; options: ErrorChoice[]; onChange: (choice: ErrorChoice) => void }) {
  return (
    <Select
      aria-label={errorTexts.choice}
      value={value}
      onChange={(event) => onChange(options.find((option) => option === event.target.value) ?? 'all')}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {nameOf(option)}
        </option>
      ))}
    </Select>
  );
}

const errorsTable = (choice: ErrorChoice, weeks: readonly RatedWeek[]): TableData => ({
  caption: errorTexts.caption(nameOf(choice)),
  columns: [insightTexts.week, errorTexts.words, errorTexts.errors, errorTexts.axis],
  rows: weeks.toReversed().map(({ week, words, errors, rate }) => ({
    key: week,
    cells: [numericDate(week), words.toLocaleString('de'), String(errors), rate.toLocaleString('de')],
  })),
});
