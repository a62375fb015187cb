import type { Embeddings } from '../../../../clients/embeddings.js';
import { createTopicJudge, freeTopic, keepCatalogue, READ_CHARACTERS, readable, type TaskTexts } from '../../../grading/topic-fit.js';
import { cosine, meanOf, seenFrom } from '../../../grading/vectors.js';
import { topicTexts, type FeedbackTopic } from './feedback-topic.js';
import { pointsByStems } from './stem-points.js';

/** How near what was said is to its topic. */
export type SpeechFit = {
  /** Undefined while the embeddings are away: then the points alone show it. */
  onTopic: boolean | undefined;
  /** One entry a point of the topic; empty for a topic outside the catalogue. */
  points: { title: string; covered: boolean }[];
};

/**
 * Cosines seen from the centre of all topics (see vectors.ts). What was said lies at 0.15 or more from its own topic, mostly at
 * 0.22 (test/speaking); 90 % of all other pairs lie under 0.11.
 */
const ON_TOPIC = 0.11;
/** A talk that is so much nearer to another topic of the catalogue is about that one; two parties are nearer to each other. */
const OTHER_TOPIC_LEAD = 0.12;

export type SpeechJudge = {
  judge: (topic: FeedbackTopic | string, text: string, sentences: string[]) => Promise<SpeechFit>;
  /** Computes the vectors of the topics' titles and questions, so that no learner waits for them. */
  warmUp: () => Promise<void>;
};

/**
 * Judges what somebody said about a topic of the catalogue, or about any other by its title: whether it is about the topic, and
 * which points it covers, by their stems first and by meaning where those find nothing.
 * `judge` throws EngineFailure without the embeddings.
 */
export function createSpeechJudge({ quick, patient }: { quick: Embeddings; patient: Embeddings }, topics: FeedbackTopic[]): SpeechJudge {
  const texts = topics.map(topicTexts);
  const subjects = texts.map(({ subject }) => subject);
  const recall = keepCatalogue(quick);
  const meaning = createTopicJudge({ quick, patient }, texts);

  return {
    async warmUp() {
      await recall.keep('topics', subjects, patient);
    },

    async judge(topic, text, sentences) {
      if (typeof topic === 'string') {
        const { onTopic } = await meaning.judge(freeTopic(topic), text, sentences);
        return { onTopic, points: [] };
      }
      const task = topicTexts(topic);
      const named = pointsByStems(topic, sentences);
      const [onTopic, meant] = await Promise.all([isAbout(task, text), named.every(Boolean) ? undefined : meaning.judge(task, text, sentences)]);
      return { onTopic, points: topic.points.map(({ title }, index) => ({ title, covered: named[index] === true || meant?.points[index]?.covered === true })) };
    },
  };

  async function isAbout({ subject }: TaskTexts, text: string): Promise<boolean> {
    const [all, [said = [], own = []]] = await Promise.all([recall.get('topics', subjects), quick.embed([readable(text, READ_CHARACTERS), subject])]);
    const centre = meanOf(all);
    const near = (vector: number[]): number => cosine(seenFrom(centre, said), seenFrom(centre, vector));
    const nearness = near(own);
    return nearness >= ON_TOPIC && nearness >= Math.max(...all.map(near)) - OTHER_TOPIC_LEAD;
  }
}

/** What the stems alone show, without the embeddings. */
export const fitByStems = (topic: FeedbackTopic | string, sentences: string[]): SpeechFit => ({
  onTopic: undefined,
  points: typeof topic === 'string' ? [] : pointsByStems(topic, sentences).map((covered, index) => ({ title: topic.points[index]?.title ?? '', covered })),
});
