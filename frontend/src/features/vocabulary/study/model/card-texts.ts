import type { DueFlashcard, HelperLanguage } from '@b1fuchs/contracts';
import type { StudyMode } from './study-mode.js';

export type Translation = { text: string; lang: 'en' | 'fa'; dir: 'ltr' | 'rtl' };

/** In the chosen helper language, or in the other one where the card has none in it. */
export function translationOf({ englishTranslation, persianTranslation }: Pick<DueFlashcard, 'englishTranslation' | 'persianTranslation'>, language: HelperLanguage): Translation {
  const isPersian = language === 'persian' ? persianTranslation !== '' : englishTranslation === '';
  return isPersian ? { text: persianTranslation, lang: 'fa', dir: 'rtl' } : { text: englishTranslation, lang: 'en', dir: 'ltr' };
}

/** The sentence of a cloze with its gap filled; any other card's word. */
export const filledWord = ({ germanWord, answer, partOfSpeech }: Pick<DueFlashcard, 'germanWord' | 'answer' | 'partOfSpeech'>): string =>
  partOfSpeech === 'cloze' ? germanWord.replace('…', () => answer) : germanWord;

/** As it is said aloud: „der Angestellte, die Angestellte“ for „der/die Angestellte“. */
export function spokenWord(card: Pick<DueFlashcard, 'germanWord' | 'answer' | 'partOfSpeech'>): string {
  const [, first, second, word] = /^(der|die|das)\/(der|die|das) (.+)$/.exec(card.germanWord) ?? [];
  if (first === undefined || second === undefined || word === undefined) return filledWord(card);
  return `${first} ${word}, ${second} ${word}`;
}

/** What can be heard at this moment; null where it would give the answer away. */
export function soundOf(card: Pick<DueFlashcard, 'germanWord' | 'answer' | 'partOfSpeech'>, { mode, isRevealed }: { mode: StudyMode; isRevealed: boolean }): string | null {
  if (isRevealed || mode === 'listening') return spokenWord(card);
  if (mode === 'article') return card.answer;
  return mode === 'typing' || card.partOfSpeech === 'cloze' ? null : spokenWord(card);
}
