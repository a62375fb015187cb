import type { LearnerMail } from '@b1fuchs/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert } from '../../../../components/ui/alert.js';
import { Badge } from '../../../../components/ui/badge.js';
import { Button } from '../../../../components/ui/button.js';
import type { Tone } from '../../../../components/ui/tones.js';
import { userMessageOf } from '../../../../lib/http-error.js';
import { toast } from '../../../../lib/toast-store.js';
import { dayOf, momentOf } from '../../lib/dates.js';
import { useSendVerification } from '../api/learner-changes.js';
import { mailsQuery } from '../api/learner-queries.js';
import { mailTexts as texts } from '../model/texts.js';
import { Cell, DataTable, RowHeader } from './data-table.js';
import { Pager } from './pager.js';
import { Part } from './part.js';

const tones: Record<LearnerMail['state'], Tone> = { sent: 'green', waiting: 'blue', failed: 'red' };

/** Which mails went out, wait or failed, and the link for the address once more where it is not confirmed. */
export function MailsPart({ userId }: { userId: string }) {
  const [page, setPage] = useState(1);
  const query = useQuery(mailsQuery(userId, page));
  return (
    <Part texts={texts} query={query}>
      {({ mails, total, pages, isEmailVerified, refusedSince }) => (
        <div className="flex flex-col gap-3">
          {!isEmailVerified && <SendAgain userId={userId} />}
          {refusedSince !== null && <Alert tone="amber">{texts.refused(dayOf(refusedSince))}</Alert>}
          {total === 0 ? <p className="text-grey-5">{texts.none}</p> : <Mails mails={mails} />}
          <Pager label={texts.caption} page={page} pages={pages} total={total} shown={mails.length} onTurn={setPage} />
        </div>
      )}
    </Part>
  );
}

function SendAgain({ userId }: { userId: string }) {
  const { mutate, isPending, error } = useSendVerification(userId);
  return (
    <Alert
      tone={error === null ? 'amber' : 'red'}
      title={error === null ? texts.unverified : texts.sendFailed}
      action={
        <Button size="sm" pending={isPending} onClick={() => mutate(undefined, { onSuccess: ({ message }) => toast({ title: texts.sent, description: message, tone: 'success', lang: 'en' }) })}>
          {texts.send}
        </Button>
      }
    >
      {error !== null && userMessageOf(error)}
    </Alert>
  );
}

function Mails({ mails }: { mails: readonly LearnerMail[] }) {
  return (
    <DataTable caption={texts.caption} columns={[texts.columns.mail, texts.columns.asked, texts.columns.state]}>
      {mails.map((mail) => (
        <tr key={mail.id}>
          <RowHeader>{texts.templates[mail.template] ?? mail.template}</RowHeader>
          <Cell isShort>
            <time dateTime={mail.queuedAt}>{momentOf(mail.queuedAt)}</time>
          </Cell>
          <Cell>
            <Badge tone={tones[mail.state]}>{texts.states[mail.state]}</Badge>
            <p className="mt-1 text-grey-5">{moreOf(mail)}</p>
          </Cell>
        </tr>
      ))}
    </DataTable>
  );
}

function moreOf({ sentAt, nextAttemptAt, attempts, failure }: LearnerMail): string {
  const when = sentAt === null ? nextAttemptAt === null ? '' : texts.nextTry(momentOf(nextAttemptAt), attempts) : texts.sentAt(momentOf(sentAt));
  return [failure ?? '', when].filter((part) => part !== '').join(' · ');
}
