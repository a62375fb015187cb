import { ChartColumn, Table2 } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Card, CardTitle } from '../ui/card.js';
import { ChoiceRow, type RowChoice } from '../ui/choice-row.js';
import { HelpText } from '../ui/help-text.js';
import { DataTable } from './data-table.js';
import type { TableData } from './table-data.js';

type View = 'chart' | 'table';
const look = (value: View, title: string, icon: ReactNode): RowChoice<View> => ({
  value,
  title,
  content: (
    <>
      {icon}
      <span className="sr-only">{title}</span>
    </>
  ),
});
/** What the two views are called, and the choice between them. */
export type ViewNames = Readonly<Record<View | 'view', string>>;

type Props = {
  title: string;
  names: ViewNames;
  /** What can be chosen about chart and table. */
  controls?: ReactNode;
  /** Shown to eyes only: the table says the same. */
  chart: ReactNode;
  table: TableData;
  /** Stands in the place of chart and table while there is too little to show. */
  hint?: ReactNode;
  className?: string;
  children?: ReactNode;
};

/** Figures as a chart or as a table. Screen readers get the table in both cases. */
export function ChartCard({ title, names, controls, chart, table, hint, className, children }: Props) {
  const titleId = useId();
  const views = [look('chart', names.chart, <ChartColumn className="size-5" aria-hidden />), look('table', names.table, <Table2 className="size-5" aria-hidden />)];
  const [view, setView] = useState<View>('chart');
  return (
    <Card as="section" aria-labelledby={titleId} {...(className === undefined ? {} : { className })}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <CardTitle level={3} id={titleId}>
          {title}
        </CardTitle>
        {hint === undefined && (
          <ChoiceRow legend={names.view} choices={views} value={view} onChange={setView} className="p-1" itemClassName="size-9 justify-center pointer-coarse:size-11" />
        )}
      </div>
      {controls !== undefined && <div className="mt-3">{controls}</div>}
      {hint === undefined ? (
        <div className="mt-4">
          {view === 'chart' && <div aria-hidden>{chart}</div>}
          <DataTable data={table} isVisible={view === 'table'} />
        </div>
      ) : (
        <HelpText as="div" className="mt-3 text-grey-5">
          {hint}
        </HelpText>
      )}
      {children}
    </Card>
  );
}
