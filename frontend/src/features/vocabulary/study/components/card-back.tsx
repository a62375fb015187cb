import type { DueFlashcard, HelperLanguage } from '@b1fuchs/contracts';
import type { Pronunciation } from '../../../../lib/speech/use-pronunciation.js';
import { spokenWord } from '../model/card-texts.js';
import type { Judgement } from '../model/judge.js';
import type { Attempt } from '../model/session.js';
import { cardTexts } from '../wording.js';
import { PlayButton } from './play-button.js';
import { TranslationLine } from './translation-line.js';
import { VerdictLine } from './verdict-line.js';
import { Word } from './word.js';

type Props = { card: DueFlashcard; attempt: Attempt | null; verdict: Judgement | null; language: HelperLanguage; pronunciation: Pronunciation };

/** All that is known of the word. */
export function CardBack({ card, attempt, verdict, language, pronunciation }: Props) {
  const { exampleSentence, exampleTranslation, grammar, topic } = card;
  return (
    <div className="flex animate-fade-in flex-col items-center gap-4">
      {verdict !== null && <VerdictLine judgement={verdict} typed={attempt?.kind === 'typed' ? attempt.text : ''} card={card} />}
      <div className="flex max-w-full flex-wrap items-center justify-center gap-x-3 gap-y-2">
        <Word card={card} isFilled />
        <PlayButton size="round" pronunciation={pronunciation} text={spokenWord(card)} label={cardTexts.playWord} shortcut="r" />
      </div>
      <div className="flex w-full flex-col items-center gap-1 border-t border-grey-2 pt-4">
        <TranslationLine card={card} language={language} />
        {grammar !== '' && <p className="text-center text-grey-5">{grammar}</p>}
      </div>
      {exampleSentence !== '' && (
        <div className="flex w-full max-w-text items-start gap-1 rounded-control bg-grey-1 py-2 pr-4 pl-1">
          <PlayButton pronunciation={pronunciation} text={exampleSentence} label={cardTexts.playSentence} />
          <div className="min-w-0 py-2">
            <p className="text-lg leading-snug text-ink">{exampleSentence}</p>
            {exampleTranslation !== '' && (
              <p lang="en" className="mt-1 text-grey-5">
                {exampleTranslation}
              </p>
            )}
          </div>
        </div>
      )}
      <p className="text-sm text-grey-4">
        {cardTexts.topic}: {topic}
      </p>
      <p className="hidden text-sm text-grey-4 pointer-coarse:block">{cardTexts.swipe}</p>
    </div>
  );
}
