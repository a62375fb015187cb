import type { MoneyReport } from '@b1fuchs/contracts';
import type { DaySeries } from '../lib/charts/day-series.js';

/** What came in for each plan, what went back, and who paid first, by day in UTC; money in cents. */
export type MoneyDays = { days: string[]; received: DaySeries[]; back: DaySeries[]; conversions: DaySeries[] };

const MS_A_DAY = 86_400_000;
const planNames = { monthly: '1 month', quarterly: '3 months' } as const satisfies Record<MoneyReport['byPlan'][number]['planType'], string>;
export const planName = (planType: keyof typeof planNames): string => planNames[planType];

/** Lays the movements of a report out by day. */
export function moneyDays({ from, to, movements, conversions, byPlan }: MoneyReport): MoneyDays {
  const days = Array.from({ length: 1 + (Date.parse(to) - Date.parse(from)) / MS_A_DAY }, (_, index) => new Date(Date.parse(from) + index * MS_A_DAY).toISOString().slice(0, 10));
  const centsOf = (isWanted: (movement: MoneyReport['movements'][number]) => boolean): number[] => {
    const sums = new Map<string, number>();
    for (const movement of movements.filter(isWanted)) {
      const day = movement.at.slice(0, 10);
      sums.set(day, (sums.get(day) ?? 0) + Math.abs(movement.amountCents));
    }
    return days.map((day) => sums.get(day) ?? 0);
  };
  return {
    days,
    received: byPlan.map(({ planType }) => ({ name: planName(planType), values: centsOf((movement) => movement.kind === 'payment' && movement.planType === planType) })),
    back: [
      { name: 'Refunds', values: centsOf(({ kind }) => kind === 'refund') },
      { name: 'Chargebacks', values: centsOf(({ kind }) => kind === 'chargeback') },
    ],
    conversions: [{ name: 'From trial to paid', values: days.map((day) => conversions.find((one) => one.day === day)?.conversions ?? 0) }],
  };
}

/** Cents as an amount of money: '€1,234.50'. */
export const amountOf = (cents: number, currency: string): string => (cents / 100).toLocaleString('en', { style: 'currency', currency: currency.toUpperCase() });
