import type { MoneyReport } from '@b1fuchs/contracts';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '../../../components/ui/button.js';
import { Card } from '../../../components/ui/card.js';
import { Skeleton, SkeletonGroup } from '../../../components/ui/skeleton.js';
import { userMessageOf } from '../../../lib/http-error.js';
import { toast } from '../../../lib/toast-store.js';
import { DayChartCard } from '../lib/charts/day-chart-card.js';
import { FailedToLoad } from '../lib/failed-to-load.js';
import { RangePicker } from '../lib/range-picker.js';
import { useDayRange } from '../lib/use-day-range.js';
import { amountOf, moneyDays, planName } from './money-days.js';
import { moneyQuery, useSaveReport } from './money-query.js';

/** What came in and went back. */
export function MoneyScreen() {
  const { range, ...change } = useDayRange('UTC');
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(moneyQuery(range));
  const { mutate, isPending } = useSaveReport();
  const save = (): void =>
    mutate(range, {
      onSuccess: () => toast({ title: 'Payments exported successfully', tone: 'success', lang: 'en' }),
      onError: (failure) => toast({ title: 'Export Failed', description: userMessageOf(failure), tone: 'destructive', lang: 'en' }),
    });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-semibold sm:text-3xl">Payments</h1>
        <Button size="sm" icon={<Download aria-hidden />} pending={isPending} onClick={save}>
          Save as CSV
        </Button>
      </div>
      <RangePicker range={range} {...change} />
      {error !== null && <FailedToLoad error={error} isFetching={isFetching} onRetry={() => void refetch()} />}
      {data === undefined && error === null && (
        <SkeletonGroup label="Loading the payments …" className="grid gap-4">
          <Skeleton className="h-28 rounded-card" />
          <Skeleton className="h-80 rounded-card" />
        </SkeletonGroup>
      )}
      {data !== undefined && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'grid grid-cols-1 gap-4 opacity-60' : 'grid grid-cols-1 gap-4'}>
          <Totals report={data} />
          <Charts report={data} />
          <p className="text-sm text-grey-4">Days in UTC, as the books have them.</p>
        </div>
      )}
    </>
  );
}

function Totals({ report }: { report: MoneyReport }) {
  const { currency, payments, receivedCents, refundedCents, chargedBackCents, grossCents, netCents, vatCents, unclaimedCents, byPlan, conversions } = report;
  const money = (cents: number): string => amountOf(cents, currency);
  const count = (some: number): string => some.toLocaleString('en');
  const totals = [
    { label: 'Received', value: money(receivedCents), note: `${count(payments)} ${payments === 1 ? 'payment' : 'payments'}` },
    ...byPlan.map((plan) => ({ label: planName(plan.planType), value: money(plan.receivedCents), note: `${count(plan.payments)} ${plan.payments === 1 ? 'payment' : 'payments'}` })),
    { label: 'Conversions', value: count(conversions.reduce((sum, day) => sum + day.conversions, 0)), note: 'from trial to paid' },
    { label: 'Refunded', value: money(refundedCents), note: `${money(chargedBackCents)} charged back` },
    { label: 'Revenue', value: money(grossCents), note: 'received less what went back' },
    { label: 'Without VAT', value: money(netCents), note: `${money(vatCents)} VAT` },
    // Money that somebody has to look after; usually there is none.
    ...(unclaimedCents === 0 ? [] : [{ label: 'Unclaimed', value: money(unclaimedCents), note: 'gives nobody access' }]),
  ];
  return (
    <Card as="section" aria-label="Totals">
      <dl className="grid grid-cols-2 gap-5 sm:grid-cols-3 lg:grid-cols-4">
        {totals.map(({ label, value, note }) => (
          <div key={label}>
            <dt className="text-sm text-grey-4">{label}</dt>
            <dd>
              <span className="block text-2xl font-semibold tabular-nums">{value}</span>
              <span className="text-sm text-grey-5">{note}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Charts({ report }: { report: MoneyReport }) {
  const { days, received, back, conversions } = moneyDays(report);
  const money = (cents: number): string => amountOf(cents, report.currency);
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <div className="lg:col-span-2">
        <DayChartCard title="Received by Plan" days={days} series={received} format={money} />
      </div>
      <DayChartCard title="Conversions" days={days} series={conversions} />
      <DayChartCard title="Refunds and Chargebacks" days={days} series={back} format={money} />
    </div>
  );
}
