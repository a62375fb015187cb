import { MOST_DAYS_AT_ONCE, type FiguresQuery } from '@b1fuchs/contracts';
import { addDays, type DayKey } from '@b1fuchs/kit';
import type { z } from 'zod';
import type { DailyFigures } from '../../data/daily-figures.js';

/** Who counts something by day. Days of which nothing is told had nothing. */
export type Source<Day extends { day: DayKey }> = {
  name: string;
  /** Of one day, as it is kept. */
  schema: z.ZodType<Day>;
  /** Whether a day is the same for everybody, wherever the administrator is. */
  isLearnersDay?: true;
  /** Of at most MOST_DAYS_AT_ONCE days, both ends included. */
  count: (range: FiguresQuery) => Promise<{ days: Day[] }>;
};
type Range = { days: readonly DayKey[]; timeZone: string; today: DayKey };

/** So long after it a day may still get something: it is the day elsewhere, and what was told waits for a service that is away. */
const OPEN_DAYS = 3;

/**
 * What a source has for each of these days. Days that are over are counted once and then kept; what their facts lose later, as when
 * an account is erased, they keep.
 * @throws AppError SERVICE_UNAVAILABLE where the source is away and something is to be counted
 */
export async function readDays<Day extends { day: DayKey }>(store: Pick<DailyFigures, 'read' | 'keep'>, source: Source<Day>, { days, timeZone, today }: Range): Promise<Map<DayKey, Day>> {
  const calendar = { source: source.name, timeZone: source.isLearnersDay ? 'own' : timeZone };
  const known = new Map<DayKey, Day>();
  for (const [day, kept] of await store.read(calendar, days)) {
    const figures = source.schema.safeParse(kept);
    if (figures.success) known.set(day, figures.data);
  }
  for (const part of partsOf(days.filter((day) => !known.has(day)))) {
    const counted = new Map((await source.count({ from: part.at(0) ?? '', to: part.at(-1) ?? '', timeZone })).days.map((figures) => [figures.day, figures]));
    for (const [day, figures] of counted) known.set(day, figures);
    const isOver = (day: DayKey): boolean => day < addDays(today, -OPEN_DAYS);
    await store.keep(calendar, new Map(part.filter(isOver).map((day) => [day, counted.get(day) ?? source.schema.parse({ ...NOTHING, day })])));
  }
  return known;
}

/** A day without anything, whoever counts. */
const NOTHING = { registrations: 0, learners: 0, sections: {}, conversions: 0, writing: {}, speaking: {}, cost: {} };

/** Days that can be counted together: they follow on one another within one range. */
function partsOf(days: readonly DayKey[]): DayKey[][] {
  const parts: DayKey[][] = [];
  for (const day of days) {
    const part = parts.at(-1);
    const first = part?.[0];
    if (part && first !== undefined && day <= addDays(first, MOST_DAYS_AT_ONCE - 1)) part.push(day);
    else parts.push([day]);
  }
  return parts;
}
