import type { Analytics } from '@b1fuchs/contracts';
import { useState } from 'react';
import { ChartCard } from '../../../components/charts/chart-card.js';
import { Select } from '../../../components/ui/select.js';
import { viewNames } from '../lib/charts/day-chart-card.js';
import { seriesOf, sumOf, wordOf } from '../lib/charts/day-series.js';

const kinds = { both: 'Writing and speaking', writing: 'Writing', speaking: 'Speaking' } as const;
type Kind = keyof typeof kinds;
const kindNames = Object.keys(kinds) as Kind[];
const TITLE = 'Errors by Category';

/** How often each kind of error was corrected, the most frequent first. */
export function ErrorsCard({ errors }: { errors: NonNullable<Analytics['errors']> }) {
  const [kind, setKind] = useState<Kind>('both');
  const rows = totalsOf(kind === 'both' ? [errors.writing, errors.speaking] : [errors[kind]]);
  const most = rows[0]?.count ?? 0;
  return (
    <ChartCard
      title={TITLE}
      names={viewNames}
      controls={
        <Select aria-label="Errors in" value={kind} onChange={(event) => setKind(kindNames.find((name) => name === event.target.value) ?? 'both')}>
          {kindNames.map((name) => (
            <option key={name} value={name}>
              {kinds[name]}
            </option>
          ))}
        </Select>
      }
      {...(most === 0 ? { hint: 'Nothing on these days.' } : {})}
      chart={
        <ul className="grid gap-2">
          {rows.map(({ name, count }) => (
            <li key={name} className="grid grid-cols-[7.5rem_1fr_auto] items-center gap-3 text-sm">
              <span>{name}</span>
              <span className="h-3 overflow-hidden rounded-full bg-grey-1">
                <span className="block h-full rounded-full bg-blue" style={{ width: `${(100 * count) / most}%` }} />
              </span>
              <span className="text-right tabular-nums">{count.toLocaleString('en')}</span>
            </li>
          ))}
        </ul>
      }
      table={{ caption: `${TITLE}: ${kinds[kind]}`, columns: ['Category', 'Corrections'], rows: rows.map(({ name, count }) => ({ key: name, cells: [name, count.toLocaleString('en')] })) }}
    />
  );
}

/** What the days of each category come to, in all kinds together. */
function totalsOf(some: readonly Readonly<Record<string, readonly number[]>>[]): { name: string; count: number }[] {
  const names = [...new Set(some.flatMap((byCategory) => Object.keys(byCategory)))];
  const all = Object.fromEntries(names.map((name) => [name, some.flatMap((byCategory) => byCategory[name] ?? [])]));
  return seriesOf(all, wordOf).map(({ name, values }) => ({ name, count: sumOf(values) }));
}
