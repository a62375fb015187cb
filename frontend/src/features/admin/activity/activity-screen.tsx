import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { addressNow } from '../../../lib/address-now.js';
import { SearchField } from '../../../components/search-field.js';
import { Field } from '../../../components/ui/field.js';
import { Select } from '../../../components/ui/select.js';
import { FailedToLoad } from '../lib/failed-to-load.js';
import { PageButtons } from '../lib/page-buttons.js';
import { actionName, knownActions } from './action-texts.js';
import { activityPageQuery, activityParams, readActivitySearch, type ActivitySearch } from './activity-query.js';
import { LoadingActivity } from './activity-tab.js';
import { ActivityTable } from './activity-table.js';

/** All that was done with accounts, to be searched. */
export function ActivityScreen() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const search = readActivitySearch(params);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(activityPageQuery(search));
  const change = (changes: Partial<ActivitySearch>, replace = false): void => setParams(activityParams({ ...readActivitySearch(addressNow()), page: 1, ...changes }), { replace, preventScrollReset: true });

  // The log may have become shorter: entries of the search are looked for among the latest alone.
  if (data !== undefined && !isPlaceholderData && search.page > data.pages) {
    return <Navigate replace to={`${pathname}?${new URLSearchParams(activityParams({ ...search, page: data.pages })).toString()}`} />;
  }
  return (
    <>
      <h1 className="text-2xl font-semibold sm:text-3xl">Activity</h1>
      <div role="search" aria-label="Activity" className="grid items-end gap-3 sm:grid-cols-[1fr_18rem]">
        {/* One step back leads to the log without a search, not through each pause in typing. */}
        <SearchField label="Search by username or email" settled={search.search} onSettle={(text) => change({ search: text }, search.search !== '')} />
        <Field label="Action">
          {(control) => (
            <Select {...control} value={search.action} onChange={(event) => change({ action: event.target.value })}>
              <option value="">All Actions</option>
              {!knownActions.some(([action]) => action === search.action) && search.action !== '' && <option value={search.action}>{actionName(search.action)}</option>}
              {knownActions.map(([action, name]) => (
                <option key={action} value={action}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {error !== null && <FailedToLoad error={error} isFetching={isFetching} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <LoadingActivity />}
      {data !== undefined && (
        <>
          {data.entries.length > 0 ? (
            <ActivityTable caption="Activity" entries={data.entries} isStale={isPlaceholderData} />
          ) : (
            <p className="rounded-card border border-grey-2 bg-sheet px-4 py-10 text-center text-grey-5">Nothing in the log matches.</p>
          )}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p role="status" className="text-sm text-grey-5 tabular-nums">
              {data.total.toLocaleString('en')} {data.total === 1 ? 'entry' : 'entries'}
            </p>
            <PageButtons label="Pages of the log" page={data.page} pages={data.pages} onTurn={(page) => change({ page })} />
          </div>
        </>
      )}
    </>
  );
}
