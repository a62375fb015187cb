import { plans, type LearnerGrant, type LearnerMembership, type LearnerPayment } from '@b1fuchs/contracts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Badge } from '../../../../components/ui/badge.js';
import { Button } from '../../../../components/ui/button.js';
import type { Tone } from '../../../../components/ui/tones.js';
import { dayOf } from '../../lib/dates.js';
import { eurosOf } from '../../lib/euros.js';
import { membershipQuery } from '../api/learner-queries.js';
import { paymentTexts as texts } from '../model/texts.js';
import { Cell, DataTable, RowHeader } from './data-table.js';
import { Part } from './part.js';
import { RefundDialog } from './refund-dialog.js';

type Props = { userId: string; username: string };
const tones: Record<LearnerPayment['status'], Tone> = { paid: 'green', partly_refunded: 'blue', refunded: 'neutral', disputed: 'amber', lost: 'red' };

/** What was paid, given back, disputed and granted, and the way to give a payment back. */
export function PaymentsPart({ userId, username }: Props) {
  const query = useQuery(membershipQuery(userId));
  return (
    <Part texts={texts} query={query}>
      {({ payments, grants, manual }) => (
        <div className="flex flex-col gap-4">
          {payments.length === 0 ? <p className="text-grey-5">{texts.none}</p> : <Payments userId={userId} username={username} payments={payments} />}
          {grants.length > 0 && <Grants grants={grants} />}
          {manual !== null && <Manual manual={manual} />}
        </div>
      )}
    </Part>
  );
}

/** While the bank looks into a payment the provider gives nothing back. */
const canRefund = ({ status }: LearnerPayment): boolean => status === 'paid' || status === 'partly_refunded';

function Payments({ payments, ...learner }: Props & { payments: readonly LearnerPayment[] }) {
  const [refundedId, setRefundedId] = useState<string | null>(null);
  const refunded = payments.find(({ id }) => id === refundedId);
  const { columns } = texts;
  return (
    <>
      <DataTable isWide caption={texts.caption} columns={[columns.date, columns.plan, columns.amount, columns.status, columns.invoices, columns.actions]}>
        {payments.map((payment) => (
          <tr key={payment.id}>
            <RowHeader isShort>
              <time dateTime={payment.paidAt}>{dayOf(payment.paidAt)}</time>
            </RowHeader>
            <Cell>
              {plans[payment.planType].name}
              <p className="text-grey-5">{texts.access(dayOf(payment.accessFrom), dayOf(payment.accessUntil))}</p>
            </Cell>
            <Cell>
              <span className="font-semibold tabular-nums">{eurosOf(payment.amountCents)}</span>
              {payment.refundedCents > 0 && <p className="text-grey-5">{texts.refunded(eurosOf(payment.refundedCents))}</p>}
            </Cell>
            <Cell>
              <Badge tone={tones[payment.status]}>{texts.statuses[payment.status]}</Badge>
              <History payment={payment} />
            </Cell>
            <Cell>
              {payment.invoices.map(({ number, kind }) => (
                <p key={number} className="whitespace-nowrap">
                  {texts.kinds[kind]} {number}
                </p>
              ))}
            </Cell>
            <Cell>
              {canRefund(payment) && (
                <Button size="sm" variant="danger" aria-label={`${texts.action} ${eurosOf(payment.amountCents)}, ${dayOf(payment.paidAt)}`} onClick={() => setRefundedId(payment.id)}>
                  {texts.action}
                </Button>
              )}
            </Cell>
          </tr>
        ))}
      </DataTable>
      {refunded !== undefined && <RefundDialog {...learner} payment={refunded} onClose={() => setRefundedId(null)} />}
    </>
  );
}

function History({ payment: { dispute, refunds, refundRequests } }: { payment: LearnerPayment }) {
  const lines = [
    ...(dispute === null ? [] : [`${texts.dispute[dispute.status]} ${dayOf(dispute.closedAt ?? dispute.openedAt)}`]),
    ...refunds.map(({ at, amountCents }) => texts.refund(dayOf(at), eurosOf(amountCents))),
    ...refundRequests.map(({ by, at, reason }) => texts.asked(by, dayOf(at), reason)),
  ];
  return lines.map((line, index) => (
    <p key={index} className="mt-1 max-w-64 text-grey-5">
      {line}
    </p>
  ));
}

function Grants({ grants }: { grants: readonly LearnerGrant[] }) {
  const titleId = useId();
  return (
    <div>
      <h3 id={titleId} className="font-semibold">
        {texts.grants}
      </h3>
      <ul aria-labelledby={titleId} className="mt-1 flex flex-col divide-y divide-grey-2 text-sm">
        {grants.map(({ id, startsAt, endsAt, reason, by, createdAt }) => (
          <li key={id} className="py-2">
            <span className="font-semibold">{texts.grant(dayOf(startsAt), dayOf(endsAt))}</span> {texts.given(by, dayOf(createdAt))}
            <p className="break-words text-grey-5">{reason}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Manual({ manual: { isOn, by, at } }: { manual: NonNullable<LearnerMembership['manual']> }) {
  return (
    <p className="text-sm">
      <span className="font-semibold">{texts.manual[isOn ? 'true' : 'false']}</span> {texts.given(by, dayOf(at))}
    </p>
  );
}
