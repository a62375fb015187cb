import { readWords, type ListedWord } from '@b1fuchs/lexicon';

/** The words that B1 asks for. */
export const wordList: ListedWord[] = readWords();
