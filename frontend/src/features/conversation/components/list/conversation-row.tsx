import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '../../../../components/ui/icon-button.js';
import { classNames } from '../../../../lib/class-names.js';
import { lastSaid, titleOf, type ListedConversation } from '../../model/conversation-list.js';
import { conversationPath } from '../../model/conversation-path.js';
import { listTexts } from '../../wording.js';

type Props = { conversation: ListedConversation; isCurrent: boolean; onDelete: () => void; onGo?: () => void };

/** One conversation: where it began, when it was last gone on with, and a button to delete it. */
export function ConversationRow({ conversation, isCurrent, onDelete, onGo }: Props) {
  const [now] = useState(() => new Date());
  const title = titleOf(conversation);
  return (
    <li className={classNames('flex items-center rounded-control', isCurrent ? 'bg-grey-1' : 'hover:bg-grey-1')}>
      <Link
        to={conversationPath(conversation.id)}
        aria-current={isCurrent ? 'page' : undefined}
        className="flex min-h-12 min-w-0 flex-1 flex-col justify-center rounded-control py-1.5 pl-3"
        {...(onGo === undefined ? {} : { onClick: onGo })}
      >
        <bdi className={classNames('block truncate', isCurrent && 'font-semibold')}>{title}</bdi>
        <span className="text-sm text-grey-4">{lastSaid(conversation.updatedAt, now)}</span>
      </Link>
      <IconButton label={listTexts.delete(title)} className="[&_svg]:size-4!" onClick={onDelete}>
        <Trash2 aria-hidden />
      </IconButton>
    </li>
  );
}
