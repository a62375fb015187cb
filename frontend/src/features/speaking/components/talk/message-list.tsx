import { Square, Volume2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ChatBubble } from '../../../../components/chat/chat-bubble.js';
import { ReplayButton } from '../../../../components/speech/replay-button.js';
import { Button } from '../../../../components/ui/button.js';
import { HelpText } from '../../../../components/ui/help-text.js';
import type { ExaminerVoice } from '../../../../lib/speech/voice/use-examiner-voice.js';
import type { Talk } from '../../model/use-talk.js';
import { chatTexts } from '../../wording.js';
import { Avatar } from './avatar.js';

/** Who is as near to the end as this reads along. */
const NEAR_END_PX = 80;

/** All turns, in a place of its own that follows the newest one unless the learner reads further up. */
export function MessageList({ talk: { messages, partial, recordings }, voice }: { talk: Talk; voice: ExaminerVoice }) {
  const list = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [messages.length]);
  useEffect(() => {
    if (list.current !== null && isAtEnd.current) list.current.scrollTop = list.current.scrollHeight;
  }, [partial]);
  return (
    <div
      ref={list}
      role="log"
      aria-label={chatTexts.card}
      tabIndex={0}
      className="max-h-[350px] overflow-y-auto overscroll-contain px-4 py-5 focus-visible:-outline-offset-2 sm:px-6 lg:max-h-[450px]"
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
      }}
    >
      <ul className="flex flex-col gap-4">
        {messages.map(({ id, role, content }) =>
          role === 'user' ? (
            <ChatBubble key={id} side="learner" speaker={chatTexts.learner} picture={<Avatar role={role} />} below={<ReplayButton recordings={recordings.of(id)} className="-mr-3" />} className="animate-fade-in">
              {content}
            </ChatBubble>
          ) : (
            <ChatBubble key={id} side="partner" speaker={chatTexts.examiner} picture={<Avatar role={role} />} below={<ListenButton text={content} voice={voice} />} className="animate-fade-in">
              {content}
            </ChatBubble>
          ),
        )}
      </ul>
      {partial !== null && (
        // Read out when it is whole.
        <ul aria-live="off" aria-busy className="mt-4">
          <ChatBubble side="partner" speaker={chatTexts.examiner} picture={<Avatar role="assistant" />}>
            {partial === '' ? <Thinking /> : partial}
          </ChatBubble>
        </ul>
      )}
    </div>
  );
}

function ListenButton({ text, voice }: { text: string; voice: ExaminerVoice }) {
  const isSpeaking = voice.speaking === text;
  return (
    <Button
      variant="quiet"
      size="sm"
      className="-ml-3 text-grey-4!"
      icon={isSpeaking ? <Square aria-hidden fill="currentColor" /> : <Volume2 aria-hidden />}
      onClick={() => (isSpeaking ? voice.stop() : void voice.speak(text))}
    >
      {isSpeaking ? chatTexts.stop : chatTexts.listen}
    </Button>
  );
}

function Thinking() {
  return (
    <span className="flex items-center gap-2 text-grey-5">
      <span aria-hidden className="flex gap-1">
        {['', 'delay-150', 'delay-300'].map((delay) => (
          <span key={delay} className={`size-2 animate-pulse rounded-full bg-grey-4 ${delay}`} />
        ))}
      </span>
      <HelpText as="span">{chatTexts.thinking}</HelpText>
    </span>
  );
}
