import type { DueFlashcard, HelperLanguage } from '@b1fuchs/contracts';
import { HelpText } from '../../../../components/ui/help-text.js';
import type { Pronunciation } from '../../../../lib/speech/use-pronunciation.js';
import { soundOf, spokenWord } from '../model/card-texts.js';
import type { StudyMode } from '../model/study-mode.js';
import { cardTexts, modeTexts } from '../wording.js';
import { PlayButton } from './play-button.js';
import { TranslationLine } from './translation-line.js';
import { TypingField, type Typing } from './typing-field.js';
import { Word } from './word.js';

type Props = { card: DueFlashcard; mode: StudyMode; language: HelperLanguage; pronunciation: Pronunciation; typing: Typing };

/** What the learner sees before they turn the card; it depends on the mode. */
export function CardFront({ card, mode, language, pronunciation, typing }: Props) {
  const isCloze = card.partOfSpeech === 'cloze';
  if (mode === 'typing') {
    return (
      <div className="flex flex-col items-center gap-6">
        {/* What explains a gap may name what fills it. */}
        {isCloze ? <Word card={card} /> : <TranslationLine card={card} language={language} />}
        <TypingField label={isCloze ? modeTexts.typeGap : modeTexts.typeWord} typing={typing} />
      </div>
    );
  }
  if (mode === 'listening') {
    return (
      <div className="flex flex-col items-center gap-4">
        <PlayButton size="large" pronunciation={pronunciation} text={spokenWord(card)} label={modeTexts.listen} shortcut="r" />
        {isCloze && <Word card={card} />}
        <TypingField label={isCloze ? modeTexts.typeGap : modeTexts.typeHeard} typing={typing} />
      </div>
    );
  }
  const sound = soundOf(card, { mode, isRevealed: false });
  return (
    <div className="flex flex-col items-center gap-6">
      {mode === 'article' ? <Word card={{ ...card, germanWord: card.answer }} /> : <Word card={card} />}
      {sound !== null && <PlayButton size="round" pronunciation={pronunciation} text={sound} label={cardTexts.playWord} shortcut="r" />}
      {mode === 'article' && <HelpText className="text-grey-5">{modeTexts.chooseArticle}</HelpText>}
    </div>
  );
}
