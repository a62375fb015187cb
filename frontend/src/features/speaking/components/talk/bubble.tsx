import type { ReactNode } from 'react';
import { classNames } from '../../../../lib/class-names.js';
import { chatTexts } from '../../wording.js';
import { Avatar } from './avatar.js';

type Props = { role: 'assistant' | 'user'; action?: ReactNode; children: ReactNode };

/** One turn of the talk: the examiner's on the left, the learner's on the right. */
export function Bubble({ role, action, children }: Props) {
  const isOwn = role === 'user';
  return (
    <div className={classNames('flex gap-2 sm:gap-3', isOwn && 'flex-row-reverse')}>
      <Avatar role={role} />
      <div className={classNames('flex max-w-[85%] min-w-0 flex-col', isOwn ? 'items-end' : 'items-start')}>
        <div className={classNames('max-w-full rounded-card px-4 py-2.5', isOwn ? 'rounded-tr-none bg-accent-soft' : 'rounded-tl-none bg-grey-1')}>
          <span className="sr-only">{isOwn ? chatTexts.learner : chatTexts.examiner}: </span>
          {children}
        </div>
        {action}
      </div>
    </div>
  );
}
