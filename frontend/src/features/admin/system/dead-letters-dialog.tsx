import type { DeadLetterView } from '@b1fuchs/contracts';
import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { Alert } from '../../../components/ui/alert.js';
import { Button } from '../../../components/ui/button.js';
import { Skeleton, SkeletonGroup } from '../../../components/ui/skeleton.js';
import { userMessageOf } from '../../../lib/http-error.js';
import { toast } from '../../../lib/toast-store.js';
import { AdminDialog } from '../lib/admin-dialog.js';
import { momentOf } from '../lib/dates.js';
import { FailedToLoad } from '../lib/failed-to-load.js';
import { deadLettersQuery, useReplay } from './system-query.js';

type Props = { service: string; onClose: () => void };

/** What a service has set aside: which event, when, and why; and the way back into its queue. */
export function DeadLettersDialog({ service, onClose }: Props) {
  const { data, error, isFetching, refetch } = useQuery(deadLettersQuery(service));
  const replay = useReplay();
  const putBack = (): void =>
    replay.mutate(service, {
      onSuccess: ({ replayed }) => {
        toast({ title: `${replayed.toLocaleString('en')} ${replayed === 1 ? 'event is' : 'events are'} back in the queue of ${service}`, tone: 'success', lang: 'en' });
        onClose();
      },
    });
  return (
    <AdminDialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={`Dead letters of ${service}`} description="Events that the service could not work on. Nothing is lost: they wait here until they are put back.">
      <div className="grid gap-4">
        {error !== null && <FailedToLoad error={error} isFetching={isFetching} onRetry={() => void refetch()} />}
        {replay.error !== null && (
          <Alert tone="red" title="The events were not put back">
            {userMessageOf(replay.error)}
          </Alert>
        )}
        {data === undefined && error === null && (
          <SkeletonGroup label="Loading the dead letters …">
            <Skeleton className="h-32" />
          </SkeletonGroup>
        )}
        {data !== undefined && <Letters letters={data.letters} total={data.total} />}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" icon={<RotateCcw aria-hidden />} pending={replay.isPending} disabled={data === undefined || data.total === 0} onClick={putBack}>
            Put Back into the Queue
          </Button>
        </div>
      </div>
    </AdminDialog>
  );
}

function Letters({ letters, total }: { letters: readonly DeadLetterView[]; total: number }) {
  return (
    <>
      <div role="region" aria-label="Dead letters" tabIndex={0} className="max-h-80 overflow-auto rounded-control border border-grey-2">
        <table className="w-full border-collapse text-left text-sm">
          <caption className="sr-only">Dead letters</caption>
          <thead className="bg-grey-1 text-grey-5">
            <tr className="*:px-3 *:py-2 *:font-semibold *:whitespace-nowrap">
              <th scope="col">Event</th>
              <th scope="col">Happened</th>
              <th scope="col">Set aside</th>
              <th scope="col">Why</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-grey-2">
            {letters.map(({ name, occurredAt, setAsideAt, reason, attempts }, index) => (
              // Two letters may be alike in all that is shown of them.
              <tr key={index} className="align-top *:px-3 *:py-2">
                <th scope="row" className="font-semibold whitespace-nowrap">
                  {name === '' ? 'No event' : name}
                </th>
                <td className="whitespace-nowrap">{occurredAt === null ? '–' : momentOf(occurredAt)}</td>
                <td className="whitespace-nowrap">{setAsideAt === null ? '–' : momentOf(setAsideAt)}</td>
                <td className="min-w-48">
                  {reason}
                  {attempts > 0 && ` (${attempts} tries)`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {total > letters.length && (
        <p className="text-sm text-grey-5">
          The first {letters.length.toLocaleString('en')} of {total.toLocaleString('en')}.
        </p>
      )}
    </>
  );
}
