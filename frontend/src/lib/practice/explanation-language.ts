import { createStoredChoice } from '../stored-choice.js';

/** In which language a learner reads why something is wrong. */
export const explanationLanguages = ['de', 'en', 'fa'] as const;
export type ExplanationLanguage = (typeof explanationLanguages)[number];

export const directionOf = (language: ExplanationLanguage): 'rtl' | 'ltr' => (language === 'fa' ? 'rtl' : 'ltr');

/** German until another one is chosen. */
export const explanationLanguage = createStoredChoice({ key: 'explanation-language', choices: explanationLanguages, defaultChoice: () => 'de' });
