import { INTRODUCTION_TOPIC, type SpeakingStage } from '@b1fuchs/contracts';
import type { TaskTexts } from '../../../grading/topic-fit.js';
import type { PersonalQuestion, PlanningTask, PresentationTopic } from '../../catalogue/catalogue-types.js';

/** Something to speak about: a point to settle, a guiding question, a personal question. */
export type FeedbackPoint = {
  title: string;
  /** Stems in small letters, each of which shows that somebody speaks about this point. */
  words: string[];
  /** Sentences that speak to it. */
  wordings: string[];
};

/** What feedback needs to know of a topic. */
export type FeedbackTopic = { title: string; kind: SpeakingStage; points: FeedbackPoint[] };

export const topicOfPlanning = ({ title, points }: PlanningTask): FeedbackTopic => ({ title, kind: 'planning', points });

export const topicOfPresentation = ({ title, guidingQuestions }: PresentationTopic): FeedbackTopic => ({
  title,
  kind: 'presentation',
  points: guidingQuestions.map(({ question, words, wordings }) => ({ title: question, words, wordings })),
});

export const topicOfIntroduction = (questions: PersonalQuestion[]): FeedbackTopic => ({
  title: INTRODUCTION_TOPIC,
  kind: 'intro',
  points: questions.map(({ question, words, wordings }) => ({ title: question, words, wordings })),
});

/** What an answer is held against by meaning. */
export const topicTexts = ({ title, points }: FeedbackTopic): TaskTexts => ({
  subject: `${title}. ${points.map((point) => point.title).join(' ')}`,
  points: points.map(({ title: point, wordings }) => ({ point, wordings: [point, ...wordings] })),
});
