import { officialPoints, writingSectionSchema, type WritingSection } from '@b1fuchs/contracts';

/**
 * The written exam's result from its three tasks, each graded 0 to 100: whole points of 100, weighed 40, 40 and 20.
 * Only the sum is rounded, half a point upwards, so that no task loses by it: 61, 61 and 57 give 60.2 and so 60 points.
 * A task that was not handed in counts as 0.
 * @throws RangeError for a grade that is no number from 0 to 100.
 */
export function officialTotal(grades: Record<WritingSection, number>): number {
  const sections = writingSectionSchema.options;
  const invalid = sections.find((section) => !(grades[section] >= 0 && grades[section] <= 100));
  if (invalid) throw new RangeError(`the grade of ${invalid} must be from 0 to 100, not ${grades[invalid]}`);
  // Whole numbers until the last step: 0.4 * 62.5 and its like must not miss a half by a hair.
  return Math.round(sections.reduce((sum, section) => sum + grades[section] * officialPoints[section], 0) / 100);
}
