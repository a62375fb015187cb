import type { Accounts } from '../data/accounts.js';
import type { Invoices } from '../data/invoices.js';
import { draftCreditNote, draftInvoice, type InvoiceTerms } from './invoice.js';
import { noFacts, type PaidFact } from './facts.js';
import { layPeriods, type Period } from './lay-periods.js';
import { paidFactsOf, type PaymentRecord } from './payment-record.js';
import { factsOf, type SettleParts } from './settle.js';

export type InvoiceParts = Pick<SettleParts, 'subscriptions'> & { accounts: Pick<Accounts, 'find'>; invoices: Pick<Invoices, 'issue' | 'ofPayment'>; terms: InvoiceTerms };

/** Issues what is missing of a payment: its invoice, and a credit note for each refund. */
export async function issueInvoices(parts: InvoiceParts, record: PaymentRecord, now: Date): Promise<void> {
  const [payment] = paidFactsOf([record]);
  if (!payment) return;
  const issued = await parts.invoices.ofPayment(record.id);
  if (issued.length > record.refunds.length) return;
  if (issued.length === 0) await parts.invoices.issue(draftInvoice(record, payment, { period: await periodOf(parts, record, payment), terms: parts.terms, now }));
  for (const refund of record.refunds) {
    const [invoice, ...notes] = await parts.invoices.ofPayment(record.id);
    if (!invoice) return;
    const creditedCents = notes.reduce((sum, { grossCents }) => sum + grossCents, 0);
    await parts.invoices.issue(draftCreditNote(invoice, refund, { creditedCents, now }));
  }
}

/** The time that a payment buys among all that its learner has; for nobody any more, by itself. */
async function periodOf(parts: InvoiceParts, { id, userId }: PaymentRecord, payment: PaidFact): Promise<Pick<Period, 'start' | 'end'>> {
  const account = userId === null ? undefined : await parts.accounts.find(userId);
  const facts = account ? await factsOf(parts, account) : { ...noFacts, payments: [payment] };
  return layPeriods(facts).find(({ paymentId }) => paymentId === id) ?? { start: payment.paidAt, end: payment.paidAt };
}
