import { useQuery } from '@tanstack/react-query';
import { Plus, RotateCw } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../../components/ui/button.js';
import { HelpText } from '../../../../components/ui/help-text.js';
import { Skeleton, SkeletonGroup } from '../../../../components/ui/skeleton.js';
import { classNames } from '../../../../lib/class-names.js';
import { paths } from '../../../../lib/paths.js';
import { conversationsQuery } from '../../api/conversations.js';
import type { ConversationDrafts } from '../../model/conversation-drafts.js';
import type { ListedConversation } from '../../model/conversation-list.js';
import { chatTexts, errorTexts, listTexts } from '../../wording.js';
import { NewConversationButton } from '../new-conversation-button.js';
import { ConversationRow } from './conversation-row.js';
import { DeleteDialog } from './delete-dialog.js';

type Props = {
  /** The one that is open. */
  currentId: string | undefined;
  drafts: ConversationDrafts;
  /** The learner has chosen another one. */
  onGo?: () => void;
  /** A drawer has a heading of its own. */
  isInDrawer?: boolean;
  className?: string;
};

/** The learner's conversations, the newest first: to go on with, to delete, or to begin a new one. */
export function ConversationList({ currentId, drafts, onGo, isInDrawer = false, className }: Props) {
  const headingId = useId();
  const navigate = useNavigate();
  const beginning = useRef<HTMLButtonElement>(null);
  const { data: conversations, error, isFetching, refetch } = useQuery(conversationsQuery);
  const [toDelete, setToDelete] = useState<ListedConversation | null>(null);

  function afterDeletion(id: string): void {
    // The row with its button is gone: the focus goes on to the next button of the list.
    flushSync(() => setToDelete(null));
    beginning.current?.focus();
    if (id !== currentId) return;
    onGo?.();
    void navigate(paths.freeConversation, { replace: true });
  }

  return (
    <nav aria-labelledby={isInDrawer ? undefined : headingId} aria-label={isInDrawer ? listTexts.title : undefined} className={classNames('flex min-h-0 flex-col gap-3', className)}>
      {!isInDrawer && (
        <h2 id={headingId} className="text-lg font-semibold">
          {listTexts.title}
        </h2>
      )}
      <NewConversationButton ref={beginning} className="w-full" icon={<Plus aria-hidden />} {...(onGo === undefined ? {} : { onGo })} />
      {conversations !== undefined && (
        <ul className="-mx-1 flex min-h-0 flex-col gap-0.5 overflow-y-auto px-1 lg:max-h-[31rem]">
          {conversations.map((conversation) => (
            <ConversationRow
              key={conversation.id}
              conversation={conversation}
              isCurrent={conversation.id === currentId}
              onDelete={() => setToDelete(conversation)}
              {...(onGo === undefined ? {} : { onGo })}
            />
          ))}
        </ul>
      )}
      {conversations === undefined && (error === null || isFetching) && <ListSkeleton />}
      {conversations === undefined && error !== null && !isFetching && (
        <div role="alert" className="text-sm text-grey-5">
          <HelpText>{errorTexts.notListed}</HelpText>
          <Button variant="quiet" size="sm" className="mt-1 -ml-3" icon={<RotateCw aria-hidden />} onClick={() => void refetch()}>
            {chatTexts.again}
          </Button>
        </div>
      )}
      <DeleteDialog conversation={toDelete} drafts={drafts} onClose={() => setToDelete(null)} onDeleted={afterDeletion} />
    </nav>
  );
}

function ListSkeleton() {
  return (
    <SkeletonGroup label={listTexts.loading} className="flex animate-appear-late flex-col gap-2">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </SkeletonGroup>
  );
}
