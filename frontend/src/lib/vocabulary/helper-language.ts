import type { HelperLanguage } from '@b1fuchs/contracts';
import { createStoredChoice } from '../stored-choice.js';

// Not read from the schema: every page's footer sets this choice, and none of them needs zod for it.
const choices = ['english', 'persian'] as const satisfies readonly HelperLanguage[];

/** In which language a learner reads what a German word means; English until another one is chosen. */
export const helperLanguage = createStoredChoice<HelperLanguage>({ key: 'flashcard-language', choices, defaultChoice: () => 'english' });
