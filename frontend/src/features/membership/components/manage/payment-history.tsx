import type { Payment } from '@b1fuchs/contracts';
import { plans } from '@b1fuchs/contracts';
import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { Badge } from '../../../../components/ui/badge.js';
import { Button } from '../../../../components/ui/button.js';
import { Card, CardTitle } from '../../../../components/ui/card.js';
import { HelpText } from '../../../../components/ui/help-text.js';
import { Skeleton, SkeletonGroup } from '../../../../components/ui/skeleton.js';
import { TextLink } from '../../../../components/ui/text-link.js';
import type { Tone } from '../../../../components/ui/tones.js';
import { paths } from '../../../../lib/paths.js';
import { paymentsQuery } from '../../api/membership.js';
import { dayOf } from '../../model/days.js';
import { historyTexts as texts } from '../../model/manage-texts.js';
import { moneyIn } from '../../model/prices.js';

const tones: Record<Payment['status'], Tone> = { paid: 'green', partly_refunded: 'blue', refunded: 'neutral', disputed: 'amber', lost: 'red' };

/** What was paid, the last first, with an invoice for each payment and a credit note for each refund. */
export function PaymentHistory({ className }: { className?: string }) {
  const { data, isFetching, refetch } = useQuery(paymentsQuery);
  return (
    <Card as="section" aria-labelledby="membership-history" className={className}>
      <CardTitle id="membership-history">{texts.title}</CardTitle>
      {data ? (
        <Payments payments={data.payments} />
      ) : isFetching ? (
        <SkeletonGroup label={texts.loading} className="mt-3 animate-appear-late">
          <Skeleton className="h-16" />
        </SkeletonGroup>
      ) : (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <HelpText className="text-grey-5">{texts.failed}</HelpText>
          <Button size="sm" onClick={() => void refetch()}>
            {texts.tryAgain}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Payments({ payments }: { payments: readonly Payment[] }) {
  if (payments.length === 0) return <HelpText className="mt-2 text-grey-5">{texts.none}</HelpText>;
  return (
    <ul className="mt-3 flex flex-col divide-y divide-grey-2">
      {payments.map((payment) => (
        <li key={payment.id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4">
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold">{plans[payment.planType].name}</span>
              <Badge tone={tones[payment.status]}>{texts.status[payment.status]}</Badge>
            </p>
            <p className="text-grey-5">
              <time dateTime={payment.paidAt}>{dayOf(payment.paidAt)}</time>
            </p>
            <p className="text-sm text-grey-4">{texts.access(dayOf(payment.accessFrom), dayOf(payment.accessUntil))}</p>
          </div>
          <div className="flex flex-col sm:items-end">
            <p className="font-semibold tabular-nums">{moneyIn('en', payment.amountCents, payment.currency)}</p>
            {payment.refundedCents > 0 && <p className="text-sm text-grey-4">{texts.refunded(moneyIn('en', payment.refundedCents, payment.currency))}</p>}
            {payment.invoices.map(({ number, kind }) => (
              <TextLink key={number} to={`${paths.invoices}/${encodeURIComponent(number)}`}>
                <FileText aria-hidden />
                {texts.paper[kind](number)}
              </TextLink>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
