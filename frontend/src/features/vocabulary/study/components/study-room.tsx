import type { HelperLanguage } from '@b1fuchs/contracts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { HelpText } from '../../../../components/ui/help-text.js';
import { classNames } from '../../../../lib/class-names.js';
import { usePronunciation } from '../../../../lib/speech/use-pronunciation.js';
import { soundOf } from '../model/card-texts.js';
import { currentCard, remainingCards, type StudySession } from '../model/session.js';
import type { Shortcut } from '../model/shortcuts.js';
import { studyMode } from '../model/study-mode.js';
import type { Study } from '../model/use-study.js';
import { completeTexts } from '../wording.js';
import { Announcement } from './announcement.js';
import { BoxProgress } from './box-progress.js';
import { DueCounts } from './due-counts.js';
import { KeyboardHint } from './keyboard-hint.js';
import { ModeChoice } from './mode-choice.js';
import { ReviewCard } from './review-card.js';
import { roomLayout } from './room-layout.js';
import { SessionBar } from './session-bar.js';
import { DrillDone, NothingDue, SessionComplete } from './session-end.js';
import { useShortcuts } from './use-shortcuts.js';
import { WaitingBanner } from './waiting-banner.js';

type Props = { study: Study; session: StudySession; language: HelperLanguage };

/** Tailwind's sm: below it the room fills the screen. */
const NARROW_SCREEN = '(width < 40rem)';

/** A session: the card, its buttons in reach of the thumb, and the figures beside it. */
export function StudyRoom({ study, session, language }: Props) {
  const mode = studyMode.use();
  const pronunciation = usePronunciation();
  const room = useRef<HTMLElement>(null);
  const card = currentCard(session);
  const { isRevealed, shownAt } = session;
  const isEmpty = session.cards.length === 0;
  const remaining = remainingCards(session).length;
  /** The learner is at it: from now on the focus and the view follow the cards. */
  const isUnderWay = isRevealed || session.isRepeat || session.answers.length > 0;

  const sound = card && soundOf(card, { mode, isRevealed });
  function answer(isCorrect: boolean): void {
    pronunciation.stop();
    study.answer(isCorrect);
  }
  function undo(): void {
    pronunciation.stop();
    study.undo();
  }
  function follow(shortcut: Shortcut): void {
    if (shortcut.action === 'reveal') study.reveal(null);
    else if (shortcut.action === 'article') study.reveal({ kind: 'article', article: shortcut.article });
    else if (shortcut.action === 'undo') undo();
    else if (shortcut.action === 'repeat') void (sound !== null && pronunciation.play(sound));
    else answer(shortcut.action === 'known');
  }
  useShortcuts({ isRevealed, mode, onShortcut: follow });

  const bringIntoView = useEffectEvent(() => {
    if (!isUnderWay) return;
    if (window.matchMedia(NARROW_SCREEN).matches) room.current?.scrollIntoView({ block: 'start' });
    else room.current?.querySelector('article')?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => bringIntoView(), [shownAt, isRevealed]);

  return (
    <div className={roomLayout}>
      <section ref={room} aria-label={completeTexts.room} className={classNames('flex min-w-0 flex-col gap-3', isUnderWay && 'max-sm:has-[article]:min-h-dvh max-sm:has-[article]:py-3')}>
        <WaitingBanner sync={study.sync} />
        {!isEmpty && (
          <>
            <ModeChoice mode={mode} onChoose={study.chooseMode} />
            <SessionBar session={session} onUndo={undo} />
          </>
        )}
        <HelpText role="status" className="rounded-control bg-blue-soft px-3 py-2 text-sm text-ink empty:sr-only">
          {session.answers.some(({ isUncounted }) => isUncounted) && completeTexts.uncounted}
        </HelpText>
        <Announcement session={session} mode={mode} language={language} />
        {card !== null && (
          <ReviewCard
            key={`${mode} ${card.userFlashcardId} ${shownAt}`}
            card={card}
            session={session}
            mode={mode}
            language={language}
            pronunciation={pronunciation}
            isUnderWay={isUnderWay}
            onReveal={study.reveal}
            onAnswer={answer}
          />
        )}
        {isEmpty && <NothingDue isDeckEmpty={study.boxes?.every(({ count }) => count === 0) === true} />}
        {!isEmpty && remaining === 0 && <SessionComplete session={session} due={study.counts.dueToday} onRepeat={study.repeat} onMore={study.startNew} />}
        {card === null && remaining > 0 && <DrillDone count={remaining} onGoOn={() => study.chooseMode('cards')} />}
      </section>
      <aside aria-label={completeTexts.figures} className="flex flex-col gap-4">
        <DueCounts counts={study.counts} />
        <BoxProgress boxes={study.boxes} current={card?.box ?? null} />
        {card !== null && <KeyboardHint mode={mode} />}
      </aside>
    </div>
  );
}
