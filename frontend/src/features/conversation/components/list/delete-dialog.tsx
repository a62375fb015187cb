import { Button } from '../../../../components/ui/button.js';
import { Dialog, DialogActions, DialogClose } from '../../../../components/ui/dialog.js';
import { useDeleteConversation } from '../../api/use-delete-conversation.js';
import type { ConversationDrafts } from '../../model/conversation-drafts.js';
import { titleOf, type ListedConversation } from '../../model/conversation-list.js';
import { deleteTexts } from '../../wording.js';

type Props = {
  /** Which one is to be deleted; null while nothing is asked. */
  conversation: ListedConversation | null;
  drafts: ConversationDrafts;
  onClose: () => void;
  onDeleted: (id: string) => void;
};

/** Asks before a conversation is gone for good. */
export function DeleteDialog({ conversation, drafts, onClose, onDeleted }: Props) {
  const { mutate, isPending } = useDeleteConversation(drafts);
  if (conversation === null) return null;
  return (
    <Dialog open onOpenChange={onClose} title={deleteTexts.question} description={deleteTexts.consequence(titleOf(conversation))}>
      <DialogActions>
        <DialogClose asChild>
          <Button variant="quiet">{deleteTexts.cancel}</Button>
        </DialogClose>
        <Button variant="danger" pending={isPending} onClick={() => mutate(conversation.id, { onSuccess: () => onDeleted(conversation.id) })}>
          {deleteTexts.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
