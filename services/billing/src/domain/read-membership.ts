import type { Invoice, Payment, PaymentsResponse, SubscriptionStatus } from '@b1fuchs/contracts';
import { AppError } from '@b1fuchs/kit';
import type { Accounts } from '../data/accounts.js';
import type { Invoices } from '../data/invoices.js';
import { noFacts, refundedCents, type Facts, type PaidFact } from './facts.js';
import { invoiceShown, numberFrom, numberText, type IssuedInvoice } from './invoice.js';
import { inOrder, layPeriods } from './lay-periods.js';
import type { PaymentRecord } from './payment-record.js';
import { factsOf, type SettleParts } from './settle.js';
import { statusOf } from './status.js';

export type ReadParts = Pick<SettleParts, 'subscriptions'> & { accounts: Pick<Accounts, 'find'>; invoices: Pick<Invoices, 'ofUser' | 'find'> };

export async function readStatus(parts: ReadParts, userId: string, now: Date): Promise<SubscriptionStatus> {
  return statusOf(await factsAbout(parts, userId), now);
}

/** A learner's own payments with their invoices, the last first. */
export async function readPayments(parts: ReadParts, userId: string): Promise<PaymentsResponse> {
  const facts = await factsAbout(parts, userId);
  const [records, invoices] = await Promise.all([parts.subscriptions.paidBy(userId), parts.invoices.ofUser(userId)]);
  return { payments: paymentsOf(facts, records, invoices) };
}

/** Payments with the time that each of them gives, the last first. */
export function paymentsOf(facts: Facts, records: readonly PaymentRecord[], invoices: IssuedInvoice[]): Payment[] {
  const periods = layPeriods(facts);
  const payments = inOrder(facts.payments).flatMap((payment) => {
    const period = periods.find(({ paymentId }) => paymentId === payment.id);
    const record = records.find(({ id }) => id === payment.id);
    return period && record ? [shown({ payment, record, accessFrom: period.start, accessUntil: period.end }, invoices)] : [];
  });
  return payments.reverse();
}

/** @throws AppError PAYMENT_NOT_FOUND for a number that does not exist or is somebody else's */
export async function readInvoice({ invoices }: ReadParts, { userId, number }: { userId: string; number: string }): Promise<Invoice> {
  const running = numberFrom(number);
  const invoice = running === undefined ? undefined : await invoices.find(running);
  if (invoice?.userId !== userId) throw new AppError('PAYMENT_NOT_FOUND');
  return invoiceShown(invoice);
}

export async function factsAbout(parts: ReadParts, userId: string): Promise<Facts> {
  const account = await parts.accounts.find(userId);
  return account ? factsOf(parts, account) : noFacts;
}

function shown({ payment, record, accessFrom, accessUntil }: { payment: PaidFact; record: PaymentRecord; accessFrom: Date; accessUntil: Date }, invoices: IssuedInvoice[]): Payment {
  const { id, planType, amountCents, paidAt } = payment;
  return {
    id,
    planType,
    amountCents,
    refundedCents: refundedCents(payment),
    currency: record.currency,
    paidAt: paidAt.toISOString(),
    accessFrom: accessFrom.toISOString(),
    accessUntil: accessUntil.toISOString(),
    status: standOf(payment),
    invoices: invoices
      .filter(({ paymentId }) => paymentId === id)
      .map(({ number, kind, issuedAt, grossCents }) => ({ number: numberText(number), kind, issuedAt: issuedAt.toISOString(), grossCents })),
  };
}

function standOf(payment: PaidFact): Payment['status'] {
  if (payment.dispute?.status === 'open') return 'disputed';
  if (payment.dispute?.status === 'lost') return 'lost';
  const refunded = refundedCents(payment);
  if (refunded >= payment.amountCents) return 'refunded';
  return refunded > 0 ? 'partly_refunded' : 'paid';
}
