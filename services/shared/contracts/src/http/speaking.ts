import { z } from 'zod';
import { bandSchema, correctionSchema, recommendedExpressionSchema } from './writing.js';

/** The stages of the speaking exam in their order (spec 2, section 2.1). */
export const speakingStageSchema = z.enum(['intro', 'planning', 'presentation']);
export type SpeakingStage = z.infer<typeof speakingStageSchema>;

/** The topic of the first stage, as POST /api/analyze/speaking names it (spec 2, section 7). */
export const INTRODUCTION_TOPIC = 'Personal Introduction';

export const planningTaskSchema = z.object({
  id: z.string(),
  title: z.string(),
  /** The situation and what is to be done, in one or two sentences. */
  description: z.string(),
  /** What the partners have to settle. */
  points: z.array(z.string()).min(4).max(5),
});
export type PlanningTaskView = z.infer<typeof planningTaskSchema>;

export const presentationTopicSchema = z.object({
  id: z.string(),
  title: z.string(),
  guidingQuestions: z.array(z.string()).min(4).max(6),
});
export type PresentationTopicView = z.infer<typeof presentationTopicSchema>;

/** GET /api/topics/speaking */
export const speakingTopicsResponseSchema = z.object({
  planning: z.array(planningTaskSchema),
  presentation: z.array(presentationTopicSchema),
});
export type SpeakingTopics = z.infer<typeof speakingTopicsResponseSchema>;

/** How a spoken answer was said, as the browser measured it; nothing of it where the learner typed. */
export const speakingEvidenceSchema = z.object({
  /** What the recogniser understood, phrase by phrase. */
  phrases: z
    .array(
      z.object({
        text: z.string().max(2_000),
        /** 0 to 1; null where the recogniser gives none. */
        confidence: z.number().min(0).max(1).nullable(),
        /** What else it may have been, the likeliest first. */
        alternatives: z.array(z.object({ text: z.string().max(2_000), confidence: z.number().min(0).max(1).nullable() })).max(10),
        /** From the beginning of the answer. */
        startMs: z.number().nonnegative(),
        endMs: z.number().nonnegative(),
      }),
    )
    .max(500),
});
export type SpeakingEvidence = z.infer<typeof speakingEvidenceSchema>;

/** Everything that a learner says in one conversation, in characters (UTF-16 code units). */
export const MAX_SPEECH_LENGTH = 50_000;

/** POST /api/analyze/speaking. `text`: all messages of the learner, joined by blank lines; longer ones than MAX_SPEECH_LENGTH answer TEXT_TOO_LONG. */
export const analyzeSpeakingRequestSchema = z.object({
  text: z.string().refine((text) => text.trim() !== '', 'Bitte sprechen oder schreiben Sie zuerst einige Sätze.'),
  /** A title of the catalogue, or INTRODUCTION_TOPIC. */
  topic: z.string().trim().min(1).max(300),
  /** Of all spoken answers together. */
  evidence: speakingEvidenceSchema.optional(),
});
export type AnalyzeSpeakingRequest = z.input<typeof analyzeSpeakingRequestSchema>;

/** The criteria of the spoken exam. */
export const speakingCriterionNameSchema = z.enum(['erfuellung', 'interaktion', 'wortschatz', 'strukturen', 'aussprache']);
export type SpeakingCriterionName = z.infer<typeof speakingCriterionNameSchema>;

export const speakingCriterionSchema = z.object({
  name: speakingCriterionNameSchema,
  /** Null: not rated, as the pronunciation of a typed answer. */
  band: bandSchema.nullable(),
  /** One German sentence that says why. */
  reason: z.string(),
});
export type SpeakingCriterion = z.infer<typeof speakingCriterionSchema>;

export const speakingFeedbackSchema = z.object({
  /** Practice estimate, 0 to 100. */
  grade: z.number().int().min(0).max(100),
  fluency: z.string(),
  pronunciation: z.string(),
  topicRelevance: z.string(),
  /** Below TOPIC_PASS_MARK the topic is missed. */
  topicRelevanceScore: z.number().int().min(0).max(10),
  overallFeedback: z.string(),
  /** Punctuation and capital letters cannot be heard and are none of them. */
  grammarCorrections: z.array(correctionSchema),
  recommendedExpressions: z.array(recommendedExpressionSchema),
  criteria: z.array(speakingCriterionSchema),
  /** A German sentence about how the feedback came about, where something was left out. */
  notice: z.string().optional(),
});
export type SpeakingFeedback = z.infer<typeof speakingFeedbackSchema>;

/** Of 10 (spec 2, section 9.1). */
export const TOPIC_PASS_MARK = 5;
/** Praise by the grade from which it holds (spec 2, section 4). */
export const praiseFor = (grade: number): string =>
  grade >= 90 ? 'Ausgezeichnet!' : grade >= 80 ? 'Sehr gut!' : grade >= 70 ? 'Gut gemacht!' : 'Solide Leistung!';

/** POST /api/generate/report. `text` and `topic` let the report mark errors in what was said. */
export const speakingReportRequestSchema = z.object({
  feedback: speakingFeedbackSchema,
  text: z.string().max(MAX_SPEECH_LENGTH).optional(),
  topic: z.string().max(300).optional(),
});
export type SpeakingReportRequest = z.input<typeof speakingReportRequestSchema>;
