import type { CurrentUser, SubscriptionStatus } from '@b1fuchs/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Alert } from '../../../../components/ui/alert.js';
import { Fox } from '../../../../components/fox/fox.js';
import { FullPageMessage } from '../../../../components/full-page-message.js';
import { LinkButton } from '../../../../components/ui/button.js';
import { EmptyState } from '../../../../components/ui/empty-state.js';
import { Skeleton, SkeletonGroup } from '../../../../components/ui/skeleton.js';
import { HttpError } from '../../../../lib/http-error.js';
import { paths } from '../../../../lib/paths.js';
import { subscriptionQuery } from '../../api/subscription-query.js';
import { adminTexts } from '../../model/checkout-texts.js';
import { manageTexts as texts } from '../../model/manage-texts.js';
import { isBought } from '../../model/status-view.js';
import { CurrentCard } from './current-card.js';
import { ExtendCard } from './extend-card.js';
import { ManualCard, PremiumCard, TrialCard } from './given-cards.js';
import { PaymentHistory } from './payment-history.js';

/** The status is asked for so often (spec 1, section 9). */
const REFRESH_MS = 30_000;

/** Everything about a learner's membership. `support` is the card that leads to the support team. */
export function ManageScreen({ user, support }: { user: CurrentUser; support: ReactNode }) {
  const { data, error, isFetching } = useQuery({ ...subscriptionQuery, refetchInterval: REFRESH_MS, refetchOnMount: 'always' });
  if (data) return <Loaded status={data} isAdmin={user.role === 'admin'} support={support} />;
  if (error && !isFetching) {
    return (
      <FullPageMessage
        picture={<Fox state="thinking" size={160} />}
        title={texts.failedTitle}
        actions={
          <LinkButton to={paths.home} variant="primary">
            {texts.home}
          </LinkButton>
        }
      >
        {error instanceof HttpError && error.code !== null ? error.userMessage : texts.failed}
      </FullPageMessage>
    );
  }
  return (
    <SkeletonGroup label={texts.loading} className="grid animate-appear-late gap-6 lg:grid-cols-2">
      <Skeleton className="h-84 rounded-card" />
      <Skeleton className="h-52 rounded-card" />
      <Skeleton className="h-40 rounded-card lg:col-span-2" />
    </SkeletonGroup>
  );
}

type LoadedProps = { status: SubscriptionStatus; isAdmin: boolean; support: ReactNode };

function Loaded({ status, isAdmin, support }: LoadedProps) {
  // The screen stays open for long: each refresh brings the day with it.
  const [now, setNow] = useState(() => new Date());
  const today = new Date();
  if (today.toDateString() !== now.toDateString()) setNow(today);
  const bought = isBought(status);
  const hasOther = status.hasAdminPremium || status.hasManualMembership;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="flex flex-col gap-6">
        {status.trialActive && status.trialEndsAt !== null && <TrialCard endsAt={status.trialEndsAt} now={now} />}
        {status.hasAdminPremium && <PremiumCard endsAt={status.adminPremiumEndDate} reason={status.adminPremiumReason} now={now} />}
        {status.hasManualMembership && <ManualCard />}
        {bought && <CurrentCard status={status} now={now} />}
        {!bought && isAdmin && (
          <Alert tone="blue" title={adminTexts.title}>
            {adminTexts.text}
          </Alert>
        )}
        {!bought && !isAdmin && !hasOther && (
          <EmptyState
            title={texts.none.title}
            action={
              <LinkButton to={paths.subscribe} variant="primary">
                {texts.none.action}
              </LinkButton>
            }
          >
            {texts.none.text}
          </EmptyState>
        )}
      </div>
      <div className="flex flex-col gap-6">
        {bought && <ExtendCard status={status} />}
        {support}
      </div>
      <PaymentHistory className="lg:col-span-2" />
    </div>
  );
}
