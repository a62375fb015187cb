import { z } from 'zod';

/** The stages of the speaking exam in their order (spec 2, section 2.1). */
export const speakingStageSchema = z.enum(['intro', 'planning', 'presentation']);
export type SpeakingStage = z.infer<typeof speakingStageSchema>;

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
