import type { DueFlashcard } from '@b1fuchs/contracts';
import { createStoredChoice } from '../../../../lib/stored-choice.js';

/** cards: see and turn · typing: write the German word · listening: hear it, then write or turn · article: der, die or das. */
export const studyModes = ['cards', 'typing', 'listening', 'article'] as const;
export type StudyMode = (typeof studyModes)[number];

/** The mode that an address asks for (`?mode=listening`); null where it asks for none that there is. */
export const askedMode = (asked: string | null): StudyMode | null => studyModes.find((mode) => mode === asked) ?? null;

export const studyMode = createStoredChoice({ key: 'flashcard-study-mode', choices: studyModes, defaultChoice: () => 'cards' });

/** The article drill takes only nouns with one article; every card can be studied in the other modes. */
export const fitsMode = (card: Pick<DueFlashcard, 'article'>, mode: StudyMode): boolean => mode !== 'article' || card.article !== null;
