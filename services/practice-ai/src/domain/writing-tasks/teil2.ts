import type { WritingTask } from '@b1fuchs/contracts';
import { lifestyleTopics } from './teil2-lifestyle.js';
import { societyTopics } from './teil2-society.js';

/** Part 2: opinions of about 80 words in answer to somebody else's. */
export const teil2Tasks: WritingTask[] = [...societyTopics, ...lifestyleTopics];
