import { MOST_ANALYTICS_DAYS } from '@b1fuchs/contracts';
import { z } from 'zod';

/** Days to choose from with one press; the last one is today. */
export const presets = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
] as const;
export type Preset = (typeof presets)[number]['value'];
const BY_DEFAULT: Preset = '30';

/** Days as 'yyyy-MM-dd', both included. */
export type Days = { from: string; to: string };
/** `preset` is null where somebody has chosen the days themselves. */
export type DayRange = Days & { preset: Preset | null };

const MS_A_DAY = 86_400_000;
const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);
/** How many days there are from one to another, both included. */
const length = ({ from, to }: Days): number => 1 + (Date.parse(to) - Date.parse(from)) / MS_A_DAY;

/** What is wrong with days that somebody has chosen; undefined for nothing. */
export function problemOf({ from, to }: Days): string | undefined {
  const isDay = (text: string): boolean => z.iso.date().safeParse(text).success;
  if (!isDay(from) || !isDay(to)) return 'Please give both days.';
  if (from > to) return 'The last day must not be before the first one.';
  return length({ from, to }) > MOST_ANALYTICS_DAYS ? 'Please choose at most a year.' : undefined;
}

/** Reads the days from an address; what makes no sense there is as if it were not there. */
export function readRange(params: URLSearchParams, today: string): DayRange {
  const own = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  if (problemOf(own) === undefined) return { preset: null, ...own };
  const preset = presets.find(({ value }) => value === params.get('days'))?.value ?? BY_DEFAULT;
  return { preset, from: dayAt(Date.parse(today) - (Number(preset) - 1) * MS_A_DAY), to: today };
}

/** The address with other days; what belongs to others stays in it. */
export function withRange(params: URLSearchParams, chosen: { preset: Preset } | Days): URLSearchParams {
  const changed = new URLSearchParams(params);
  for (const name of ['days', 'from', 'to']) changed.delete(name);
  if ('from' in chosen) {
    changed.set('from', chosen.from);
    changed.set('to', chosen.to);
  } else if (chosen.preset !== BY_DEFAULT) changed.set('days', chosen.preset);
  return changed;
}

/** Today where this browser is, or in another time zone. */
export const todayIn = (now: Date, timeZone?: string): string => new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', ...(timeZone === undefined ? {} : { timeZone }) }).format(now);

const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
/** A day 'yyyy-MM-dd' as '29 Nov', and as '29 Nov 2026'. */
export const shortDay = (day: string): string => short.format(new Date(day));
export const longDay = (day: string): string => long.format(new Date(day));
