import { countWords, type DisputeCorrectionRequest, type Identity, type WritingAttempt, type WritingAttempts, type WritingAttemptSummary } from '@b1fuchs/contracts';
import { AppError } from '@b1fuchs/kit';
import type { ExamAttempt, ExamAttempts } from '../data/exam-attempts.js';
import { findExamTotal } from './find-exam-total.js';
import { sentenceAround } from './grading/sentences.js';
import { reportCorrection, type ReportParts } from './reported/report-correction.js';

export type HistoryParts = { attempts: ExamAttempts; reports: ReportParts };

/** The learner's analysed texts, newest first, and what the three tasks of the exam give together once they are done. */
export async function listAttempts({ attempts }: HistoryParts, learner: Pick<Identity, 'userId' | 'timeZone'>, topic: string | undefined): Promise<WritingAttempts> {
  const [newest, examTotal] = await Promise.all([attempts.newest(learner.userId, topic), findExamTotal(attempts, learner)]);
  return { attempts: newest.map(summaryOf), ...(examTotal && { examTotal }) };
}

/** One of the learner's texts with its feedback. @throws AppError NOT_FOUND, also for another learner's. */
export async function readAttempt({ attempts }: HistoryParts, userId: string, id: string): Promise<WritingAttempt> {
  const attempt = await attempts.find(userId, id);
  if (attempt === undefined) throw new AppError('NOT_FOUND', { message: 'Diesen Text gibt es nicht mehr.' });
  return { ...summaryOf(attempt), text: attempt.text, feedback: attempt.feedback };
}

/**
 * Keeps a correction that the learner holds for wrong, with the sentence that it stands in.
 * @throws AppError NOT_FOUND where the learner's texts on the topic have no such correction.
 */
export async function disputeCorrection({ attempts, reports }: HistoryParts, input: DisputeCorrectionRequest & { userId: string }, now: Date): Promise<void> {
  const { userId, topic, correction: disputed } = input;
  for (const attempt of await attempts.newest(userId, topic)) {
    const correction = attempt.feedback.corrections.find(
      ({ offset, length, original, corrected }) =>
        offset === disputed.offset && length === disputed.length && original === disputed.original && corrected === disputed.corrected,
    );
    if (correction === undefined) continue;
    const sentence = sentenceAround(attempt.text, correction);
    await reportCorrection(reports, { userId, attemptId: attempt.id, topic, sentence, correction, createdAt: now });
    return;
  }
  throw new AppError('NOT_FOUND', { message: 'Diese Korrektur gehört zu keinem Ihrer Texte. Bitte analysieren Sie den Text noch einmal.' });
}

function summaryOf({ id, section, topic, text, feedback, createdAt }: ExamAttempt): WritingAttemptSummary {
  const { grade, corrections } = feedback;
  return { id, section, topic, grade, words: countWords(text), corrections: corrections.length, createdAt: createdAt.toISOString() };
}
