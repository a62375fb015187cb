import { z } from 'zod';
import { timeZoneSchema } from './accounts.js';
import { practiceSectionSchema } from './progress.js';
import { errorCategorySchema } from './writing.js';

/** So many days are shown at the most, and an owner counts so many at once. */
export const MOST_ANALYTICS_DAYS = 366;
export const MOST_DAYS_AT_ONCE = 31;
const MS_A_DAY = 86_400_000;

const DAY = 'Please give a day such as 2026-11-29.';
const range = { from: z.iso.date(DAY), to: z.iso.date(DAY) };
const daysIn = ({ from, to }: { from: string; to: string }): number => 1 + (Date.parse(to) - Date.parse(from)) / MS_A_DAY;
const isInOrder = ({ from, to }: { from: string; to: string }): boolean => from <= to;
const ORDER = { path: ['to'], error: 'The last day must not be before the first one.' };

/** GET /api/admin/analytics: both days count; they are days in the administrator's time zone. */
export const analyticsQuerySchema = z
  .object(range)
  .refine(isInOrder, ORDER)
  .refine((query) => daysIn(query) <= MOST_ANALYTICS_DAYS, { path: ['from'], error: 'Please choose at most a year.' });

/** GET /internal/admin/figures of an owner: the days as they are in this time zone. */
export const figuresQuerySchema = z
  .object({ ...range, timeZone: timeZoneSchema })
  .refine(isInOrder, ORDER)
  .refine((query) => daysIn(query) <= MOST_DAYS_AT_ONCE, { path: ['from'], error: 'These are too many days at once.' });
export type FiguresQuery = z.infer<typeof figuresQuerySchema>;

const count = z.number().int().nonnegative();
/** By what is counted. */
const counts = z.record(z.string(), z.number().nonnegative());
const dayOf = <Shape extends z.ZodRawShape>(shape: Shape) => z.object({ day: z.iso.date(), ...shape });

/** What each owner has counted; days without anything are left out. */
export const practiceFiguresSchema = z.object({ days: z.array(dayOf({ learners: count, sections: z.partialRecord(practiceSectionSchema, count) })) });
export type PracticeFigures = z.infer<typeof practiceFiguresSchema>;
export const moneyFiguresSchema = z.object({ days: z.array(dayOf({ conversions: count })) });
export type MoneyFigures = z.infer<typeof moneyFiguresSchema>;
const errorCounts = z.partialRecord(errorCategorySchema, count);
/** `cost` is in millionths of a cent, by who was asked. */
export const languageFiguresSchema = z.object({ days: z.array(dayOf({ writing: errorCounts, speaking: errorCounts, cost: counts })) });
export type LanguageFigures = z.infer<typeof languageFiguresSchema>;

/** What can be missing because the service that knows it does not answer. */
export const analyticsSourceSchema = z.enum(['users', 'practice', 'money', 'language']);
export type AnalyticsSource = z.infer<typeof analyticsSourceSchema>;
const series = z.array(z.number().nonnegative());
const seriesBy = z.record(z.string(), series);

/** One value for each of `days`; null where the source is missing. */
export const analyticsSchema = z.object({
  timeZone: z.string(),
  days: z.array(z.iso.date()),
  missing: z.array(analyticsSourceSchema),
  registrations: series.nullable(),
  activeLearners: series.nullable(),
  /** First payments of learners who had the trial. */
  conversions: series.nullable(),
  /** Exercises by section of practice. */
  practice: seriesBy.nullable(),
  /** Corrections by category. */
  errors: z.object({ writing: seriesBy, speaking: seriesBy }).nullable(),
  /** Cents by who was asked. */
  aiCost: seriesBy.nullable(),
});
export type Analytics = z.infer<typeof analyticsSchema>;
