import { bandSchema, type Band, type Insights } from '@b1fuchs/contracts';
import type { DayKey } from './days.js';

type Grade = Insights['grades'][number];
export type GradedSection = Grade['section'];
export type CriterionKey = keyof Grade['criteria'];

/** The criteria of each part of the exam, in the exam's order. */
export const criteriaOf = {
  writing: ['erfuellung', 'kohaerenz', 'wortschatz', 'strukturen'],
  speaking: ['erfuellung', 'interaktion', 'wortschatz', 'strukturen', 'aussprache'],
} as const satisfies Record<GradedSection, readonly CriterionKey[]>;

/** From so many results on a line says something. */
export const LEAST_RESULTS = 3;
/** So many results are averaged for the line: single ones jump. */
const AVERAGED_RESULTS = 5;

/** One result on a chart. `place` counts from 1; `mean` is that of this result and up to four before it. */
export type SeriesPoint = { place: number; day: DayKey; value: number; mean: number };

const heights: Record<Band, number> = { A: 5, B: 4, C: 3, D: 2, E: 1 };
/** The heights of the bands on a chart, E lowest. */
export const bandHeights = bandSchema.options.map((band) => heights[band]).toReversed();
/** @returns the band at a height, or an empty word between the bands */
export const bandAt = (height: number): string => bandSchema.options.find((band) => heights[band] === height) ?? '';

export const gradesIn = (grades: readonly Grade[], section: GradedSection): Grade[] => grades.filter((grade) => grade.section === section);

/** The grades of 100 as points, oldest first. */
export const gradeSeries = (grades: readonly Grade[]): SeriesPoint[] => withMeans(grades.map(({ day, grade }) => ({ day, value: grade })));

/** The bands of one criterion as heights, oldest first; what was not rated is left out. */
export const criterionSeries = (grades: readonly Grade[], criterion: CriterionKey): SeriesPoint[] =>
  withMeans(
    grades.flatMap(({ day, criteria }) => {
      const band = criteria[criterion];
      return band === undefined ? [] : [{ day, value: heights[band] }];
    }),
  );

function withMeans(results: readonly { day: DayKey; value: number }[]): SeriesPoint[] {
  return results.map(({ day, value }, index) => {
    const averaged = results.slice(Math.max(0, index + 1 - AVERAGED_RESULTS), index + 1);
    const sum = averaged.reduce((total, result) => total + result.value, 0);
    return { place: index + 1, day, value, mean: Math.round((sum / averaged.length) * 10) / 10 };
  });
}

/** The section whose latest result is the newest; writing where there is none. */
export const latestSection = (grades: readonly Grade[]): GradedSection =>
  grades.reduce<Grade | null>((newest, grade) => (newest === null || grade.at > newest.at ? grade : newest), null)?.section ?? 'writing';
