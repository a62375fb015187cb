import { House } from 'lucide-react';
import { useState } from 'react';
import { LinkButton } from '../../../components/ui/button.js';
import { browserStorage } from '../../../lib/browser-storage.js';
import { paths } from '../../../lib/paths.js';
import { useConsent } from '../../../lib/practice/use-consent.js';
import { useSession } from '../../../lib/session.js';
import { useExaminerVoice } from '../../../lib/speech/voice/use-examiner-voice.js';
import { createConversationDrafts } from '../model/conversation-drafts.js';
import { speechPayload } from '../model/speech-payload.js';
import { chatTexts } from '../wording.js';
import { Chat } from './chat.js';
import { ConversationDrawer } from './list/conversation-drawer.js';
import { ConversationList } from './list/conversation-list.js';
import { Opening } from './opening.js';

type Props = {
  /** Undefined for the newest one, or a new one. */
  conversationId: string | undefined;
};

/** Free conversation: a chat about anything, spoken or written, with gentle corrections (spec 2, section 2.4). */
export function FreeConversationScreen({ conversationId }: Props) {
  const { data: user } = useSession();
  return user ? <FreeConversation ownerId={user.id} conversationId={conversationId} /> : null;
}

function FreeConversation({ ownerId, conversationId }: Props & { ownerId: string }) {
  const [drafts] = useState(() => createConversationDrafts(browserStorage(), ownerId));
  const consent = useConsent(ownerId, { includesVoice: true });
  // One for all conversations: Safari lets an audio element sound by itself only once it was touched in a press.
  const voice = useExaminerVoice({ path: '/api/tts', payload: speechPayload, wording: 'conversation', whileSounding: 'skip' });
  return (
    <div lang="de" className="flex flex-col gap-3 sm:gap-6">
      <div className="flex items-center justify-between sm:gap-x-2">
        <h1 className="min-w-0 flex-1 text-2xl font-semibold break-words sm:text-3xl">{chatTexts.title}</h1>
        <ConversationDrawer currentId={conversationId} drafts={drafts} />
        <LinkButton to={paths.home} variant="quiet" size="sm" className="-mr-3" icon={<House aria-hidden />}>
          <span className="max-sm:sr-only">Zum Hauptmenü</span>
        </LinkButton>
      </div>
      <div className="grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-8">
        <ConversationList currentId={conversationId} drafts={drafts} className="max-lg:hidden" />
        <div className="min-w-0">
          {conversationId === undefined ? <Opening /> : <Chat key={conversationId} id={conversationId} drafts={drafts} voice={voice} consent={consent} />}
        </div>
      </div>
    </div>
  );
}
