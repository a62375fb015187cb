import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { AXIS_WIDTH, colours, margin, tick } from '../../../../components/charts/chart-style.js';
import { ChartTooltip } from '../../../../components/charts/chart-tooltip.js';
import { longDay, shortDay } from '../day-range.js';
import type { DaySeries } from './day-series.js';

/** One after another; a chart has no more names than this without two of one colour. */
const fills = ['var(--color-blue)', 'var(--color-accent)', 'var(--color-green)', 'var(--color-amber)', 'var(--color-grey-3)', 'var(--color-red)'];
const fillOf = (index: number): string => fills[index % fills.length] ?? colours.line;
/** More bars than these have no room between them. */
const LOOSE = 92;

type Row = { day: string; values: number[] };
type Props = { days: readonly string[]; series: readonly DaySeries[]; height: number; format: (value: number) => string };

/** A bar for each day; several series stand on one another. */
export default function DayChart({ days, series, height, format }: Props) {
  const rows: Row[] = days.map((day, index) => ({ day, values: series.map(({ values }) => values[index] ?? 0) }));
  return (
    <>
      <ResponsiveContainer width="100%" height={height}>
        <BarChart data={rows} margin={margin} accessibilityLayer={false} barCategoryGap={rows.length > LOOSE ? 0 : '12%'}>
          <CartesianGrid vertical={false} stroke={colours.grid} />
          <XAxis dataKey="day" tickFormatter={shortDay} tick={tick} tickLine={false} axisLine={{ stroke: colours.dot }} interval="equidistantPreserveStart" minTickGap={16} />
          <YAxis domain={[0, 'auto']} tickCount={4} allowDecimals={false} tick={tick} tickFormatter={format} tickLine={false} axisLine={false} width={AXIS_WIDTH + 20} />
          {series.map(({ name }, index) => (
            <Bar key={name} stackId="day" name={name} dataKey={({ values }: Row) => values[index] ?? 0} fill={fillOf(index)} maxBarSize={28} isAnimationActive={false} />
          ))}
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: colours.grid, opacity: 0.5 }}
            content={({ active, payload }) => {
              const row = payload[0]?.payload as Row | undefined;
              return active && row ? <ChartTooltip title={longDay(row.day)} lines={series.map(({ name }, index) => `${name}: ${format(row.values[index] ?? 0)}`)} /> : null;
            }}
          />
        </BarChart>
      </ResponsiveContainer>
      {series.length > 1 && (
        <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-grey-5">
          {series.map(({ name }, index) => (
            <li key={name} className="flex items-center gap-1.5">
              <span className="size-3 rounded-sm" style={{ background: fillOf(index) }} />
              {name}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
