import { useQuery } from '@tanstack/react-query';
import { ConsentCard } from '../../../components/consent/consent-card.js';
import { ConsentLine } from '../../../components/consent/consent-line.js';
import { Fox } from '../../../components/fox/fox.js';
import { EmptyState } from '../../../components/ui/empty-state.js';
import { HelpText } from '../../../components/ui/help-text.js';
import type { Consent } from '../../../lib/practice/use-consent.js';
import type { ExaminerVoice } from '../../../lib/speech/voice/use-examiner-voice.js';
import { conversationQuery } from '../api/conversations.js';
import type { ConversationDrafts } from '../model/conversation-drafts.js';
import { failureText, isMissing } from '../model/failure-text.js';
import { errorTexts } from '../wording.js';
import { ChatCard } from './chat-card.js';
import { ChatSkeleton } from './chat-skeleton.js';
import { LoadFailure } from './load-failure.js';
import { NewConversationButton } from './new-conversation-button.js';

type Props = { id: string; drafts: ConversationDrafts; voice: ExaminerVoice; consent: Consent | null };

/** A kept conversation, as soon as it is there. */
export function Chat({ id, drafts, voice, consent }: Props) {
  const { data: conversation, error, isFetching, refetch } = useQuery(conversationQuery(id));
  if (isMissing(error) || (conversation !== undefined && conversation.kind !== 'free')) return <Missing />;
  if (conversation === undefined) {
    return error === null || isFetching ? <ChatSkeleton /> : <LoadFailure text={failureText(error, errorTexts.notOpened)} onRetry={() => void refetch()} />;
  }
  return (
    <div className="flex flex-col gap-3">
      {consent?.isAsked === true && <ConsentCard consent={consent} />}
      <ChatCard conversation={conversation} drafts={drafts} voice={voice} />
      {consent !== null && <ConsentLine consent={consent} />}
    </div>
  );
}

function Missing() {
  return (
    <EmptyState picture={<Fox state="thinking" size={160} />} title={errorTexts.gone.title} action={<NewConversationButton variant="primary" />}>
      <HelpText>{errorTexts.gone.text}</HelpText>
    </EmptyState>
  );
}
