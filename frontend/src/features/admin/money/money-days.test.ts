import type { MoneyMovement, MoneyReport } from '@b1fuchs/contracts';
import { amountOf, moneyDays } from './money-days.js';

const movement = (changes: Partial<MoneyMovement>): MoneyMovement => ({
  at: '2026-03-01T08:00:00.000Z',
  kind: 'payment',
  paymentId: 'cs_1',
  paymentReference: 'pi_1',
  planType: 'monthly',
  invoiceNumber: null,
  amountCents: 1_499,
  vatCents: 239,
  currency: 'eur',
  ...changes,
});
const report = (movements: MoneyMovement[], conversions: MoneyReport['conversions'] = []): MoneyReport => ({
  from: '2026-03-01',
  to: '2026-03-03',
  currency: 'eur',
  payments: 0,
  receivedCents: 0,
  refundedCents: 0,
  chargedBackCents: 0,
  grossCents: 0,
  netCents: 0,
  vatCents: 0,
  unclaimedCents: 0,
  byPlan: [{ planType: 'monthly', payments: 0, receivedCents: 0 }, { planType: 'quarterly', payments: 0, receivedCents: 0 }],
  conversions,
  movements,
});

test('money is laid out by day and plan; what went back stands apart, and what nobody claims nowhere', () => {
  const days = moneyDays(
    report(
      [
        movement({}),
        movement({ at: '2026-03-01T23:59:59.000Z' }),
        movement({ at: '2026-03-03T00:00:00.000Z', planType: 'quarterly', amountCents: 3_499 }),
        movement({ at: '2026-03-02T10:00:00.000Z', kind: 'refund', amountCents: -499 }),
        movement({ at: '2026-03-02T10:00:00.000Z', kind: 'chargeback', amountCents: -1_499 }),
        movement({ at: '2026-03-02T10:00:00.000Z', kind: 'unclaimed' }),
      ],
      [{ day: '2026-03-03', conversions: 2 }],
    ),
  );
  expect(days).toEqual({
    days: ['2026-03-01', '2026-03-02', '2026-03-03'],
    received: [{ name: '1 month', values: [2_998, 0, 0] }, { name: '3 months', values: [0, 0, 3_499] }],
    back: [{ name: 'Refunds', values: [0, 499, 0] }, { name: 'Chargebacks', values: [0, 1_499, 0] }],
    conversions: [{ name: 'From trial to paid', values: [0, 0, 2] }],
  });
});

test('cents are shown as money', () => {
  expect(amountOf(123_450, 'eur')).toBe('€1,234.50');
  expect(amountOf(-499, 'eur')).toBe('-€4.99');
});
