import type { DueFlashcard, HelperLanguage } from '@b1fuchs/contracts';
import { filledWord, translationOf } from '../model/card-texts.js';
import { currentCard, type StudySession } from '../model/session.js';
import type { StudyMode } from '../model/study-mode.js';
import { cardTexts, modeTexts } from '../wording.js';

type Props = { session: StudySession; mode: StudyMode; language: HelperLanguage };

/** Says to screen readers which card came, and what is on its back. */
export function Announcement({ session, mode, language }: Props) {
  const card = currentCard(session);
  if (card === null) return null;
  const translation = translationOf(card, language);
  const translated = (
    <bdi lang={translation.lang} dir={translation.dir}>
      {translation.text}
    </bdi>
  );
  return (
    <p role="status" className="sr-only">
      {session.isRevealed ? (
        <>
          {filledWord(card)}: {translated}
        </>
      ) : (
        <>
          {cardTexts.position(session.answers.length + 1, session.cards.length)}: {mode === 'typing' && card.partOfSpeech !== 'cloze' ? translated : promptOf(card, mode)}
        </>
      )}
    </p>
  );
}

function promptOf({ germanWord, answer }: DueFlashcard, mode: StudyMode): string {
  if (mode === 'article') return `${answer}. ${modeTexts.chooseArticle}`;
  return mode === 'listening' ? modeTexts.typeHeard : germanWord;
}
