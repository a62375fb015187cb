import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../../components/ui/empty-state.js';
import { LinkButton } from '../../../../components/ui/button.js';
import { TextLink } from '../../../../components/ui/text-link.js';
import { hasCode } from '../../../../lib/http-error.js';
import { paths } from '../../../../lib/paths.js';
import { FailedToLoad } from '../../lib/failed-to-load.js';
import { LoadingPage } from '../../lib/loading-page.js';
import { headQuery } from '../api/learner-queries.js';
import { headTexts as texts } from '../model/texts.js';
import { AttemptsPart } from './attempts-part.js';
import { Head } from './head.js';
import { LogPart } from './log-part.js';
import { MailsPart } from './mails-part.js';
import { PaymentsPart } from './payments-part.js';
import { CardsPart, PracticePart } from './practice-parts.js';
import { SessionsPart } from './sessions-part.js';

/** Everything about one learner. Each part loads for itself. */
export function LearnerScreen({ userId }: { userId: string }) {
  return (
    <div className="flex flex-col gap-4">
      <div>
        <TextLink to={paths.admin}>
          <ArrowLeft aria-hidden />
          {texts.back}
        </TextLink>
      </div>
      <Learner userId={userId} />
    </div>
  );
}

function Learner({ userId }: { userId: string }) {
  const { data, error, isFetching, refetch } = useQuery(headQuery(userId));
  if (hasCode(error, 'NOT_FOUND')) return <Gone />;
  if (error !== null && data === undefined) return <FailedToLoad title={texts.failed} error={error} isFetching={isFetching} onRetry={() => void refetch()} />;
  if (data === undefined) return <LoadingPage />;
  const { username } = data;
  return (
    <>
      <Head learner={data} />
      <PaymentsPart userId={userId} username={username} />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Column>
          <PracticePart userId={userId} />
          <CardsPart userId={userId} />
          <AttemptsPart userId={userId} />
        </Column>
        <Column>
          <SessionsPart userId={userId} username={username} />
          <MailsPart userId={userId} />
          <LogPart userId={userId} />
        </Column>
      </div>
    </>
  );
}

const Column = ({ children }: { children: ReactNode }) => <div className="flex min-w-0 flex-col gap-4">{children}</div>;

function Gone() {
  return (
    <EmptyState
      picture={<UserX className="size-16 text-grey-4" aria-hidden />}
      title={texts.goneTitle}
      action={
        <LinkButton to={paths.admin} variant="primary">
          {texts.back}
        </LinkButton>
      }
    >
      {texts.gone}
    </EmptyState>
  );
}
