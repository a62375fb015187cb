import { PLAN_CURRENCY, planTypeSchema, type MoneyMovement, type MoneyReport } from '@b1fuchs/contracts';
import type { Invoices } from '../data/invoices.js';
import type { Subscriptions } from '../data/subscriptions.js';
import { conversions, type ConversionParts } from './conversions.js';
import { refundedCents } from './facts.js';
import { numberText, splitVat, type InvoiceTerms, type IssuedInvoice } from './invoice.js';
import type { PaymentRecord } from './payment-record.js';

export type ReportParts = ConversionParts & { subscriptions: Pick<Subscriptions, 'paidBetween' | 'takenBackBetween'>; invoices: Pick<Invoices, 'ofPayments'>; terms: InvoiceTerms };

const DAY_MS = 24 * 3_600_000;

/** What has come in and gone back from one day to another, both included. */
export async function moneyReport(parts: ReportParts, { from, to }: { from: string; to: string }): Promise<MoneyReport> {
  const range = { from: new Date(`${from}T00:00:00Z`), to: new Date(Date.parse(`${to}T00:00:00Z`) + DAY_MS) };
  const [paid, takenBack, converted] = await Promise.all([
    parts.subscriptions.paidBetween(range.from, range.to),
    parts.subscriptions.takenBackBetween(range.from, range.to),
    conversions(parts, { from, to, timeZone: 'UTC' }),
  ]);
  const records = [...new Map([...paid, ...takenBack].map((record) => [record.id, record])).values()];
  const invoices = await parts.invoices.ofPayments(records.map(({ id }) => id));
  const isWithin = ({ at }: { at: Date }): boolean => at >= range.from && at < range.to;
  const movements = records
    .flatMap((record) => movementsOf(record, { invoices: invoices.filter(({ paymentId }) => paymentId === record.id), terms: parts.terms }))
    .filter(isWithin)
    .sort((one, other) => one.at.getTime() - other.at.getTime() || (one.paymentId < other.paymentId ? -1 : 1))
    .map(({ at, ...movement }): MoneyMovement => ({ ...movement, at: at.toISOString() }));
  return { from, to, currency: PLAN_CURRENCY, ...sumsOf(movements), conversions: converted.days, movements };
}

type Movement = Omit<MoneyMovement, 'at'> & { at: Date };

function movementsOf(record: PaymentRecord, { invoices, terms }: { invoices: IssuedInvoice[]; terms: InvoiceTerms }): Movement[] {
  const { id: paymentId, planType, currency, paidAt, amountCents, refunds, dispute } = record;
  if (paidAt === null) return [];
  const vatPercent = invoices[0]?.vatPercent ?? terms.vatPercent;
  const move = (kind: MoneyMovement['kind'], at: Date, cents: number, of?: string): Movement => {
    const invoice = invoices.find((one) => one.of === of);
    const { vatCents } = invoice ?? splitVat(Math.abs(cents), vatPercent);
    const vat = kind === 'unclaimed' ? 0 : vatCents * Math.sign(cents);
    return { kind, at, paymentId, paymentReference: record.paymentIntentId ?? paymentId, planType, invoiceNumber: invoice ? numberText(invoice.number) : null, amountCents: cents, vatCents: vat, currency };
  };
  const left = amountCents - refundedCents(record);
  if (record.state === 'unclaimed') return left > 0 ? [move('unclaimed', paidAt, left)] : [];
  return [
    move('payment', paidAt, amountCents, paymentId),
    ...refunds.map((refund) => move('refund', refund.at, -refund.amountCents, refund.id)),
    ...(dispute?.status === 'lost' && left > 0 ? [move('chargeback', dispute.closedAt ?? dispute.openedAt, -left)] : []),
  ];
}

function sumsOf(movements: MoneyMovement[]): Omit<MoneyReport, 'from' | 'to' | 'currency' | 'conversions' | 'movements'> {
  const of = (kind: MoneyMovement['kind']): MoneyMovement[] => movements.filter((movement) => movement.kind === kind);
  const cents = (some: MoneyMovement[]): number => Math.abs(sum(some.map(({ amountCents }) => amountCents)));
  const counted = movements.filter(({ kind }) => kind !== 'unclaimed');
  const [grossCents, vatCents] = [sum(counted.map(({ amountCents }) => amountCents)), sum(counted.map((movement) => movement.vatCents))];
  const payments = of('payment');
  return {
    payments: payments.length,
    receivedCents: cents(payments),
    refundedCents: cents(of('refund')),
    chargedBackCents: cents(of('chargeback')),
    grossCents,
    netCents: grossCents - vatCents,
    vatCents,
    unclaimedCents: cents(of('unclaimed')),
    byPlan: planTypeSchema.options
      .map((planType) => ({ planType, some: payments.filter((payment) => payment.planType === planType) }))
      .map(({ planType, some }) => ({ planType, payments: some.length, receivedCents: cents(some) })),
  };
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
