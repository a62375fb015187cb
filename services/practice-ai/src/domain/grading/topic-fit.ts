import type { WritingTask } from '@b1fuchs/contracts';
import type { Embeddings, Vector } from '../../clients/embeddings.js';
import type { TopicFit } from './evidence.js';

/**
 * Cosines of multilingual-e5-small, calibrated on model answers and on answers to other tasks
 * (test/grading/topic-fit.test.ts): every right pair lies above, every wrong one below.
 */
const ON_TOPIC = 0.84;
const POINT_COVERED = 0.88;

export type TaskTexts = {
  /** What the text is held against. */
  subject: string;
  points: { point: string; wordings: string[] }[];
};

/** A topic outside the catalogue is judged by its own words. */
export const textsOf = (task: WritingTask | undefined, topic: string, paraphrases: string[][]): TaskTexts =>
  task
    ? {
        subject: `${task.title}. ${task.situation}`,
        points: task.points.map((point, index) => ({ point, wordings: [point, ...(paraphrases[index] ?? [])] })),
      }
    : { subject: topic, points: [] };

const cosine = (a: Vector, b: Vector): number => a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);

/** Judges by meaning whether a text is about its task and which content points it covers. */
export function createTopicJudge(embeddings: Embeddings) {
  const known = new Map<string, Promise<Vector[]>>();
  /** The task's own sentences never change: their vectors are computed once. */
  const vectorsOfTask = ({ subject, points }: TaskTexts): Promise<Vector[]> => {
    const cached = known.get(subject);
    if (cached) return cached;
    const computed = embeddings.embed([subject, ...points.flatMap(({ wordings }) => wordings)]);
    if (points.length > 0) {
      known.set(subject, computed);
      computed.catch(() => known.delete(subject));
    }
    return computed;
  };

  return async (task: TaskTexts, text: string, sentences: string[]): Promise<TopicFit> => {
    const [taskVectors, [whole = [], ...parts]] = await Promise.all([
      vectorsOfTask(task),
      embeddings.embed([text, ...sentences]),
    ]);
    const [subject = [], ...wordings] = taskVectors;
    const similarity = cosine(whole, subject);
    let next = 0;
    const points = task.points.map(({ point, wordings: { length } }) => {
      const own = wordings.slice(next, next + length);
      next += length;
      const best = Math.max(...own.flatMap((wording) => parts.map((part) => cosine(part, wording))));
      return { point, covered: best >= POINT_COVERED };
    });
    return { similarity, onTopic: similarity >= ON_TOPIC || points.some(({ covered }) => covered), points };
  };
}
export type TopicJudge = ReturnType<typeof createTopicJudge>;
