import { teil1Paraphrases } from './point-paraphrases-teil1.js';
import { teil2Paraphrases } from './point-paraphrases-teil2.js';
import { teil3Paraphrases } from './point-paraphrases-teil3.js';

/**
 * By task id, in the order of the task's points: at least three answers to each point in different words.
 * A sentence that is near one of them in meaning covers the point.
 */
export const pointParaphrases: Record<string, string[][]> = {
  ...teil1Paraphrases,
  ...teil2Paraphrases,
  ...teil3Paraphrases,
};
