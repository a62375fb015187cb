import type { BulkJob, BulkJobPage, BulkOutcome } from '@b1fuchs/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Alert } from '../../../../components/ui/alert.js';
import { Button } from '../../../../components/ui/button.js';
import { DialogActions, DialogClose } from '../../../../components/ui/dialog.js';
import { ProgressBar } from '../../../../components/ui/progress.js';
import { Skeleton, SkeletonGroup } from '../../../../components/ui/skeleton.js';
import { momentOf } from '../../lib/dates.js';
import { FailedToLoad } from '../../lib/failed-to-load.js';
import { bulkJobQuery, isOver, useReload } from '../api/bulk-calls.js';
import { jobTexts as texts } from '../model/texts.js';
import { BulkResults } from './bulk-results.js';

/** How far a bulk action is, and what has become of each user. What it has changed is seen around it once it is over. */
export function BulkJobScreen({ jobId, onBack }: { jobId: string; onBack: () => void }) {
  const [shown, setShown] = useState<{ outcome: BulkOutcome | ''; page: number }>({ outcome: '', page: 1 });
  const { data, error, isFetching, refetch } = useQuery(bulkJobQuery(jobId, shown));
  const reload = useEffectEvent(useReload());
  const isDone = data !== undefined && isOver(data.job);
  useEffect(() => {
    if (isDone) reload();
  }, [isDone]);
  return (
    <div className="mt-3 flex flex-col gap-4">
      {error !== null && <FailedToLoad error={error} isFetching={isFetching} onRetry={() => void refetch()} />}
      {data === undefined && error === null && (
        <SkeletonGroup label={texts.loading} className="grid gap-2">
          <Skeleton className="h-20" />
          <Skeleton className="h-40" />
        </SkeletonGroup>
      )}
      {data !== undefined && <Loaded page={data} outcome={shown.outcome} onShow={setShown} />}
      <DialogActions>
        <Button variant="quiet" onClick={onBack}>
          {texts.back}
        </Button>
        <DialogClose asChild>
          <Button variant="primary">{texts.close}</Button>
        </DialogClose>
      </DialogActions>
    </div>
  );
}

function Loaded({ page, outcome, onShow }: { page: BulkJobPage; outcome: BulkOutcome | ''; onShow: (shown: { outcome: BulkOutcome | ''; page: number }) => void }) {
  const { job } = page;
  return (
    <>
      <div>
        <h3 className="font-semibold wrap-anywhere">{texts.title(job)}</h3>
        <p className="text-sm text-grey-5">{texts.begun(job.by, momentOf(job.createdAt))}</p>
      </div>
      <Progress job={job} />
      <BulkResults page={page} outcome={outcome} onShow={onShow} />
    </>
  );
}

function Progress({ job }: { job: BulkJob }) {
  const done = job.total - job.counts.waiting;
  return (
    <div className="flex flex-col gap-2">
      <div role="status" className="flex flex-wrap justify-between gap-x-3 text-sm">
        <span className="font-semibold">{texts.states[job.state]}</span>
        <span className="tabular-nums">{texts.soFar(done, job.total)}</span>
      </div>
      <ProgressBar label={texts.progress} value={done} max={job.total} valueText={texts.soFar(done, job.total)} />
      {job.state === 'paused' && <Alert tone="amber">{job.reason}</Alert>}
      {job.state === 'stopped' && <Alert tone="red">{job.reason}</Alert>}
      {!isOver(job) && <p className="text-sm text-grey-5">{texts.goesOn}</p>}
    </div>
  );
}
