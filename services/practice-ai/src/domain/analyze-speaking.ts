import { randomUUID } from 'node:crypto';
import { activityRecorded, countWords, MAX_SPEECH_LENGTH, type SpeakingEvidence, type SpeakingFeedback } from '@b1fuchs/contracts';
import { AppError, createEvent } from '@b1fuchs/kit';
import type { DependencyParser } from '../clients/dependency-parser.js';
import type { GrammarEngine } from '../clients/grammar-engine.js';
import type { SpeakingAttempts } from '../data/speaking-attempts.js';
import { explainEngineFailure } from './engine-failures.js';
import { exerciseResult, fingerprintOf } from './exercise-result.js';
import type { KnowWithdrawn } from './reported/know-withdrawn.js';
import { composeSpeakingFeedback } from './speaking/feedback/compose-speaking-feedback.js';
import { gatherEvidence } from './speaking/feedback/gather-evidence.js';
import { rateFulfilment } from './speaking/feedback/rating/rate-fulfilment.js';
import { rateGrammar } from './speaking/feedback/rating/rate-grammar.js';
import { rateInteraction } from './speaking/feedback/rating/rate-interaction.js';
import { rateWords } from './speaking/feedback/rating/rate-words.js';
import { ratePronunciation } from './speaking/feedback/sound/rate-pronunciation.js';
import { findFeedbackTopic } from './speaking/feedback/topic/feedback-topic.js';
import type { SpeechJudge } from './speaking/feedback/topic/speech-judge.js';

export type SpeakingParts = {
  engine: GrammarEngine;
  parser: DependencyParser;
  knowWithdrawn: KnowWithdrawn;
  speaking: { judge: Pick<SpeechJudge, 'judge'>; attempts: Pick<SpeakingAttempts, 'save'> };
};
type Input = { userId: string; timeZone: string; text: string; topic: string; evidence?: SpeakingEvidence | undefined };

/**
 * Corrects and grades what a learner said, turns separated by blank lines; keeps the attempt and counts the practice where there
 * was something to grade. Without the parser or the embeddings their part is left out.
 * @throws AppError TEXT_TOO_LONG; ANALYSIS_UNAVAILABLE while the grammar engine is away.
 */
export async function analyzeSpeaking({ engine, parser, speaking, knowWithdrawn }: SpeakingParts, input: Input, now: Date): Promise<SpeakingFeedback> {
  const { text, topic, userId, timeZone } = input;
  if (text.length > MAX_SPEECH_LENGTH) throw new AppError('TEXT_TOO_LONG', { message: 'Ihr Gespräch ist zu lang. Bitte senden Sie höchstens 50.000 Zeichen.' });

  const task = findFeedbackTopic(topic) ?? topic;
  const isWithdrawn = await knowWithdrawn();
  const { evidence, corrections, notice } = await gatherEvidence({ engine, parser, isWithdrawn, judge: speaking.judge }, { text, topic: task, sound: input.evidence }).catch(explainEngineFailure);
  const criteria = [rateFulfilment(evidence), rateInteraction(evidence), rateWords(evidence), rateGrammar(evidence), ratePronunciation(evidence.sound, evidence.answer.words)];
  const feedback = composeSpeakingFeedback({ evidence, criteria, corrections, notice });
  if (feedback.grade === 0) return feedback;

  const description = `Speaking practice: ${topic} - Score: ${feedback.grade}`.slice(0, 300);
  const result = exerciseResult({ criteria: feedback.criteria, corrections: feedback.grammarCorrections, words: countWords(text) });
  const data = { section: 'speaking', description, score: feedback.grade, timeZone, result, fingerprint: fingerprintOf(topic, text) } as const;
  const activity = createEvent(activityRecorded, { userId, data, now });
  await speaking.attempts.save({ id: randomUUID(), userId, stage: evidence.kind, topic, text, feedback, createdAt: now }, [activity]);
  return feedback;
}
