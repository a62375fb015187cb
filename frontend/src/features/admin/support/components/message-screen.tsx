import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { Card } from '../../../../components/ui/card.js';
import { Skeleton, SkeletonGroup } from '../../../../components/ui/skeleton.js';
import { TextLink } from '../../../../components/ui/text-link.js';
import { paths } from '../../../../lib/paths.js';
import { FailedToLoad } from '../../lib/failed-to-load.js';
import { messageQuery } from '../api/inbox.js';
import { AnswerForm } from './answer-form.js';
import { MessageActions } from './message-actions.js';
import { StateBadge } from './state-badge.js';
import { Thread } from './thread.js';

/** One message to support: what was written, by whom, and what is done with it. */
export function MessageScreen() {
  const { messageId = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(messageQuery(messageId));
  return (
    <>
      <TextLink to={paths.adminSupport} className="-mb-3 self-start">
        <ArrowLeft aria-hidden />
        All messages
      </TextLink>
      {error !== null && <FailedToLoad title="Failed to fetch the message" error={error} isFetching={isFetching} onRetry={() => void refetch()} />}
      {data === undefined && error === null && (
        <SkeletonGroup label="Loading the message …" className="grid gap-4">
          <Skeleton className="h-10 w-64 max-w-full" />
          <Skeleton className="h-64" />
        </SkeletonGroup>
      )}
      {data !== undefined && (
        <>
          <div className="flex flex-wrap items-center gap-3">
            <h1 className="text-2xl font-semibold wrap-anywhere sm:text-3xl">
              Message from <bdi>{data.name}</bdi>
            </h1>
            <StateBadge state={data.state} />
          </div>
          <div className="grid items-start gap-6 lg:grid-cols-[1fr_18rem]">
            <div className="grid gap-6 lg:order-first">
              <Thread message={data} />
              <AnswerForm key={data.id} message={data} />
            </div>
            <Card as="section" aria-label="About this message" className="grid gap-5 max-lg:order-first">
              <dl className="grid gap-3 wrap-anywhere [&_dt]:text-sm [&_dt]:text-grey-5">
                <div>
                  <dt>Email (not checked)</dt>
                  <dd>{data.email}</dd>
                </div>
                <div>
                  <dt>Account</dt>
                  <dd>{data.user === null ? 'Not signed in' : <TextLink to={`${paths.admin}/users/${data.user.id}`}>{data.user.name === '' ? 'Open the user' : data.user.name}</TextLink>}</dd>
                </div>
                <div>
                  <dt>Sent from</dt>
                  <dd>{data.source}</dd>
                </div>
              </dl>
              <MessageActions message={data} />
            </Card>
          </div>
        </>
      )}
    </>
  );
}
