import type { AdminUserRow } from '@b1fuchs/contracts';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Alert } from '../../../../components/ui/alert.js';
import { Button } from '../../../../components/ui/button.js';
import { Skeleton, SkeletonGroup } from '../../../../components/ui/skeleton.js';
import { useSession } from '../../../../lib/session.js';
import { FailedToLoad } from '../../lib/failed-to-load.js';
import { usersQuery } from '../api/users-query.js';
import { listTexts as texts } from '../model/texts.js';
import type { Selection } from '../model/use-selection.js';
import { useToggleMembership } from '../model/use-toggle-membership.js';
import { isFiltered, writeUsersSearch, type UsersSearch } from '../model/users-search.js';
import { UserDialogs, type OpenDialog } from './dialogs/user-dialogs.js';
import { UsersFilters } from './users-filters.js';
import { UsersFooter } from './users-footer.js';
import { UsersTable } from './users-table.js';

type Props = { search: UsersSearch; onSearch: (changes: Partial<UsersSearch>, options?: { replace: boolean }) => void; selection: Selection };

/** The list of users: find, choose, change. */
export function UsersTab({ search, onSearch, selection }: Props) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(usersQuery(search));
  const ownId = useSession().data?.id;
  const { pathname, search: address } = useLocation();
  const table = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const { togglingId, toggle } = useToggleMembership();
  const open = useCallback((kind: OpenDialog['kind'], user: AdminUserRow): void => setDialog({ kind, user }), []);

  // The last users of the last page may be gone since.
  if (data !== undefined && !isPlaceholderData && search.page > data.pages) {
    return <Navigate replace to={`${pathname}?${writeUsersSearch(new URLSearchParams(address), { ...search, page: data.pages }).toString()}`} />;
  }
  return (
    <section aria-label={texts.title} className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl font-semibold">{texts.title}</h2>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="primary" icon={<UserPlus aria-hidden />} onClick={() => setDialog({ kind: 'add' })}>
            {texts.add}
          </Button>
        </div>
      </div>
      <UsersFilters search={search} onChange={onSearch} />
      {selection.ids.length > 0 && (
        <div role="status" className="flex flex-wrap items-center gap-3 text-sm">
          <span className="font-semibold">{texts.selected(selection.ids.length)}</span>
          <Button size="sm" variant="quiet" onClick={selection.clear}>
            {texts.clearSelection}
          </Button>
        </div>
      )}
      {error !== null && <FailedToLoad error={error} isFetching={isFetching} onRetry={() => void refetch()} />}
      {data !== undefined && data.lagS !== null && data.lagS > MOST_LAG_S && <Alert tone="blue">{texts.behind(Math.round(data.lagS))}</Alert>}
      {data === undefined && error === null && <LoadingTable />}
      {data !== undefined && (
        <>
          {data.users.length > 0 ? (
            <UsersTable users={data.users} selection={selection} isStale={isPlaceholderData} place={table} ownId={ownId} togglingId={togglingId} onToggle={toggle} onOpen={open} />
          ) : (
            <NoUsers canClear={isFiltered(search)} onClear={() => onSearch({ search: '', role: 'all', status: 'all' })} />
          )}
          <UsersFooter shown={data} limit={search.limit} onTurn={(page) => onSearch({ page })} />
        </>
      )}
      <UserDialogs dialog={dialog} ownId={ownId} focusAfter={table} onClose={() => setDialog(null)} onDeleted={selection.drop} />
    </section>
  );
}

/** Less than this is not worth a word. */
const MOST_LAG_S = 10;

function LoadingTable() {
  return (
    <SkeletonGroup label={texts.loading} className="grid gap-2">
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} className="h-14" />
      ))}
    </SkeletonGroup>
  );
}

function NoUsers({ canClear, onClear }: { canClear: boolean; onClear: () => void }) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-grey-2 bg-sheet px-4 py-10 text-grey-5">
      <p>{texts.none}</p>
      {canClear && (
        <Button size="sm" onClick={onClear}>
          {texts.clearFilters}
        </Button>
      )}
    </div>
  );
}
