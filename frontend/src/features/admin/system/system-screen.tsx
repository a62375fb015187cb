import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../../../components/ui/alert.js';
import { Button } from '../../../components/ui/button.js';
import { Skeleton, SkeletonGroup } from '../../../components/ui/skeleton.js';
import { FailedToLoad } from '../lib/failed-to-load.js';
import { DeadLettersDialog } from './dead-letters-dialog.js';
import { ServicesTable } from './services-table.js';
import { REFRESH_S, systemQuery } from './system-query.js';

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** How the system is: every service, what it depends on, and what waits for it. */
export function SystemScreen() {
  const { data, error, isFetching, refetch } = useQuery(systemQuery);
  const [service, setService] = useState<string>();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-semibold sm:text-3xl">System</h1>
        <Button size="sm" icon={<RefreshCw aria-hidden />} onClick={() => void refetch()}>
          Refresh
        </Button>
      </div>
      {error !== null && <FailedToLoad error={error} isFetching={isFetching} onRetry={() => void refetch()} />}
      {data === undefined && error === null && (
        <SkeletonGroup label="Loading the system …">
          <Skeleton className="h-96 rounded-card" />
        </SkeletonGroup>
      )}
      {data !== undefined && (
        <>
          {!data.isBrokerConnected && (
            <Alert tone="red" title="The message broker does not answer">
              Events wait in the services until it is back; nothing is lost. What waits is not known meanwhile.
            </Alert>
          )}
          <ServicesTable services={data.services} onLetters={setService} />
          <p className="text-sm text-grey-4">
            As of <time dateTime={data.at}>{time.format(new Date(data.at))}</time>; looked at again every {REFRESH_S} seconds.
          </p>
        </>
      )}
      {service !== undefined && <DeadLettersDialog service={service} onClose={() => setService(undefined)} />}
    </>
  );
}
