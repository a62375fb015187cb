import { randomUUID } from 'node:crypto';
import { activityRecorded, applyPostChecks, countWords, MAX_TEXT_LENGTH, type WritingFeedback, type WritingSection } from '@b1fuchs/contracts';
import { AppError, createEvent } from '@b1fuchs/kit';
import type { DependencyParser } from '../clients/dependency-parser.js';
import type { GrammarEngine } from '../clients/grammar-engine.js';
import type { ExamAttempts } from '../data/exam-attempts.js';
import { composeFeedback } from './compose-feedback.js';
import { explainEngineFailure, leaveOut } from './engine-failures.js';
import { exerciseResult, fingerprintOf } from './exercise-result.js';
import { findCorrections } from './grammar/find-corrections.js';
import { rateCoherence } from './grading/coherence.js';
import { sentenceAround, splitSentences } from './grading/sentences.js';
import { rateStructures } from './grading/structures.js';
import { rateTaskAchievement } from './grading/task-achievement.js';
import { freeTopic, type TopicJudge } from './grading/topic-fit.js';
import { rateVocabulary } from './grading/vocabulary.js';
import { askForAdvice } from './provider/ask-for-advice.js';
import type { ProviderParts } from './provider/ask-model.js';
import { takeAdvice } from './provider/take-advice.js';
import type { KnowWithdrawn } from './reported/know-withdrawn.js';
import { taskTexts } from './writing-tasks/task-texts.js';
import { findWritingTask } from './writing-tasks/writing-tasks.js';

export type AnalysisParts = {
  engine: GrammarEngine;
  /** The same engine with less patience: it judges what the provider proposes when most of the time is gone. */
  hurriedEngine: GrammarEngine;
  parser: DependencyParser;
  topics: Pick<TopicJudge, 'judge'>;
  attempts: Pick<ExamAttempts, 'save'>;
  /** Undefined when no text leaves the system. */
  provider: ProviderParts | undefined;
  knowWithdrawn: KnowWithdrawn;
};
type Input = { userId: string; timeZone: string; text: string; topic: string; section: WritingSection };

/**
 * Corrects and grades a text, keeps the attempt and counts the practice.
 * Without the parser, the embeddings or the provider their part is left out.
 * @throws AppError TEXT_TOO_LONG; ANALYSIS_UNAVAILABLE while the grammar engine is away.
 */
export async function analyzeWriting(parts: AnalysisParts, input: Input, now: Date): Promise<WritingFeedback> {
  const { text, topic, section, userId, timeZone } = input;
  if (text.length > MAX_TEXT_LENGTH) throw new AppError('TEXT_TOO_LONG');

  const task = findWritingTask(topic);
  const sentences = splitSentences(text);
  const isWithdrawn = await parts.knowWithdrawn();
  const [{ corrections: own, words }, fit, answer] = await Promise.all([
    findCorrections({ text, engine: parts.engine, parser: parts.parser, isWithdrawn }).catch(explainEngineFailure),
    parts.topics.judge(task ? taskTexts(task) : freeTopic(topic), text, sentences).catch(leaveOut),
    parts.provider ? askForAdvice(parts.provider, input, now) : {},
  ]);
  const { corrections: advised, remark, notice } = await takeAdvice({ text, own, answer, engine: parts.hurriedEngine });
  const corrections = advised.filter((correction) => !isWithdrawn(correction, sentenceAround(text, correction)));

  const evidence = { text, section, wordCount: countWords(text), sentences, words, corrections, fit };
  const criteria = [rateTaskAchievement(evidence), rateCoherence(evidence), rateVocabulary(evidence), rateStructures(evidence)];
  const feedback = applyPostChecks(composeFeedback({ evidence, criteria, task, remark, notice }), text, topic);

  const description = `Schreiben: ${topic}`.slice(0, 300);
  const activity = createEvent(activityRecorded, {
    userId,
    data: {
      section: 'writing',
      description,
      score: feedback.grade,
      timeZone,
      result: exerciseResult({ criteria, corrections, words: evidence.wordCount }),
      fingerprint: fingerprintOf(section, topic, text),
    },
    now,
  });
  await parts.attempts.save({ id: randomUUID(), userId, section, topic, text, feedback, createdAt: now }, [activity]);
  return feedback;
}
