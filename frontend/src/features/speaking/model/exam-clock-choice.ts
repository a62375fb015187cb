import { createStoredChoice } from '../../../lib/stored-choice.js';

/** Whether the learner practises with the exam's clock. */
export const examClockChoice = createStoredChoice({ key: 'exam-clock', choices: ['off', 'on'] as const, defaultChoice: () => 'off' });
