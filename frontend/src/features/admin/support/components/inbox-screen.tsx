import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { addressNow } from '../../../../lib/address-now.js';
import { Skeleton, SkeletonGroup } from '../../../../components/ui/skeleton.js';
import { useSession } from '../../../../lib/session.js';
import { FailedToLoad } from '../../lib/failed-to-load.js';
import { PageButtons } from '../../lib/page-buttons.js';
import { administratorsQuery, inboxQuery } from '../api/inbox.js';
import { inboxParams, readInboxSearch, type InboxSearch } from '../model/inbox-search.js';
import { InboxFilters } from './inbox-filters.js';
import { InboxTable } from './inbox-table.js';

/** The messages to support, to be searched. */
export function InboxScreen() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const search = readInboxSearch(params);
  const { data: self } = useSession();
  const { data: known } = useQuery(administratorsQuery);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(inboxQuery(search));
  const change = (changes: Partial<InboxSearch>, replace = false): void => setParams(inboxParams({ ...readInboxSearch(addressNow()), page: 1, ...changes }), { replace, preventScrollReset: true });

  if (data !== undefined && !isPlaceholderData && search.page > data.pages) {
    return <Navigate replace to={`${pathname}?${new URLSearchParams(inboxParams({ ...search, page: data.pages })).toString()}`} />;
  }
  return (
    <>
      <h1 className="text-2xl font-semibold sm:text-3xl">Support</h1>
      <InboxFilters search={search} administrators={known?.administrators ?? []} ownId={self?.id} onChange={change} />
      {error !== null && <FailedToLoad title="Failed to fetch the messages" error={error} isFetching={isFetching} onRetry={() => void refetch()} />}
      {data === undefined && error === null && (
        <SkeletonGroup label="Loading the messages …" className="grid gap-2">
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} className="h-14" />
          ))}
        </SkeletonGroup>
      )}
      {data !== undefined && (
        <>
          {data.messages.length > 0 ? <InboxTable messages={data.messages} isStale={isPlaceholderData} /> : <NoMessages search={search} />}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p role="status" className="text-sm text-grey-5 tabular-nums">
              {data.total.toLocaleString('en')} {data.total === 1 ? 'message' : 'messages'}
            </p>
            <PageButtons label="Pages of messages" page={data.page} pages={data.pages} onTurn={(page) => change({ page })} />
          </div>
        </>
      )}
    </>
  );
}

function NoMessages({ search: { search, state, assigned } }: { search: InboxSearch }) {
  const isDone = search === '' && assigned === 'all' && state === 'open';
  return (
    <p className="rounded-card border border-grey-2 bg-sheet px-4 py-10 text-center text-grey-5">
      {isDone ? 'No message waits for an answer. New ones appear here as soon as they are sent.' : 'No message matches. Choose another state, or search for something else.'}
    </p>
  );
}
