import { reportedStateSchema } from '@b1fuchs/contracts';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { addressNow } from '../../../../lib/address-now.js';
import { Button } from '../../../../components/ui/button.js';
import { Field } from '../../../../components/ui/field.js';
import { Select } from '../../../../components/ui/select.js';
import { Skeleton, SkeletonGroup } from '../../../../components/ui/skeleton.js';
import { classNames } from '../../../../lib/class-names.js';
import { userMessageOf } from '../../../../lib/http-error.js';
import { toast } from '../../../../lib/toast-store.js';
import { FailedToLoad } from '../../lib/failed-to-load.js';
import { PageButtons } from '../../lib/page-buttons.js';
import { correctionsQuery, useExportCorrections } from '../api/corrections.js';
import { correctionsParams, correctionsStateOf, readCorrectionsSearch, type CorrectionsSearch } from '../model/corrections-search.js';
import { ruleName, stateNames } from '../model/texts.js';
import { CorrectionCard } from './correction-card.js';

/** Corrections that learners hold for wrong, the last reported first. */
export function CorrectionsScreen() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const search = readCorrectionsSearch(params);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(correctionsQuery(search));
  const change = (changes: Partial<CorrectionsSearch>): void => setParams(correctionsParams({ ...readCorrectionsSearch(addressNow()), page: 1, ...changes }), { preventScrollReset: true });

  if (data !== undefined && !isPlaceholderData && search.page > data.pages) {
    return <Navigate replace to={`${pathname}?${new URLSearchParams(correctionsParams({ ...search, page: data.pages })).toString()}`} />;
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-semibold sm:text-3xl">Reported Corrections</h1>
        <ExportButton search={search} />
      </div>
      <Filters search={search} rules={data?.rules ?? []} onChange={change} />
      {error !== null && <FailedToLoad title="Failed to fetch the reported corrections" error={error} isFetching={isFetching} onRetry={() => void refetch()} />}
      {data === undefined && error === null && (
        <SkeletonGroup label="Loading the reported corrections …" className="grid gap-4">
          {Array.from({ length: 3 }, (_, index) => (
            <Skeleton key={index} className="h-64 rounded-card" />
          ))}
        </SkeletonGroup>
      )}
      {data !== undefined && (
        <>
          {data.corrections.length > 0 ? (
            <ol aria-label="Reported corrections" aria-busy={isPlaceholderData} className={classNames('grid gap-4', isPlaceholderData && 'opacity-60')}>
              {data.corrections.map((reported) => (
                <CorrectionCard key={reported.key} reported={reported} />
              ))}
            </ol>
          ) : (
            <p className="rounded-card border border-grey-2 bg-sheet px-4 py-10 text-center text-grey-5">
              {search.rule === '' && search.state === 'open' ? 'No report waits for a decision. Learners send them with “Diese Korrektur ist falsch” beside a correction.' : 'No report matches. Choose another state or rule.'}
            </p>
          )}
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p role="status" className="text-sm text-grey-5 tabular-nums">
              {data.total.toLocaleString('en')} {data.total === 1 ? 'correction' : 'corrections'}
            </p>
            <PageButtons label="Pages of reported corrections" page={data.page} pages={data.pages} onTurn={(page) => change({ page })} />
          </div>
        </>
      )}
    </>
  );
}

type FilterProps = { search: CorrectionsSearch; rules: readonly string[]; onChange: (changes: Partial<CorrectionsSearch>) => void };

function Filters({ search, rules, onChange }: FilterProps) {
  const named = search.rule === '' || rules.includes(search.rule) ? rules : [search.rule, ...rules];
  return (
    <div role="search" aria-label="Reported corrections" className="grid gap-3 sm:grid-cols-2 lg:max-w-2xl">
      <Field label="State">
        {(control) => (
          <Select {...control} value={search.state} onChange={(event) => onChange({ state: correctionsStateOf(event.target.value) })}>
            {reportedStateSchema.options.map((state) => (
              <option key={state} value={state}>
                {stateNames[state]}
              </option>
            ))}
            <option value="all">All</option>
          </Select>
        )}
      </Field>
      <Field label="Rule">
        {(control) => (
          <Select {...control} value={search.rule} onChange={(event) => onChange({ rule: event.target.value })}>
            <option value="">All rules</option>
            {named.map((rule) => (
              <option key={rule} value={rule}>
                {ruleName(rule)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}

function ExportButton({ search: { state, rule } }: { search: CorrectionsSearch }) {
  const { mutate, isPending } = useExportCorrections();
  const save = (): void =>
    mutate(
      { state, rule },
      {
        onSuccess: () => toast({ title: 'The file was saved', tone: 'success', lang: 'en' }),
        onError: (error) => toast({ title: 'Failed to export the corrections', description: userMessageOf(error), tone: 'destructive', lang: 'en' }),
      },
    );
  return (
    <Button size="sm" icon={<Download aria-hidden />} pending={isPending} onClick={save}>
      Export (CSV)
    </Button>
  );
}
