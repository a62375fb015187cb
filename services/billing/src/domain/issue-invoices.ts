import type { Invoices } from '../data/invoices.js';
import { draftCreditNote, draftInvoice, type InvoiceTerms } from './invoice.js';
import { noFacts, type Facts, type PaidFact } from './facts.js';
import { layPeriods, type Period } from './lay-periods.js';
import { paidFactsOf, type PaymentRecord } from './payment-record.js';

export type InvoiceParts = { invoices: Pick<Invoices, 'issue' | 'ofPayment'>; terms: InvoiceTerms };

/**
 * Issues what is missing of a payment: its invoice, and a credit note for each refund.
 * @param about.facts what its learner has; undefined where it is nobody's any more
 * @param about.isNew whether the payment was seen for the first time, so that nothing can have been issued
 */
export async function issueInvoices(parts: InvoiceParts, record: PaymentRecord, { facts, isNew }: { facts: Facts | undefined; isNew: boolean }, now: Date): Promise<void> {
  const [payment] = paidFactsOf([record]);
  if (!payment) return;
  const issued = isNew ? [] : await parts.invoices.ofPayment(record.id);
  if (issued.length > record.refunds.length) return;
  if (issued.length === 0) await parts.invoices.issue(draftInvoice(record, payment, { period: periodOf(payment, facts), terms: parts.terms, now }));
  for (const refund of record.refunds) {
    const [invoice, ...notes] = await parts.invoices.ofPayment(record.id);
    if (!invoice) return;
    const creditedCents = notes.reduce((sum, { grossCents }) => sum + grossCents, 0);
    await parts.invoices.issue(draftCreditNote(invoice, refund, { creditedCents, now }));
  }
}

/** The time that a payment buys among all that its learner has; for nobody any more, by itself. */
const periodOf = (payment: PaidFact, facts: Facts = { ...noFacts, payments: [payment] }): Pick<Period, 'start' | 'end'> =>
  layPeriods(facts).find(({ paymentId }) => paymentId === payment.id) ?? { start: payment.paidAt, end: payment.paidAt };
