import type { MoneyMovement, MoneyReport } from '@b1fuchs/contracts';
import { moneyReportCsv } from './money-report-csv.js';

const movement: MoneyMovement = { at: '2026-02-10T12:00:00.000Z', kind: 'payment', paymentId: 'cs_1', paymentReference: 'pi_1', planType: 'monthly', invoiceNumber: 'B1-000001', amountCents: 1_499, vatCents: 239, currency: 'eur' };
const rowsOf = (...movements: MoneyMovement[]): string[] => moneyReportCsv({ movements } as MoneyReport).split('\r\n').slice(1);

test('a movement is a row with German numbers', () => {
  expect(rowsOf(movement, { ...movement, kind: 'refund', amountCents: -500, vatCents: -80 })).toEqual([
    '2026-02-10T12:00:00.000Z;Zahlung;monthly;B1-000001;14,99;12,60;2,39;EUR;cs_1;pi_1',
    '2026-02-10T12:00:00.000Z;Erstattung;monthly;B1-000001;-5,00;-4,20;-0,80;EUR;cs_1;pi_1',
  ]);
});

test.each(['=1+1', '+1', '-1+2', '@SUM(A1)', '\tx', '\rx', '-5,00+1'])('%j is no formula', (text) => {
  expect(rowsOf({ ...movement, paymentReference: text }).join('\r\n')).toMatch(/;"?'/);
});

test('separators and quotes stay in their cell', () => {
  expect(rowsOf({ ...movement, paymentReference: 'a;"b"' })[0]).toMatch(/;"a;""b"""$/);
});
