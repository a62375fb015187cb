import { ChevronDown, EyeOff, LifeBuoy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { ChatBubble } from '../../../components/chat/chat-bubble.js';
import { TypingDots } from '../../../components/chat/typing-dots.js';
import type { FoxState } from '../../../components/fox/fox-state.js';
import { Fox } from '../../../components/fox/fox.js';
import type { MascotHint } from '../../../components/mascot/mascot-hint.js';
import { Button } from '../../../components/ui/button.js';
import { HelpText } from '../../../components/ui/help-text.js';
import { IconButton } from '../../../components/ui/icon-button.js';
import { questions, type Question } from '../model/answer.js';
import type { Exchange } from '../model/fox-mind.js';
import type { Greeting } from '../model/greeting.js';
import type { Suggestion } from '../model/suggestions.js';
import { cardTexts } from '../wording.js';
import { ExchangeBubbles } from './exchange-bubbles.js';
import { SuggestionList } from './suggestion-list.js';

type Props = {
  /** What Fuchs is doing. */
  state: FoxState;
  exchange: Exchange | null;
  /** What the page has to say; it takes the place of greeting and suggestions. */
  hint: MascotHint | null;
  /** Null while it is not known yet. */
  greeting: Greeting | null;
  suggestions: readonly Suggestion[];
  closeLabel: string;
  /** Of the bar under it, px. */
  lift: number;
  onAsk: (question: Question) => void;
  onFollow: () => void;
  onSupport: () => void;
  onHide: () => void;
  onClose: () => void;
};

/** Fuchs with what he has to say, as a small chat. */
export function CoachCard({ state, exchange, hint, greeting, suggestions, closeLabel, lift, onAsk, onFollow, onSupport, onHide, onClose }: Props) {
  const messages = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (exchange !== null && messages.current !== null) messages.current.scrollTop = messages.current.scrollHeight;
  }, [exchange]);
  return (
    <div
      className="pointer-events-auto flex w-[min(21rem,calc(100vw-2rem))] animate-rise-in flex-col rounded-card border border-grey-2 bg-sheet text-sm shadow-soft"
      style={{ maxHeight: `min(34rem, calc(100dvh - 5.5rem - ${lift}px))` }}
    >
      <div className="flex items-center gap-3 border-b border-grey-2 py-1.5 pr-1 pl-3">
        <Fox state={state} size={48} />
        <h2 className="min-w-0 flex-1 text-base font-semibold text-ink">{cardTexts.title}</h2>
        <IconButton label={closeLabel} onClick={onClose}>
          <ChevronDown aria-hidden />
        </IconButton>
      </div>
      <div
        ref={messages}
        role="group"
        aria-label={cardTexts.messages}
        tabIndex={0}
        className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto overscroll-contain rounded-control p-3 focus-visible:-outline-offset-2"
      >
        {/* The greeting comes by itself, and a page may have told of its hint already: neither interrupts. */}
        <ul aria-live={hint === null || hint.isAnnounced === true ? 'off' : 'polite'}>
          <ChatBubble side="partner" speaker={cardTexts.fox}>
            <HelpText as="div">{hint?.text ?? greeting?.text ?? <TypingDots label={cardTexts.thinking} className="h-5 gap-1" />}</HelpText>
          </ChatBubble>
        </ul>
        {hint === null && greeting?.link !== undefined && (
          <Link to={greeting.link.to} className="-mt-2 inline-flex min-h-9 items-center self-start px-1 font-semibold text-accent-text hover:underline pointer-coarse:min-h-11" onClick={onFollow}>
            {greeting.link.label}
          </Link>
        )}
        {hint === null && greeting !== null && <SuggestionList suggestions={suggestions} onFollow={onFollow} />}
        <ul aria-live="polite" className="flex flex-col gap-3 empty:sr-only">
          {exchange !== null && <ExchangeBubbles exchange={exchange} />}
        </ul>
      </div>
      <div className="border-t border-grey-2 p-2">
        <div role="group" aria-label={cardTexts.questions} className="grid grid-cols-[1fr_1.25fr_1fr] gap-2">
          {questions.map((question) => (
            <Button key={question.kind} size="sm" className="px-1!" onClick={() => onAsk(question)}>
              {question.label}
            </Button>
          ))}
        </div>
        <div className="mt-1 flex flex-wrap justify-between">
          <Button variant="quiet" size="sm" className="px-1.5!" icon={<LifeBuoy aria-hidden />} onClick={onSupport}>
            {cardTexts.support}
          </Button>
          <Button variant="quiet" size="sm" className="px-1.5! text-grey-4!" icon={<EyeOff aria-hidden />} onClick={onHide}>
            {cardTexts.hide}
          </Button>
        </div>
      </div>
    </div>
  );
}
