import type { DueFlashcard, HelperLanguage } from '@b1fuchs/contracts';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Card } from '../../../../components/ui/card.js';
import type { Pronunciation } from '../../../../lib/speech/use-pronunciation.js';
import { spokenWord } from '../model/card-texts.js';
import { judge } from '../model/judge.js';
import type { Attempt, StudySession } from '../model/session.js';
import type { StudyMode } from '../model/study-mode.js';
import { cardTexts } from '../wording.js';
import { AnswerBar } from './answer-bar.js';
import { CardBack } from './card-back.js';
import { CardFront } from './card-front.js';
import { CardHead } from './card-head.js';
import { FrontBar } from './front-bar.js';
import { SwipeCue } from './swipe-cue.js';
import { useSwipe } from './use-swipe.js';

type Props = {
  card: DueFlashcard;
  session: StudySession;
  mode: StudyMode;
  language: HelperLanguage;
  pronunciation: Pronunciation;
  /** The learner has begun: the focus follows. */
  isUnderWay: boolean;
  onReveal: (attempt: Attempt | null) => void;
  onAnswer: (isCorrect: boolean) => void;
};

/** One card, with its buttons at its foot. Made anew for each card, so that nothing of the last one stays. */
export function ReviewCard({ card, session, mode, language, pronunciation, isUnderWay, onReveal, onAnswer }: Props) {
  const { isRevealed, attempt } = session;
  const formId = useId();
  const [typed, setTyped] = useState('');
  const article = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const swipe = useSwipe({ isEnabled: isRevealed, onSwipe: (side) => onAnswer(side === 'right') });
  const verdict = isRevealed && attempt !== null ? judge(attempt, card) : null;

  const arrive = useEffectEvent(() => {
    const focused = document.activeElement;
    // On the tab one arrives by: from the first key on it is the card that is meant, and arrows must not change the tab.
    const isOnTab = isRevealed && focused?.matches('[role="tab"]') === true;
    const isFree = focused === null || focused === document.body || isOnTab || article.current?.contains(focused) === true;
    if (isUnderWay && isFree) (input.current ?? article.current)?.focus({ preventScroll: true });
    if (isUnderWay && mode === 'listening' && !isRevealed) void pronunciation.play(spokenWord(card), { isAutomatic: true });
  });
  useEffect(() => arrive(), [isRevealed]);

  return (
    <Card
      as="article"
      ref={article}
      tabIndex={-1}
      aria-label={cardTexts.position(session.answers.length + 1, session.cards.length)}
      className="flex flex-1 scroll-my-4 flex-col overflow-clip p-0! outline-none sm:min-h-96"
    >
      <CardHead card={card} position={session.answers.length + 1} of={session.cards.length} />
      <div
        {...swipe.handlers}
        className="relative flex flex-1 touch-pan-y flex-col justify-center px-4 py-4 sm:px-8"
        style={swipe.offset === 0 ? undefined : { transform: `translateX(${swipe.offset}px)`, userSelect: 'none' }}
      >
        {isRevealed ? (
          <CardBack card={card} attempt={attempt} verdict={verdict} language={language} pronunciation={pronunciation} />
        ) : (
          <CardFront
            card={card}
            mode={mode}
            language={language}
            pronunciation={pronunciation}
            typing={{ formId, input, typed, onType: setTyped, onSubmit: () => onReveal(typed.trim() === '' ? null : { kind: 'typed', text: typed }) }}
          />
        )}
      </div>
      <div className="sticky bottom-0 rounded-b-card border-t border-grey-2 bg-sheet px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6 sm:py-4">
        <SwipeCue offset={swipe.offset} side={swipe.side} />
        {isRevealed ? <AnswerBar proposal={verdict?.isKnown ?? null} onAnswer={onAnswer} /> : <FrontBar mode={mode} formId={formId} hasTyped={typed.trim() !== ''} onReveal={onReveal} />}
      </div>
    </Card>
  );
}
