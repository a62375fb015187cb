import type { LearnerSession, LearnerSessions } from '@b1fuchs/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert } from '../../../../components/ui/alert.js';
import { Badge } from '../../../../components/ui/badge.js';
import { Button } from '../../../../components/ui/button.js';
import { userMessageOf } from '../../../../lib/http-error.js';
import { toast } from '../../../../lib/toast-store.js';
import { dayOf, momentOf } from '../../lib/dates.js';
import { useEndSessions } from '../api/learner-changes.js';
import { sessionsQuery } from '../api/learner-queries.js';
import { sessionTexts as texts } from '../model/texts.js';
import { Cell, DataTable, RowHeader } from './data-table.js';
import { EndSessionsDialog } from './end-sessions-dialog.js';
import { Part } from './part.js';

type Props = { userId: string; username: string };

/** How the learner signs in, where they are signed in, and the way to end that. */
export function SessionsPart({ userId, username }: Props) {
  const query = useQuery(sessionsQuery(userId));
  const [isAsking, setIsAsking] = useState(false);
  const canEnd = query.data?.sessions.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <Part
      texts={texts}
      query={query}
      action={
        canEnd && (
          <Button size="sm" variant="danger" onClick={() => setIsAsking(true)}>
            {texts.endAll}
          </Button>
        )
      }
    >
      {(shown) => (
        <>
          <SignIn shown={shown} />
          <OpenSessions userId={userId} sessions={shown.sessions} />
          {isAsking && <EndSessionsDialog userId={userId} username={username} onClose={() => setIsAsking(false)} />}
        </>
      )}
    </Part>
  );
}

function SignIn({ shown: { hasPassword, hasGoogle, hasTwoFactor, deletionDueAt } }: { shown: LearnerSessions }) {
  const methods = [hasPassword && texts.password, hasGoogle && texts.google, hasTwoFactor && texts.twoFactor].filter((method) => method !== false);
  return (
    <div className="mb-3 flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-2">
        <span className="text-sm text-grey-4">{texts.methods}</span>
        {methods.map((method) => (
          <Badge key={method}>{method}</Badge>
        ))}
      </p>
      {deletionDueAt !== null && <Alert tone="amber">{texts.deletion(dayOf(deletionDueAt))}</Alert>}
    </div>
  );
}

const deviceOf = ({ browser, system }: LearnerSession): string => [browser, system].filter((name) => name !== '').join(', ') || texts.unknown;

function OpenSessions({ userId, sessions }: { userId: string; sessions: readonly LearnerSession[] }) {
  const end = useEndSessions(userId);
  if (sessions.length === 0) return <p className="text-grey-5">{texts.none}</p>;
  const endOne = (key: string): void =>
    end.mutate({ key }, { onSuccess: ({ ended }) => toast({ title: texts.ended(ended), tone: 'success', lang: 'en' }) });
  return (
    <>
      <DataTable caption={texts.caption} columns={[texts.columns.device, texts.columns.since, texts.columns.last, texts.columns.actions]}>
        {sessions.map((session) => (
          <tr key={session.key}>
            <RowHeader>{deviceOf(session)}</RowHeader>
            <Cell isShort>{momentOf(session.createdAt)}</Cell>
            <Cell isShort>{momentOf(session.lastUsedAt)}</Cell>
            <Cell>
              {session.isCurrent ? (
                <Badge tone="green">{texts.current}</Badge>
              ) : (
                <Button size="sm" aria-label={texts.endOne(deviceOf(session))} pending={end.isPending && end.variables.key === session.key} onClick={() => endOne(session.key)}>
                  {texts.end}
                </Button>
              )}
            </Cell>
          </tr>
        ))}
      </DataTable>
      <p className="mt-2 text-sm text-grey-4">{texts.noPlace}</p>
      {end.error !== null && (
        <Alert tone="red" title={texts.endFailed} className="mt-3">
          {userMessageOf(end.error)}
        </Alert>
      )}
    </>
  );
}
