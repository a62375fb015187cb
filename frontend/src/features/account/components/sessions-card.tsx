import { useQuery } from '@tanstack/react-query';
import type { SessionsResponse } from '@b1fuchs/contracts';
import { MonitorSmartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { Alert } from '../../../components/ui/alert.js';
import { Badge } from '../../../components/ui/badge.js';
import { Button } from '../../../components/ui/button.js';
import { Card, CardTitle } from '../../../components/ui/card.js';
import { HelpText } from '../../../components/ui/help-text.js';
import { Skeleton, SkeletonGroup } from '../../../components/ui/skeleton.js';
import { userMessageOf } from '../../../lib/http-error.js';
import { sessionsQuery, useEndOtherSessions } from '../api/account.js';
import { texts } from '../model/texts.js';

/** Those used last; the others on demand. */
const SHOWN_AT_FIRST = 5;

const moments = new Intl.DateTimeFormat('de', { dateStyle: 'medium', timeStyle: 'short' });

/** Where the learner is signed in, and the way to end all of it but here. */
export function SessionsCard() {
  const { data, isFetching, refetch } = useQuery(sessionsQuery);
  return (
    <Card as="section" aria-labelledby="account-sessions">
      <CardTitle id="account-sessions">{texts.sessions.title}</CardTitle>
      {data ? (
        <Sessions sessions={data.sessions} />
      ) : isFetching ? (
        <SkeletonGroup label={texts.sessions.loading} className="mt-3 animate-appear-late">
          <Skeleton className="h-18" />
        </SkeletonGroup>
      ) : (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <HelpText className="text-grey-5">{texts.sessions.failedToLoad}</HelpText>
          <Button size="sm" onClick={() => void refetch()}>
            {texts.tryAgain}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Sessions({ sessions }: SessionsResponse) {
  const end = useEndOtherSessions();
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // Both buttons go once they have done what they say.
  const focusList = (): void => list.current?.focus();
  const shown = showsAll ? sessions : sessions.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <ul ref={list} tabIndex={-1} className="mt-3 flex flex-col divide-y divide-grey-2 outline-none">
        {shown.map(({ browser, system, createdAt, lastUsedAt, isCurrent }) => (
          <li key={`${createdAt} ${browser} ${system}`} className="flex items-center gap-3 py-3">
            <MonitorSmartphone className="size-5 shrink-0 text-grey-4" aria-hidden />
            <div className="min-w-0 flex-1">
              <p className="font-semibold break-words">{[browser, system].filter((name) => name !== '').join(', ') || texts.sessions.unknown}</p>
              <p className="text-sm text-grey-4">{texts.sessions.lastUsed(moments.format(new Date(lastUsedAt)))}</p>
            </div>
            {isCurrent && <Badge tone="green">{texts.sessions.current}</Badge>}
          </li>
        ))}
      </ul>
      {shown.length < sessions.length && (
        <Button
          variant="quiet"
          size="sm"
          className="mt-1"
          onClick={() => {
            setShowsAll(true);
            focusList();
          }}
        >
          {texts.sessions.showAll(sessions.length)}
        </Button>
      )}
      {sessions.length > 1 && (
        <Button className="mt-3" pending={end.isPending} onClick={() => end.mutate(undefined, { onSuccess: focusList })}>
          {texts.sessions.endOthers}
        </Button>
      )}
      <HelpText role="status" className="mt-3 text-sm text-grey-5 empty:sr-only">
        {end.isSuccess && texts.sessions.ended}
      </HelpText>
      {end.error && (
        <Alert tone="red" title={texts.failed} className="mt-3">
          {userMessageOf(end.error)}
        </Alert>
      )}
    </>
  );
}
