import type { SubscriptionStatus } from '@b1fuchs/contracts';
import { useState } from 'react';
import { Alert } from '../../../../components/ui/alert.js';
import { Badge } from '../../../../components/ui/badge.js';
import { Button, LinkButton } from '../../../../components/ui/button.js';
import { Card, CardTitle } from '../../../../components/ui/card.js';
import { HelpText } from '../../../../components/ui/help-text.js';
import { paths } from '../../../../lib/paths.js';
import { toast } from '../../../../lib/toast-store.js';
import { useReactivation } from '../../api/membership.js';
import { dayOf, daysUntil, momentOf } from '../../model/days.js';
import { manageTexts } from '../../model/manage-texts.js';
import { badgeOf, boxOf, planNameOf, type BoxKind } from '../../model/status-view.js';
import { CancelDialog } from './cancel-dialog.js';
import { Facts } from './facts.js';

const texts = manageTexts.current;
const tones: Record<BoxKind, 'green' | 'amber' | 'blue'> = { canceling: 'amber', trial: 'blue', 'past-due': 'amber', active: 'green' };

/** What was bought, until when it runs, and the ways to change that. */
export function CurrentCard({ status, now }: { status: SubscriptionStatus; now: Date }) {
  const [isCanceling, setIsCanceling] = useState(false);
  const badge = badgeOf(status);
  const end = status.currentPeriodEnd;
  const mayCancel = status.hasSubscription && !status.cancelAtPeriodEnd;
  return (
    <Card as="section" aria-labelledby="membership-current">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CardTitle id="membership-current">{texts.title}</CardTitle>
        {badge !== null && <Badge tone={badge.tone}>{badge.label}</Badge>}
      </div>
      <Facts
        facts={[
          [texts.plan, planNameOf(status.planType)],
          ...(isLater(status.currentPeriodStart, now) ? ([[texts.from, dayOf(status.currentPeriodStart)]] as const) : []),
          ...(end === null
            ? []
            : ([
                [texts.until, momentOf(end)],
                [texts.left, manageTexts.remaining(daysUntil(end, now))],
              ] as const)),
        ]}
      />
      <HelpText className="mt-2 text-sm text-grey-4">{texts.once}</HelpText>
      <StatusBox status={status} />
      <div className="mt-5 flex flex-wrap gap-3">
        <LinkButton to={paths.subscribe}>{texts.change}</LinkButton>
        {status.cancelAtPeriodEnd && <ReactivateButton />}
        {mayCancel && (
          <Button variant="quiet" onClick={() => setIsCanceling(true)}>
            {texts.cancel}
          </Button>
        )}
      </div>
      {isCanceling && <CancelDialog until={end === null ? '' : dayOf(end)} onClose={() => setIsCanceling(false)} />}
    </Card>
  );
}

const isLater = (time: string | null, now: Date): time is string => time !== null && new Date(time) > now;

function StatusBox({ status }: { status: SubscriptionStatus }) {
  const kind = boxOf(status);
  const { title, text } = manageTexts.box[kind];
  const until = kind === 'trial' ? status.trialEnd : status.currentPeriodEnd;
  return (
    <Alert tone={tones[kind]} title={title} className="mt-4">
      {text(until === null ? '' : dayOf(until))}
    </Alert>
  );
}

function ReactivateButton() {
  const { mutate, isPending } = useReactivation();
  const wording = manageTexts.reactivate;
  return (
    <Button
      variant="primary"
      pending={isPending}
      onClick={() =>
        mutate(undefined, {
          onSuccess: ({ message }) => toast({ title: wording.done, description: message, tone: 'success', lang: 'en' }),
          onError: () => toast({ title: wording.failedTitle, description: wording.failed, tone: 'destructive', lang: 'en' }),
        })
      }
    >
      {texts.reactivate}
    </Button>
  );
}
