import { officialPoints, writingSectionSchema, type ExamTotal, type WritingSection } from '@b1fuchs/contracts';

/** What each task gave, in its own points with at most one decimal: their sum, rounded, is the total. */
export const examPoints = ({ parts }: ExamTotal): { section: WritingSection; points: number; most: number }[] =>
  writingSectionSchema.options.map((section) => {
    const most = officialPoints[section];
    return { section, points: Math.round((parts[section] * most) / 10) / 10, most };
  });

/** Whether a task with this grade, done on `day`, is the one that the total of the three tasks counts. */
export const countsInto = (exam: ExamTotal, { section, grade, day }: { section: WritingSection; grade: number; day: string }): boolean =>
  exam.day === day && exam.parts[section] === grade;
