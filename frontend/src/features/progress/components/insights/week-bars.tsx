import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { dateName, shortDate, type DayKey } from '../../model/days.js';
import { insightTexts } from '../../model/insight-texts.js';
import { AXIS_WIDTH, colours, margin, tick } from '../../../../components/charts/chart-style.js';
import { ChartTooltip } from '../../../../components/charts/chart-tooltip.js';

type WeekValue = { week: DayKey };
type Props<Week extends WeekValue> = {
  weeks: readonly Week[];
  valueOf: (week: Week) => number;
  linesOf: (week: Week) => string[];
  height: number;
  /** The lines of the axis, from 0 to its top; from the values unless given. */
  ticks?: number[];
};

/** One bar a week, named by its Monday. */
export function WeekBars<Week extends WeekValue>({ weeks, valueOf, linesOf, height, ticks }: Props<Week>) {
  return (
    <ResponsiveContainer width="100%" height={height}>
      <BarChart data={[...weeks]} margin={margin} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke={colours.grid} />
        <XAxis dataKey="week" tickFormatter={shortDate} tick={tick} tickLine={false} axisLine={{ stroke: colours.dot }} interval="equidistantPreserveStart" minTickGap={12} />
        <YAxis
          domain={[0, ticks?.at(-1) ?? 'auto']}
          {...(ticks ? { ticks } : { tickCount: 4 })}
          tick={tick}
          tickFormatter={(value: number) => value.toLocaleString('de')}
          tickLine={false}
          axisLine={false}
          width={AXIS_WIDTH}
        />
        <Bar dataKey={valueOf} fill={colours.line} radius={[4, 4, 0, 0]} maxBarSize={28} isAnimationActive={false} />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: colours.grid, opacity: 0.5 }}
          content={({ active, payload }) => {
            const week = payload[0]?.payload as Week | undefined;
            return active && week ? <ChartTooltip title={`${insightTexts.week} ${dateName(week.week)}`} lines={linesOf(week)} /> : null;
          }}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}
