import { schemaOptions, type DayKey } from '@b1fuchs/kit';
import { Schema, type Connection } from 'mongoose';

/** What was counted of days that are over, a document for each source, time zone and month, under '<source> <zone> <month>'. */
const schema = new Schema({ _id: { type: String, required: true }, days: { type: Schema.Types.Mixed, default: {} } }, schemaOptions);
export const dailyFiguresModel = (connection: Connection) => connection.model('DailyFigures', schema, 'daily_figures');

export type DailyFigures = ReturnType<typeof createDailyFigures>;
/** Whose days, and as they are where. */
export type Calendar = { source: string; timeZone: string };

const monthOf = (day: DayKey): string => day.slice(0, 'yyyy-MM'.length);
const idOf = ({ source, timeZone }: Calendar, month: string): string => `${source} ${timeZone} ${month}`;

/** Figures of days that are over, so that nobody has to count them again. */
export function createDailyFigures(model: ReturnType<typeof dailyFiguresModel>) {
  return {
    /** What is kept of these days, as it was kept. */
    async read(calendar: Calendar, days: readonly DayKey[]): Promise<Map<DayKey, unknown>> {
      const months = [...new Set(days.map(monthOf))];
      const rows = await model.find({ _id: { $in: months.map((month) => idOf(calendar, month)) } }).lean<{ days: Record<DayKey, unknown> }[]>();
      const wanted = new Set(days);
      return new Map(rows.flatMap((row) => Object.entries(row.days).filter(([day]) => wanted.has(day))));
    },

    async keep(calendar: Calendar, figures: ReadonlyMap<DayKey, unknown>): Promise<void> {
      for (const month of new Set([...figures.keys()].map(monthOf))) {
        const ofMonth = [...figures].filter(([day]) => monthOf(day) === month).map(([day, value]) => [`days.${day}`, value] as const);
        await model.updateOne({ _id: idOf(calendar, month) }, { $set: Object.fromEntries(ofMonth) }, { upsert: true });
      }
    },

    /** Lets all days be counted anew. */
    async forget(): Promise<void> {
      await model.deleteMany({});
    },
  };
}
