import type { Invoice, PlanType } from '@b1fuchs/contracts';
import type { PaidFact, Refund } from './facts.js';
import type { Period } from './lay-periods.js';
import type { PaymentRecord } from './payment-record.js';

export type Seller = { name: string; address: string[]; vatId: string | null };
/** Who sells, and the VAT in percent; 0 where the seller owes none (§ 19 UStG). */
export type InvoiceTerms = { seller: Seller | null; vatPercent: number };

export type IssuedInvoice = {
  number: number;
  /** The payment or refund that it is for. */
  of: string;
  kind: 'invoice' | 'credit-note';
  paymentId: string;
  userId: string | null;
  issuedAt: Date;
  corrects: number | null;
  seller: Seller | null;
  planType: PlanType;
  accessFrom: Date;
  accessUntil: Date;
  netCents: number;
  vatCents: number;
  grossCents: number;
  vatPercent: number;
  currency: string;
  paymentReference: string;
};
type Draft = Omit<IssuedInvoice, 'number'>;

/** Net and VAT in a price that holds both, in cents. */
export function splitVat(grossCents: number, vatPercent: number): { netCents: number; vatCents: number } {
  const netCents = Math.round((grossCents * 100) / (100 + vatPercent));
  return { netCents, vatCents: grossCents - netCents };
}

/** The invoice of a payment. @param period the time that it buys, as it lies when the invoice is issued */
export function draftInvoice(record: PaymentRecord, payment: PaidFact, { period, terms, now }: { period: Pick<Period, 'start' | 'end'>; terms: InvoiceTerms; now: Date }): Draft {
  return {
    of: record.id,
    kind: 'invoice',
    paymentId: record.id,
    userId: record.userId,
    issuedAt: now,
    corrects: null,
    seller: terms.seller,
    planType: payment.planType,
    accessFrom: period.start,
    accessUntil: period.end,
    ...splitVat(payment.amountCents, terms.vatPercent),
    grossCents: payment.amountCents,
    vatPercent: terms.vatPercent,
    currency: record.currency,
    paymentReference: record.paymentIntentId ?? record.id,
  };
}

/**
 * The credit note of a refund, by the terms of its invoice. Amounts are positive.
 * @param creditedCents what earlier credit notes have taken back: in the end they add up to the invoice, to the cent
 */
export function draftCreditNote({ number, ...invoice }: IssuedInvoice, refund: Refund, { creditedCents, now }: { creditedCents: number; now: Date }): Draft {
  const [before, after] = [splitVat(creditedCents, invoice.vatPercent), splitVat(creditedCents + refund.amountCents, invoice.vatPercent)];
  return {
    ...invoice,
    of: refund.id,
    kind: 'credit-note',
    issuedAt: now,
    corrects: number,
    netCents: after.netCents - before.netCents,
    vatCents: after.vatCents - before.vatCents,
    grossCents: refund.amountCents,
  };
}

export const numberText = (number: number): string => `B1-${String(number).padStart(6, '0')}`;
/** @returns undefined where it is no number of ours */
export const numberFrom = (text: string): number | undefined => (/^B1-\d{6,15}$/.test(text) ? Number(text.slice(3)) : undefined);

/** An invoice as its page shows it. */
export const invoiceShown = (invoice: IssuedInvoice): Invoice => ({
  number: numberText(invoice.number),
  kind: invoice.kind,
  issuedAt: invoice.issuedAt.toISOString(),
  corrects: invoice.corrects === null ? null : numberText(invoice.corrects),
  accessFrom: invoice.accessFrom.toISOString(),
  accessUntil: invoice.accessUntil.toISOString(),
  seller: invoice.seller,
  planType: invoice.planType,
  netCents: invoice.netCents,
  vatCents: invoice.vatCents,
  grossCents: invoice.grossCents,
  vatPercent: invoice.vatPercent,
  currency: invoice.currency,
  paymentReference: invoice.paymentReference,
});
