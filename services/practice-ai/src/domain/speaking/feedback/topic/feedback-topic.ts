import type { SpeakingStage } from '@b1fuchs/contracts';
import { findTopicByTitle, listenedPoints, speakingTopics, type SpeakingTopic } from '../../catalogue/speaking-topics.js';
import type { ListenedPoint } from '../../understanding/topic-listener.js';

/** Something to speak about: a point to settle, a guiding question, a personal question. */
export type FeedbackPoint = ListenedPoint & { title: string };

/** What feedback needs to know of a topic; `id` is the catalogue's, by which its meaning is kept. */
export type FeedbackTopic = { id: string; title: string; kind: SpeakingStage; points: FeedbackPoint[] };

const titlesOf = (topic: SpeakingTopic): string[] => {
  switch (topic.stage) {
    case 'intro':
      return topic.questions.map(({ question }) => question);
    case 'planning':
      return topic.points.map(({ title }) => title);
    case 'presentation':
      return topic.guidingQuestions.map(({ question }) => question);
  }
};

function feedbackTopic(topic: SpeakingTopic): FeedbackTopic {
  const titles = titlesOf(topic);
  return { id: topic.id, title: topic.title, kind: topic.stage, points: listenedPoints(topic).map((point, index) => ({ ...point, title: titles[index] ?? '' })) };
}

/** The topic of the catalogue with exactly this title, white space around it aside. */
export function findFeedbackTopic(title: string): FeedbackTopic | undefined {
  const topic = findTopicByTitle(title.trim());
  return topic && feedbackTopic(topic);
}

/** A topic in a few sentences, to hold an answer against. */
export const subjectOf = ({ title, points }: Pick<FeedbackTopic, 'title' | 'points'>): string => `${title}. ${points.map((point) => point.title).join(' ')}`;

/** All topics as such sentences. */
export const feedbackSubjects: string[] = speakingTopics.map((topic) => subjectOf(feedbackTopic(topic)));
