import { helperLanguageSchema } from '@b1fuchs/contracts';
import { createStoredChoice } from '../stored-choice.js';

/** In which language a learner reads what a German word means; English until another one is chosen. */
export const helperLanguage = createStoredChoice({ key: 'flashcard-language', choices: helperLanguageSchema.options, defaultChoice: () => 'english' });
