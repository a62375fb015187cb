import type { WritingTask } from '@b1fuchs/contracts';
import type { TaskTexts } from '../grading/topic-fit.js';
import { pointParaphrases } from './point-paraphrases.js';

/** What an answer to a task is held against: the task itself and several wordings of each of its points. */
export const taskTexts = (task: WritingTask): TaskTexts => ({
  subject: `${task.title}. ${task.situation}`,
  points: task.points.map((point, index) => ({
    point,
    wordings: [point, ...(pointParaphrases[task.id]?.[index] ?? [])],
  })),
});
