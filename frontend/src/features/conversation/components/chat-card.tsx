import type { Conversation } from '@b1fuchs/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDictation } from '../../../lib/speech/recognition/use-dictation.js';
import type { ExaminerVoice } from '../../../lib/speech/voice/use-examiner-voice.js';
import type { ConversationDrafts } from '../model/conversation-drafts.js';
import { partnerMood } from '../model/partner-mood.js';
import { useConversation } from '../model/use-conversation.js';
import { chatTexts } from '../wording.js';
import { chatCard } from './chat-frame.js';
import { Composer } from './composer.js';
import { ConversationOver } from './conversation-over.js';
import type { Listening } from './listen-button.js';
import { MessageLog } from './message-log.js';
import { PartnerPanel } from './partner-panel.js';

type Props = { conversation: Conversation; drafts: ConversationDrafts; voice: ExaminerVoice };

/** Fuchs, what was said, and the field for what is said next. Leaving ends sound, recording and request. */
export function ChatCard({ conversation, drafts, voice }: Props) {
  const { messages } = conversation;
  const { speak, stop } = voice;
  /** Which message sounds, or sounded last; at first it is the greeting. */
  const [spoken, setSpoken] = useState(0);
  const say = (index: number, content: string): void => {
    setSpoken(index);
    void speak(content);
  };
  const talk = useConversation({ conversation, drafts, onReply: (reply) => say(messages.length + 1, reply) });
  const dictation = useDictation({ alternatives: 10, wording: 'conversation', onText: talk.write });
  const isListening = dictation.state !== 'idle';

  const greet = useEffectEvent(() => {
    const [greeting, ...others] = messages;
    if (greeting !== undefined && others.length === 0) void speak(greeting.content);
  });
  useEffect(() => {
    greet();
    return stop;
  }, [stop]);

  const listening: Listening = {
    current: voice.state === 'idle' ? null : spoken,
    isPossible: !isListening,
    listen: say,
    stop,
  };
  const lastOwn = messages.findLast(({ role }) => role === 'user');
  const mood = partnerMood({
    isWaiting: talk.isWaiting,
    isListening,
    isSpeaking: voice.state !== 'idle',
    isSilenced: voice.isSilenced,
    hasTip: (lastOwn?.corrections ?? []).length > 0,
  });

  function send(): void {
    // The learner answers: what is still being said of the last message would keep the reply from being said.
    if (talk.canSend) stop();
    talk.send();
  }

  return (
    <section aria-label={chatTexts.title} className={chatCard}>
      <PartnerPanel mood={mood} />
      <MessageLog messages={messages} pendingText={talk.pendingText} listening={listening} />
      {talk.isOver ? <ConversationOver /> : <Composer talk={talk} dictation={dictation} isListening={isListening} voice={voice} onSend={send} />}
    </section>
  );
}
