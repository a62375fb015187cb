import type { SpeakingStage } from '@b1fuchs/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Fold } from '../../../components/ui/fold.js';
import { Badge } from '../../../components/ui/badge.js';
import { Button } from '../../../components/ui/button.js';
import { Dialog, DialogActions, DialogClose } from '../../../components/ui/dialog.js';
import { IconButton } from '../../../components/ui/icon-button.js';
import { userMessageOf } from '../../../lib/http-error.js';
import { toast } from '../../../lib/toast-store.js';
import { deleteConversation, keptConversationsQuery, type KeptConversation } from '../../../lib/conversations/kept-conversations.js';
import type { KeptPractice } from '../model/kept-practice.js';
import type { Move } from '../model/place.js';
import { errorTexts, historyTexts } from '../wording.js';

const when = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'short' });
const whenOf = ({ updatedAt }: KeptConversation): string => when.format(new Date(updatedAt));

type Props = { stage: SpeakingStage; kept: KeptPractice; /** On the screen already. */ currentId?: string; onMove: (move: Move) => void };

/** The learner's last talks of this stage, to read or go on with. Nothing where there are none; those without an answer are none. */
export function EarlierConversations({ stage, kept, currentId, onMove }: Props) {
  const client = useQueryClient();
  const query = keptConversationsQuery(stage);
  const { data = [] } = useQuery(query);
  const [asked, setAsked] = useState<KeptConversation | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: deleteConversation,
    onSuccess: (_nothing, id) => {
      kept.forgetAnswer(id);
      client.setQueryData(query.queryKey, (list) => list?.filter((one) => one.id !== id));
    },
    onError: (error) => toast({ title: errorTexts.title, description: userMessageOf(error), tone: 'destructive' }),
    onSettled: () => setAsked(null),
  });
  const shown = data.filter(({ id, messages }) => id !== currentId && messages > 1);
  if (shown.length === 0) return null;
  return (
    <>
      <Fold title={historyTexts.title} count={shown.length}>
        <ul className="divide-y divide-grey-2">
          {shown.map((conversation) => (
            <Row
              key={conversation.id}
              conversation={conversation}
              onOpen={() => onMove({ kind: 'open', conversationId: conversation.id, topicId: conversation.topicId })}
              onRemove={() => setAsked(conversation)}
            />
          ))}
        </ul>
      </Fold>
      <Dialog open={asked !== null} onOpenChange={(isOpen) => !isOpen && setAsked(null)} title={historyTexts.confirm} description={historyTexts.confirmText}>
        <DialogActions>
          <DialogClose asChild>
            <Button variant="quiet">{historyTexts.cancel}</Button>
          </DialogClose>
          <Button variant="danger" pending={isPending} onClick={() => asked !== null && mutate(asked.id)}>
            {historyTexts.remove}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function Row({ conversation, onOpen, onRemove }: { conversation: KeptConversation; onOpen: () => void; onRemove: () => void }) {
  const { title, ended, messages } = conversation;
  return (
    <li className="flex items-center gap-2 py-2">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold break-words">
          {title}
          {ended && <Badge>{historyTexts.ended}</Badge>}
        </p>
        <p className="text-sm text-grey-4">
          {whenOf(conversation)} · {historyTexts.messages(messages)}
        </p>
      </div>
      <Button size="sm" onClick={onOpen}>
        {ended ? historyTexts.read : historyTexts.open}
        <span className="sr-only">
          : {title}, {whenOf(conversation)}
        </span>
      </Button>
      <IconButton label={historyTexts.removeNamed(title, whenOf(conversation))} onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </li>
  );
}
