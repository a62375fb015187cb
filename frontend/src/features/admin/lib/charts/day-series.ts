import type { TableData } from '../../../../components/charts/table-data.js';
import { longDay } from '../day-range.js';

/** Something that was counted on each of some days. */
export type DaySeries = { name: string; values: readonly number[] };

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The values of a chart, the latest day first. */
export function daysTable(caption: string, days: readonly string[], series: readonly DaySeries[], format: (value: number) => string): TableData {
  return {
    caption,
    columns: ['Day', ...series.map(({ name }) => name)],
    rows: days.map((day, index) => ({ key: day, cells: [longDay(day), ...series.map(({ values }) => format(values[index] ?? 0))] })).reverse(),
  };
}

/** Series by name, in the order of what they come to. */
export const seriesOf = (byName: Readonly<Record<string, readonly number[]>>, nameOf: (name: string) => string): DaySeries[] =>
  Object.entries(byName)
    .map(([name, values]) => ({ name: nameOf(name), values }))
    .sort((one, other) => sumOf(other.values) - sumOf(one.values) || (one.name < other.name ? -1 : 1));

/** A word of ours for people: 'verb-form' is 'Verb form'. */
export const wordOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
