import type { Embeddings } from '../../../../clients/embeddings.js';
import { freeTopic, keepCatalogue, READ_CHARACTERS, readable, type TopicJudge } from '../../../grading/topic-fit.js';
import { cosine, meanOf, seenFrom } from '../../../grading/vectors.js';
import type { TopicListener } from '../../understanding/topic-listener.js';
import { subjectOf, type FeedbackTopic } from './feedback-topic.js';
import { pointsByStems } from './stem-points.js';

/** How near what was said is to its topic. */
export type SpeechFit = {
  /** Undefined while the embeddings are away: then the points alone show it. */
  onTopic: boolean | undefined;
  /** One entry a point of the topic; empty for a topic outside the catalogue. */
  points: { title: string; covered: boolean }[];
};

/**
 * Cosines seen from the centre of all topics (see vectors.ts). What was said lies at 0.12 or more from its own topic, mostly at
 * 0.2 or more (test/speaking); of all other pairs half lie under 0 and 90 % under 0.11.
 */
const ON_TOPIC = 0.1;
/** A talk that is so much nearer to another topic of the catalogue is about that one; one party lies 0.17 nearer to another. */
const OTHER_TOPIC_LEAD = 0.2;
/**
 * Who speaks to most points of a plan or answers most personal questions is on the topic, unless what they say lies nowhere near
 * it. A talk may speak of experience, home, pros and cons of anything.
 */
const MOST_POINTS = 0.6;
const NOWHERE_NEAR = 0.03;

export type SpeechJudge = {
  /** @param topic of the catalogue, or the title of any other */
  judge: (topic: FeedbackTopic | string, text: string, sentences: string[]) => Promise<SpeechFit>;
  /** Computes the vectors of the topics' titles and questions, so that no learner waits for them. */
  warmUp: () => Promise<void>;
};

type Parts = {
  /** For a learner who waits, and for the catalogue. */
  quick: Embeddings;
  patient: Embeddings;
  listener: Pick<TopicListener, 'listen'>;
  /** For topics outside the catalogue. */
  topics: Pick<TopicJudge, 'judge'>;
  /** Every topic in a few sentences. */
  subjects: string[];
};

/**
 * Judges whether what somebody said is about its topic, and which points it covers: by their stems first, by meaning where
 * those find nothing. Throws EngineFailure without the embeddings.
 */
export function createSpeechJudge({ quick, patient, listener, topics, subjects }: Parts): SpeechJudge {
  const recall = keepCatalogue(quick);

  return {
    async warmUp() {
      await recall.keep('subjects', subjects, patient);
    },

    async judge(topic, text, sentences) {
      if (typeof topic === 'string') {
        const { onTopic } = await topics.judge(freeTopic(topic), text, sentences);
        return { onTopic, points: [] };
      }
      const named = pointsByStems(topic, sentences);
      const [{ nearness, lead }, heard] = await Promise.all([nearnessTo(topic, text), named.every(Boolean) ? [] : listener.listen(topic.id, topic.points, sentences.join('\n'))]);
      const meant = new Set(heard.filter(({ isByWord }) => !isByWord).flatMap(({ touched }) => touched));
      const points = topic.points.map(({ title }, index) => ({ title, covered: named[index] === true || meant.has(index) }));
      const speaksToMost = topic.kind !== 'presentation' && points.filter(({ covered }) => covered).length >= MOST_POINTS * points.length;
      return { onTopic: (nearness >= ON_TOPIC && lead <= OTHER_TOPIC_LEAD) || (speaksToMost && nearness >= NOWHERE_NEAR), points };
    },
  };

  /** How near a text is to its topic, and how much nearer to another one. */
  async function nearnessTo(topic: FeedbackTopic, text: string): Promise<{ nearness: number; lead: number }> {
    const [all, [said = [], own = []]] = await Promise.all([recall.get('subjects', subjects), quick.embed([readable(text, READ_CHARACTERS), subjectOf(topic)])]);
    const centre = meanOf(all);
    const near = (vector: number[]): number => cosine(seenFrom(centre, said), seenFrom(centre, vector));
    const nearness = near(own);
    return { nearness, lead: Math.max(...all.map(near)) - nearness };
  }
}

/** What the stems alone show, without the embeddings. */
export const fitByStems = (topic: FeedbackTopic | string, sentences: string[]): SpeechFit => ({
  onTopic: undefined,
  points: typeof topic === 'string' ? [] : pointsByStems(topic, sentences).map((covered, index) => ({ title: topic.points[index]?.title ?? '', covered })),
});
