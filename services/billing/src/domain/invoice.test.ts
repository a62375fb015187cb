import { at, monthly } from '../../test/some-facts.js';
import { draftCreditNote, draftInvoice, invoiceShown, numberFrom, numberText, splitVat } from './invoice.js';
import type { PaymentRecord } from './payment-record.js';

const payment = monthly('cs_1', '2026-02-10');
const record: PaymentRecord = {
  ...payment,
  userId: 'mina',
  customerId: 'cus_1',
  state: 'paid',
  unclaimedBecause: null,
  currency: 'eur',
  paymentIntentId: 'pi_1',
  createdAt: at('2026-02-10'),
  expiresAt: at('2026-02-11'),
  seenUnpaidAt: null,
  refundRequests: [],
  consent: null,
  lookAt: null,
  revision: 1,
};
const draft = (vatPercent: number) => draftInvoice(record, payment, { period: { start: at('2026-02-10'), end: at('2026-03-10') }, terms: { seller: null, vatPercent }, now: at('2026-02-10') });

test.each([
  [1_499, 19, 1_260, 239],
  [3_499, 19, 2_940, 559],
  [1_499, 7, 1_401, 98],
  [1_499, 0, 1_499, 0],
  [1, 19, 1, 0],
])('%i cents with %i percent VAT are %i and %i', (gross, percent, netCents, vatCents) => {
  expect(splitVat(gross, percent)).toEqual({ netCents, vatCents });
});

test('credit notes in parts add up to their invoice, to the cent', () => {
  const invoice = { ...draft(19), number: 7 };
  let creditedCents = 0;
  const notes = [333, 333, 333, 500].map((amountCents, index) => {
    const note = draftCreditNote(invoice, { id: `re_${index}`, amountCents, at: at('2026-02-12') }, { creditedCents, now: at('2026-02-12') });
    creditedCents += amountCents;
    return note;
  });
  expect(notes.reduce((sum, { vatCents }) => sum + vatCents, 0)).toBe(invoice.vatCents);
  expect(notes.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(invoice.netCents);
  expect(notes.map(({ corrects, of, kind }) => [corrects, of, kind])).toEqual([0, 1, 2, 3].map((index) => [7, `re_${index}`, 'credit-note']));
});

test('an invoice shows nothing of its buyer', () => {
  const shown = invoiceShown({ ...draft(19), number: 123 });
  expect(shown).toMatchObject({ number: 'B1-000123', netCents: 1_260, vatCents: 239, grossCents: 1_499, paymentReference: 'pi_1' });
  expect(JSON.stringify(shown)).not.toMatch(/mina|cus_1/);
});

test.each([
  [1, 'B1-000001'],
  [999_999, 'B1-999999'],
  [1_000_000, 'B1-1000000'],
])('the number %i is written %s, and read back', (number, text) => {
  expect(numberText(number)).toBe(text);
  expect(numberFrom(text)).toBe(number);
});

test.each(['', '1', 'B1-1', 'b1-000001', 'B1-000001 ', 'B1-00000x'])('%j is no number', (text) => {
  expect(numberFrom(text)).toBeUndefined();
});
