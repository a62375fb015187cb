import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { toast } from '../../../lib/toast-store.js';
import { isUnused } from '../model/conversation-list.js';
import { conversationPath } from '../model/conversation-path.js';
import { failureText } from '../model/failure-text.js';
import { MESSAGE_FIELD_ID } from '../model/message-field.js';
import { errorTexts } from '../wording.js';
import { beginConversation, conversationsQuery } from './conversations.js';

/**
 * Leads to a new conversation: to one that has only its greeting where there is such a one, else it begins one.
 * @param onGo called when it leads there
 */
export function useNewConversation(onGo?: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { mutate, isPending } = useMutation({
    mutationFn: () => beginConversation(client),
    onError: (error) => toast({ title: errorTexts.title, description: failureText(error, errorTexts.notBegun), tone: 'destructive' }),
  });

  function go(id: string): void {
    onGo?.();
    if (pathname !== conversationPath(id)) void navigate(conversationPath(id));
    // It is open already. After a drawer that closes has let go of the focus.
    else requestAnimationFrame(() => document.getElementById(MESSAGE_FIELD_ID)?.focus());
  }

  return {
    isBeginning: isPending,
    begin: (): void => {
      const unused = client.getQueryData(conversationsQuery.queryKey)?.find((conversation) => isUnused(conversation) && !conversation.ended);
      if (unused !== undefined) go(unused.id);
      // With the call, not with the mutation: who has left meanwhile is not taken back here.
      else mutate(undefined, { onSuccess: ({ id }) => go(id) });
    },
  };
}
