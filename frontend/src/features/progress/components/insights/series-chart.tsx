import { CartesianGrid, Line, LineChart, ReferenceLine, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { dateName, shortDate } from '../../model/days.js';
import type { SeriesPoint } from '../../model/grade-series.js';
import { gradeTexts } from '../../model/insight-texts.js';
import { AXIS_WIDTH, colours, margin, tick } from '../../../../components/charts/chart-style.js';
import { ChartTooltip } from '../../../../components/charts/chart-tooltip.js';

type Props = {
  points: readonly SeriesPoint[];
  height: number;
  domain: [number, number];
  ticks: number[];
  /** A value in words for the axis. */
  nameOf: (value: number) => string;
  /** Where passing begins. */
  limit?: number;
};

/** Single results as dots, and their running mean as a line. The results stand one beside the other, whatever lies between them. */
export function SeriesChart({ points, height, domain, ticks, nameOf, limit }: Props) {
  const last = points.at(-1)?.place ?? 1;
  const dayAt = (place: number): string => shortDate(points[place - 1]?.day ?? '');
  // The first, the middle and the last day are named, each once.
  const places = [1, Math.ceil(last / 2), last].filter((place, index, all) => all.findIndex((other) => dayAt(other) === dayAt(place)) === index);
  return (
    <ResponsiveContainer width="100%" height={height}>
      <LineChart data={[...points]} margin={margin} accessibilityLayer={false}>
        <CartesianGrid syncWithTicks vertical={false} stroke={colours.grid} />
        <XAxis
          dataKey="place"
          type="number"
          domain={[1, Math.max(2, last)]}
          ticks={places}
          tickFormatter={dayAt}
          tick={tick}
          tickLine={false}
          axisLine={{ stroke: colours.dot }}
          interval="preserveStartEnd"
          padding={{ left: 16, right: 16 }}
        />
        <YAxis domain={domain} ticks={ticks} tickFormatter={nameOf} tick={tick} tickLine={false} axisLine={false} width={AXIS_WIDTH} interval={0} />
        {limit !== undefined && <ReferenceLine y={limit} stroke={colours.limit} strokeDasharray="4 4" />}
        <Line dataKey="value" stroke="none" dot={{ r: 3, fill: colours.dot, stroke: 'none' }} activeDot={false} isAnimationActive={false} />
        <Line dataKey="mean" stroke={colours.line} strokeWidth={2.5} dot={false} activeDot={{ r: 4, fill: colours.line, stroke: colours.surface }} isAnimationActive={false} />
        <Tooltip
          isAnimationActive={false}
          cursor={{ stroke: colours.dot }}
          content={({ active, payload }) => {
            const point = payload[0]?.payload as SeriesPoint | undefined;
            return active && point ? <ChartTooltip title={dateName(point.day)} lines={[`${gradeTexts.single}: ${nameOf(point.value)}`]} /> : null;
          }}
        />
      </LineChart>
    </ResponsiveContainer>
  );
}
