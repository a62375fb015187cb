import { errorCategorySchema, type LanguageFigures } from '@b1fuchs/contracts';
import { addDays, midnight, wallClock, type DayKey } from '@b1fuchs/kit';
import type { Tallies } from '../data/tallies.js';

export type FigureParts = { tallies: Pick<Tallies, 'between'> };
type Day = LanguageFigures['days'][number];

/** Corrections by category and what outside models have cost, on each of these days as they are in a zone; both ends count. */
export async function languageFigures({ tallies }: FigureParts, { from, to, timeZone }: { from: DayKey; to: DayKey; timeZone: string }): Promise<LanguageFigures> {
  const days = new Map<DayKey, Day>();
  for (const { at, kind, name, amount } of await tallies.between(midnight(from, timeZone), midnight(addDays(to, 1), timeZone))) {
    const { date: day } = wallClock(at, timeZone);
    const figures = days.get(day) ?? { day, writing: {}, speaking: {}, cost: {} };
    days.set(day, figures);
    if (kind === 'cost') {
      figures.cost[name] = Math.max(0, (figures.cost[name] ?? 0) + amount);
    } else {
      const category = errorCategorySchema.parse(name);
      figures[kind][category] = (figures[kind][category] ?? 0) + amount;
    }
  }
  return { days: [...days.values()].toSorted((one, other) => (one.day < other.day ? -1 : 1)) };
}
