import { plans, type VerifyCheckoutResponse } from '@b1fuchs/contracts';
import { outcomeTexts as texts } from '../model/checkout-texts.js';
import { dayOf, momentOf } from '../model/days.js';
import { moneyIn } from '../model/prices.js';

/** What was paid, and until when access runs for it. */
export function PurchaseDetails({ purchase }: { purchase: NonNullable<VerifyCheckoutResponse['purchase']> }) {
  const { planType, amountCents, currency, accessFrom, accessUntil } = purchase;
  const rows = [
    [texts.plan, plans[planType].name],
    [texts.paid, moneyIn('en', amountCents, currency)],
    [texts.from, dayOf(accessFrom)],
    [texts.until, momentOf(accessUntil)],
  ] as const;
  return (
    <dl className="mt-5 w-full divide-y divide-grey-2 border-y border-grey-2 text-left">
      {rows.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4 py-2">
          <dt className="text-grey-4">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
