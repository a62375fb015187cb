import type { DeckCard, HelperLanguage } from '@b1fuchs/contracts';

export type Translation = { text: string; language: HelperLanguage };
type Translated = Pick<DeckCard, 'englishTranslation' | 'persianTranslation'>;

/** What a word means in the learner's helper language; where it has no translation there, in the other one. */
export function translationOf({ englishTranslation, persianTranslation }: Translated, language: HelperLanguage): Translation {
  const english: Translation = { text: englishTranslation, language: 'english' };
  const persian: Translation = { text: persianTranslation, language: 'persian' };
  const [first, second] = language === 'persian' ? [persian, english] : [english, persian];
  return first.text === '' ? second : first;
}
