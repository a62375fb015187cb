import type { ConversationMessage } from '@b1fuchs/contracts';
import { useRef } from 'react';
import { ChatBubble } from '../../../components/chat/chat-bubble.js';
import { TypingDots } from '../../../components/chat/typing-dots.js';
import { FoxHead } from '../../../components/fox/fox-head.js';
import { chatTexts } from '../wording.js';
import { ListenButton, type Listening } from './listen-button.js';
import { Tips } from './tips.js';
import { useNewestInSight } from './use-newest-in-sight.js';

type Props = {
  messages: readonly ConversationMessage[];
  /** The learner's message that is on its way; null when none is. */
  pendingText: string | null;
  listening: Listening;
};

/** What was said so far, the newest in sight. */
export function MessageLog({ messages, pendingText, listening }: Props) {
  const log = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const isWaiting = pendingText !== null;

  useNewestInSight(log, list, messages.length + (isWaiting ? 1 : 0));

  return (
    <div ref={log} role="log" aria-label={chatTexts.messages} tabIndex={0} className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 py-4 focus-visible:-outline-offset-2 sm:px-5">
      <ol ref={list} className="flex flex-col gap-4">
        {messages.map((message, index) => (
          <Message key={index} message={message} index={index} listening={listening} />
        ))}
        {isWaiting && (
          <ChatBubble side="learner" speaker={chatTexts.learner}>
            {pendingText}
          </ChatBubble>
        )}
        {isWaiting && (
          <ChatBubble side="partner" speaker={chatTexts.partner} picture={<FoxHead size={26} />}>
            <TypingDots label={chatTexts.typing} />
          </ChatBubble>
        )}
      </ol>
    </div>
  );
}

function Message({ message: { role, content, corrections = [] }, index, listening }: { message: ConversationMessage; index: number; listening: Listening }) {
  if (role === 'user') {
    return (
      <ChatBubble side="learner" speaker={chatTexts.learner} below={corrections.length > 0 && <Tips corrections={corrections} />}>
        {content}
      </ChatBubble>
    );
  }
  return (
    <ChatBubble side="partner" speaker={chatTexts.partner} picture={<FoxHead size={26} />} below={<ListenButton index={index} content={content} listening={listening} />}>
      {content}
    </ChatBubble>
  );
}
