import type { Embeddings, Vector } from '../../clients/embeddings.js';
import type { TopicFit } from './evidence.js';

/**
 * Cosines of multilingual-e5-small, set on the model answers in test/model-answers.ts: an answer lies at 0.887 or
 * more from its own task, and its own task is always the nearest; 95 % of the other pairs lie under 0.862. Learners'
 * texts have errors and lie a little lower.
 */
const ON_TASK = 0.84;
/** A text that is this much nearer to another task of the catalogue answers that one. */
const OTHER_TASK_LEAD = 0.03;
/** A topic of the learner's own is a few words only, which lie farther from any text. */
const ON_FREE_TOPIC = 0.8;
/** 96 % of the covered points lie above, 88 % of the points of other tasks below. */
const POINT_COVERED = 0.895;

export type TaskTexts = {
  /** What the text is held against. */
  subject: string;
  points: { point: string; wordings: string[] }[];
};

/** A topic outside the catalogue is judged by its own words. */
export const freeTopic = (topic: string): TaskTexts => ({ subject: topic, points: [] });

const cosine = (a: Vector, b: Vector): number => a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
const nearest = (vector: Vector, others: Vector[]): number => Math.max(...others.map((other) => cosine(vector, other)));

export type TopicJudge = {
  judge: (task: TaskTexts, text: string, sentences: string[]) => Promise<TopicFit>;
  /** Computes the catalogue's vectors, which takes some seconds, so that no learner waits for them. */
  warmUp: () => Promise<void>;
};

/**
 * Judges by meaning whether a text is about its task and which content points it covers.
 * @param embeddings.quick for a learner who waits; embeddings.patient for the catalogue.
 */
export function createTopicJudge({ quick, patient }: { quick: Embeddings; patient: Embeddings }, catalogue: TaskTexts[]): TopicJudge {
  const known = new Map<string, Promise<Vector[]>>();
  /** The catalogue's sentences never change: their vectors are computed once. */
  const remembered = (key: string, texts: string[], embeddings = quick): Promise<Vector[]> => {
    const cached = known.get(key);
    if (cached) return cached;
    const computed = embeddings.embed(texts);
    known.set(key, computed);
    computed.catch(() => known.delete(key));
    return computed;
  };
  const subjects = catalogue.map(({ subject }) => subject);
  const wordingsOf = ({ points }: TaskTexts): string[] => points.flatMap(({ wordings }) => wordings);

  return {
    async warmUp() {
      await remembered('catalogue', subjects, patient);
      for (const task of catalogue) await remembered(task.subject, [task.subject, ...wordingsOf(task)], patient);
    },

    async judge(task, text, sentences) {
      const isFree = task.points.length === 0;
      const own = [task.subject, ...wordingsOf(task)];
      const [[whole = [], ...parts], [subject = [], ...wordings], others] = await Promise.all([
        quick.embed([text, ...sentences]),
        isFree ? quick.embed(own) : remembered(task.subject, own),
        remembered('catalogue', subjects),
      ]);
      const similarity = cosine(whole, subject);
      const onTopic = isFree
        ? similarity >= ON_FREE_TOPIC
        : similarity >= ON_TASK && similarity >= nearest(whole, others) - OTHER_TASK_LEAD;

      let next = 0;
      const points = task.points.map(({ point, wordings: { length } }) => {
        const vectors = wordings.slice(next, next + length);
        next += length;
        return { point, covered: vectors.some((vector) => nearest(vector, parts) >= POINT_COVERED) };
      });
      return { similarity, onTopic, points };
    },
  };
}
