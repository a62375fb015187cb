import { createStoredChoice } from '../../stored-choice.js';

/** How fast the examiner speaks; 1 is as recorded. */
export const speechSpeeds = ['0.6', '0.7', '0.8', '0.9', '1', '1.1', '1.2'] as const;

export const speechSpeed = createStoredChoice({ key: 'speech-speed', choices: speechSpeeds, defaultChoice: () => '1' });
