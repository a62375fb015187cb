import { INTRODUCTION_TOPIC, type SpeakingStage, type SpeakingTopics } from '@b1fuchs/contracts';
import type { ListenedPoint } from '../understanding/topic-listener.js';
import type { PersonalQuestion, PlanningTask, PresentationTopic } from './catalogue-types.js';
import { personalQuestions } from './personal-questions.js';
import { planningTasks } from './planning-tasks.js';
import { presentationTopics } from './presentation-topics.js';

/** What a stage of the exam is about. */
export type SpeakingTopic =
  | { stage: 'intro'; id: 'intro'; title: string; questions: PersonalQuestion[] }
  | ({ stage: 'planning' } & PlanningTask)
  | ({ stage: 'presentation' } & PresentationTopic);

const introduction: SpeakingTopic = { stage: 'intro', id: 'intro', title: INTRODUCTION_TOPIC, questions: personalQuestions };

/** All topics of all stages. */
export const speakingTopics: SpeakingTopic[] = [
  introduction,
  ...planningTasks.map((task) => ({ stage: 'planning' as const, ...task })),
  ...presentationTopics.map((topic) => ({ stage: 'presentation' as const, ...topic })),
];

/** By its id in a stage; the introduction needs none. */
export const findTopic = (stage: SpeakingStage, id: string | null | undefined): SpeakingTopic | undefined =>
  stage === 'intro' ? introduction : speakingTopics.find((topic) => topic.stage === stage && topic.id === id);

/** By its title, as POST /api/analyze/speaking names it. */
export const findTopicByTitle = (title: string): SpeakingTopic | undefined => speakingTopics.find((topic) => topic.title === title);

/** What the topic's points are recognised by. */
export function listenedPoints(topic: SpeakingTopic): ListenedPoint[] {
  switch (topic.stage) {
    case 'intro':
      return topic.questions.map(({ words, wordings, question, simplerQuestion }) => ({ words, wordings, anchors: [question, simplerQuestion] }));
    case 'planning':
      return topic.points.map(({ words, wordings, questions, proposals }) => ({ words, wordings, anchors: [...questions, ...proposals.map(({ sentence }) => sentence)] }));
    case 'presentation':
      return topic.guidingQuestions.map(({ words, wordings, question, followUps }) => ({ words, wordings, anchors: [question, ...followUps] }));
  }
}

/** A sentence of each topic: the middle of what is talked about (see topic-listener.ts). */
export const sampleSentences: string[] = speakingTopics.flatMap((topic) => listenedPoints(topic)[0]?.wordings.slice(0, 1) ?? []);

/** What learners choose from. */
export const topicsToChoose: SpeakingTopics = {
  planning: planningTasks.map(({ id, title, description, points }) => ({ id, title, description, points: points.map((point) => point.title) })),
  presentation: presentationTopics.map(({ id, title, guidingQuestions }) => ({ id, title, guidingQuestions: guidingQuestions.map(({ question }) => question) })),
};
