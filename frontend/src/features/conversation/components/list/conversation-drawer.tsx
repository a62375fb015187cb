import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { Drawer } from '../../../../components/ui/drawer.js';
import { IconButton } from '../../../../components/ui/icon-button.js';
import type { ConversationDrafts } from '../../model/conversation-drafts.js';
import { listTexts } from '../../wording.js';
import { ConversationList } from './conversation-list.js';

/** On narrow screens the list of conversations comes in from the side. */
export function ConversationDrawer({ currentId, drafts }: { currentId: string | undefined; drafts: ConversationDrafts }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="lg:hidden">
      <IconButton label={listTexts.show} onClick={() => setIsOpen(true)}>
        <MessagesSquare aria-hidden />
      </IconButton>
      <Drawer open={isOpen} onOpenChange={setIsOpen} title={listTexts.title} closeLabel={listTexts.close}>
        <ConversationList isInDrawer currentId={currentId} drafts={drafts} onGo={() => setIsOpen(false)} className="mt-4" />
      </Drawer>
    </div>
  );
}
