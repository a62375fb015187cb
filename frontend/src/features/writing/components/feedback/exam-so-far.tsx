import { useQuery } from '@tanstack/react-query';
import { learningDayOf } from '../../../../lib/learning-day.js';
import { writingAttemptsQuery } from '../../api/writing-attempts-query.js';
import { countsInto } from '../../model/exam-points.js';
import type { AnalysisResult } from '../../model/use-analyses.js';
import { ExamResult } from '../exam-result.js';

/** The result of the three tasks together, once this text has made them three. */
export function ExamSoFar({ result: { task, feedback } }: { result: AnalysisResult }) {
  const { data } = useQuery(writingAttemptsQuery(task.title));
  const today = learningDayOf(new Date());
  const exam = data?.examTotal;
  if (exam === undefined || !countsInto(exam, { section: task.section, grade: feedback.grade, day: today })) return null;
  return <ExamResult exam={exam} />;
}
