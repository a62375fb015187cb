import type { AdminUsersPage } from '@b1fuchs/contracts';
import { PageButtons } from '../../lib/page-buttons.js';
import { listTexts as texts } from '../model/texts.js';

type Props = { shown: AdminUsersPage; limit: number; onTurn: (page: number) => void };

/** Which users of how many are shown, and the way to the others. */
export function UsersFooter({ shown: { users, page, pages, total }, limit, onTurn }: Props) {
  const before = users.length === 0 ? 0 : (page - 1) * limit;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-sm text-grey-5 tabular-nums">
        {texts.showing(Math.min(before + 1, before + users.length), before + users.length, total)}
      </p>
      <PageButtons label={texts.pages} page={page} pages={pages} onTurn={onTurn} />
    </div>
  );
}
