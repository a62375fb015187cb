import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../../lib/toast-store.js';
import type { ConversationDrafts } from '../model/conversation-drafts.js';
import { failureText } from '../model/failure-text.js';
import { deleteTexts, errorTexts } from '../wording.js';
import { deleteConversation } from '../../../lib/conversations/kept-conversations.js';
import { conversationsQuery } from './conversations.js';

/** Deletes a conversation, and what was typed in it and not sent. */
export function useDeleteConversation(drafts: ConversationDrafts) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteConversation,
    onSuccess: async (_nothing, id) => {
      drafts.forget(id);
      await client.cancelQueries(conversationsQuery);
      client.setQueryData(conversationsQuery.queryKey, (all) => all?.filter((conversation) => conversation.id !== id));
      toast({ title: deleteTexts.done, tone: 'success' });
    },
    onError: (error) => toast({ title: errorTexts.title, description: failureText(error, errorTexts.notDeleted), tone: 'destructive' }),
  });
}
