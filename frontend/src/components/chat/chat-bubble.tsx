/*
 * One turn of a conversation, an item of a list: the partner's on the left, the learner's own on the right, each with a picture beside it.
 *   <ChatBubble side="partner" speaker="Fuchs" picture={<FoxHead size={26} />} below={<Button …/>}>{content}</ChatBubble>
 *   <ChatBubble side="learner" speaker="Sie">{content}</ChatBubble>
 * `speaker` is read out before the words; `below` belongs to the turn and stands under it.
 */
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.js';

type Props = { side: 'partner' | 'learner'; speaker: string; picture?: ReactNode; below?: ReactNode; className?: string; children: ReactNode };

export function ChatBubble({ side, speaker, picture, below, className, children }: Props) {
  const isPartner = side === 'partner';
  return (
    <li className={classNames('flex gap-2 sm:gap-3', !isPartner && 'flex-row-reverse', className)}>
      {picture !== undefined && (
        <div aria-hidden className="flex size-9 shrink-0 items-center justify-center overflow-hidden rounded-full border border-grey-2 bg-sheet">
          {picture}
        </div>
      )}
      <div className={classNames('flex max-w-[88%] min-w-0 flex-col sm:max-w-[80%]', isPartner ? 'items-start' : 'items-end')}>
        <span className="sr-only">{speaker}: </span>
        {/* A learner may write in another language, and from right to left. */}
        <div dir="auto" className={classNames('max-w-full rounded-card px-4 py-2.5 break-words whitespace-pre-wrap', isPartner ? 'rounded-tl-none bg-grey-1' : 'rounded-tr-none bg-accent-soft')}>
          {children}
        </div>
        {below}
      </div>
    </li>
  );
}
