import { ChatBubble } from '../../../components/chat/chat-bubble.js';
import { TypingDots } from '../../../components/chat/typing-dots.js';
import { HelpText } from '../../../components/ui/help-text.js';
import type { Exchange } from '../model/fox-mind.js';
import { cardTexts } from '../wording.js';

/** What was asked, and what Fuchs says to it. */
export function ExchangeBubbles({ exchange: { question, answer } }: { exchange: Exchange }) {
  return (
    <>
      {question !== null && (
        <ChatBubble side="learner" speaker={cardTexts.learner}>
          {question.label}
        </ChatBubble>
      )}
      <ChatBubble side="partner" speaker={cardTexts.fox}>
        <HelpText as="div">{answer ?? <TypingDots label={cardTexts.thinking} className="h-5 gap-1" />}</HelpText>
      </ChatBubble>
    </>
  );
}
