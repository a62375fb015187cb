import { languageFiguresSchema, moneyFiguresSchema, practiceFiguresSchema, type Analytics, type AnalyticsSource } from '@b1fuchs/contracts';
import { AppError, daysFrom, midnight, addDays, wallClock, type DayKey } from '@b1fuchs/kit';
import { z } from 'zod';
import type { Owners } from '../../clients/owners.js';
import type { DailyFigures } from '../../data/daily-figures.js';
import type { UserView } from '../../data/user-view.js';
import { readDays, type Source } from './read-days.js';

export type AnalyticsParts = {
  view: Pick<UserView, 'createdBetween'>;
  owners: Pick<Owners, 'practiceFigures' | 'moneyFigures' | 'languageFigures'>;
  dailyFigures: Pick<DailyFigures, 'read' | 'keep'>;
};

const MICROCENTS_PER_CENT = 1_000_000;
const userDaySchema = z.object({ day: z.iso.date(), registrations: z.number() });

/** Figures by day, of both days and all between, as days are in the time zone of who asks; what an owner that is away would say is left out. */
export async function readAnalytics(parts: AnalyticsParts, { from, to, timeZone }: { from: DayKey; to: DayKey; timeZone: string }, now: Date): Promise<Analytics> {
  const days = daysFrom(from, to);
  const range = { days, timeZone, today: wallClock(now, timeZone).date };
  const missing: AnalyticsSource[] = [];
  const read = async <Day extends { day: DayKey }>(source: Source<Day> & { name: AnalyticsSource }): Promise<(Day | undefined)[] | null> => {
    try {
      const known = await readDays(parts.dailyFigures, source, range);
      return days.map((day) => known.get(day));
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'SERVICE_UNAVAILABLE') throw error;
      missing.push(source.name);
      return null;
    }
  };

  const [users, practice, money, language] = await Promise.all([
    read({ name: 'users', schema: userDaySchema, count: (asked) => registrations(parts.view, asked) }),
    read({ name: 'practice', schema: practiceFiguresSchema.shape.days.element, isLearnersDay: true, count: parts.owners.practiceFigures }),
    read({ name: 'money', schema: moneyFiguresSchema.shape.days.element, count: parts.owners.moneyFigures }),
    read({ name: 'language', schema: languageFiguresSchema.shape.days.element, count: parts.owners.languageFigures }),
  ]);
  return {
    timeZone,
    days,
    missing,
    registrations: users?.map((day) => day?.registrations ?? 0) ?? null,
    activeLearners: practice?.map((day) => day?.learners ?? 0) ?? null,
    conversions: money?.map((day) => day?.conversions ?? 0) ?? null,
    practice: practice && seriesOf(practice.map((day) => day?.sections)),
    errors: language && { writing: seriesOf(language.map((day) => day?.writing)), speaking: seriesOf(language.map((day) => day?.speaking)) },
    aiCost: language && seriesOf(language.map((day) => day && Object.fromEntries(Object.entries(day.cost).map(([name, microcents]) => [name, microcents / MICROCENTS_PER_CENT])))),
  };
}

/** Those whose account is there still, by the day on which they registered. */
async function registrations(view: Pick<UserView, 'createdBetween'>, { from, to, timeZone }: { from: DayKey; to: DayKey; timeZone: string }): Promise<{ days: z.infer<typeof userDaySchema>[] }> {
  return {
    days: await Promise.all(daysFrom(from, to).map(async (day) => ({ day, registrations: await view.createdBetween(midnight(day, timeZone), midnight(addDays(day, 1), timeZone)) }))),
  };
}

/** For each name that any day has, its value on every day. */
function seriesOf(days: readonly (Partial<Record<string, number>> | undefined)[]): Record<string, number[]> {
  const names = [...new Set(days.flatMap((day) => Object.keys(day ?? {})))].sort();
  return Object.fromEntries(names.map((name) => [name, days.map((day) => day?.[name] ?? 0)]));
}
