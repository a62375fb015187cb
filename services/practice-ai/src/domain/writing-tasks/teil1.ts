import type { WritingTask } from '@b1fuchs/contracts';
import { everydayLetters } from './teil1-everyday.js';
import { leisureLetters } from './teil1-leisure.js';

/** Part 1: informal letters and e-mails of about 80 words. */
export const teil1Tasks: WritingTask[] = [...everydayLetters, ...leisureLetters];
