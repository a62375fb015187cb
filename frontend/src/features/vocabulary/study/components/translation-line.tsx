import type { DueFlashcard, HelperLanguage } from '@b1fuchs/contracts';
import { translationOf } from '../model/card-texts.js';

/** The card's translation in the helper language, or in the other one where it has none. */
export function TranslationLine({ card, language }: { card: DueFlashcard; language: HelperLanguage }) {
  const { text, lang, dir } = translationOf(card, language);
  return (
    <p lang={lang} dir={dir} className="max-w-text text-center text-2xl break-words text-ink">
      {text}
    </p>
  );
}
