import type { WritingTask } from '@b1fuchs/contracts';
import { teil1Tasks } from './teil1.js';
import { teil2Tasks } from './teil2.js';
import { teil3Tasks } from './teil3.js';

/**
 * Every writing task: 10 informal letters, 8 opinion topics and 6 formal letters on the subjects of spec 2, section 9.2.
 * Ids are stable: attempts are stored with them.
 */
export const writingTasks: WritingTask[] = [...teil1Tasks, ...teil2Tasks, ...teil3Tasks];

const tasksByTitle = new Map(writingTasks.map((task) => [task.title, task]));

/** The task with exactly this title, white space around it aside; undefined for a topic of the learner's own. */
export const findWritingTask = (topic: string): WritingTask | undefined => tasksByTitle.get(topic.trim());
